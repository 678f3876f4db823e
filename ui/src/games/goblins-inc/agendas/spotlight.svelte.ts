/** The agenda somebody looks at beside the mat: what it counts lights up on the robots. */
export class Spotlight {
  agenda = $state.raw<string | null>(null);
}
