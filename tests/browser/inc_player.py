"""Somebody who plays Goblins Inc."""

from __future__ import annotations

from .player import Player


class IncPlayer(Player):
    likes = (
        r"^(Got it|To the yard!|On we go|All at once|To the scores|To the end)$",
        r"^(Hand them over!|Done!|Seal them|Seal the|Set it down!|Tape it!|Give it up|Roll again!)",
        r"^Done, leave it loose",
        r"^Bet on Star",
        r"^Place ",
        r"^Into the crate",
        r"^Keep ",
        r"^the one over ",  # a token
        r"^(One more arrow!|Light the fuse|Roll the blanks again)",
        r"^Duct Tape: put",
        r"^Crane: lift",
        r"^Lift this tile",
        r"^to \d$",
        r"^Turn die ",
        r"^Roll all again",
        r"^(Nitro|Homing|Emergency|Dynamite|Sabotage|Duct Tape|Crane)$",
        r"^(Fire!|Roll the dice|Roll without it)",
        r"^Bring the right side to the front",
        r"^Choose the (left|middle|right) card",
    )

    def wants(self, name: str, is_pressed: bool, others: list[str]) -> bool:
        if name == "Seal the controller":  # not before the dials are there, and turned
            sides = [other for other in others if other.startswith("Bring the")]
            return bool(sides) and not any(side.startswith("Bring the right") for side in sides)
        return not is_pressed
