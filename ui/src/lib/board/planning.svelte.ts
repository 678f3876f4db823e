/** What is being planned: the first half of a move. Board and buttons share it. */
export class Planning<Plan> {
  plan: Plan;

  constructor(plan: Plan) {
    this.plan = $state.raw(plan);
  }
}
