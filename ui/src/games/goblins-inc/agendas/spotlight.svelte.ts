/** The agenda somebody looks at beside the mat: what it counts lights up on the robots. */
class Spotlight {
  agenda = $state.raw<string | null>(null);
}
export const spotlight = new Spotlight();
