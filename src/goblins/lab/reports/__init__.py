"""Reports: what a run says, for people who have not seen the plan; and what differs between two runs."""
