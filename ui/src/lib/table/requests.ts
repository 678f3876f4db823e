import type { FromPage, Problem, Request, Seat } from '$generated/messages';

/** What was asked cannot be. `problem` says why, in a sentence, and where the rules say so. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text || problem.key);
    this.name = 'Refused';
    this.problem = problem;
  }
}

export const problemOf = (key: string): Problem => ({ key, args: {}, text: '', anchor: null });

interface Open {
  message: FromPage;
  answered(): void;
  refused(problem: Refused): void;
}

/** A word that nobody else will draw: a move that arrives twice with the same one is made once. */
export const freshTicket = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What has been asked and not yet answered. */
export class PendingRequests {
  readonly #open = new Map<number, Open>();
  #last = 0;

  /** Is something under way? */
  get busy(): boolean {
    return this.#open.size > 0;
  }

  ask(request: Request, send: (message: FromPage) => boolean): Promise<void> {
    return this.#start((id) => ({ type: 'ask', id, request }), send);
  }

  look(seat: Seat | null, seen: number, send: (message: FromPage) => boolean): Promise<void> {
    return this.#start((id) => ({ type: 'look', id, seat, seen }), send);
  }

  answered(id: number): void {
    this.#take(id)?.answered();
  }

  refused(id: number, problem: Problem): void {
    this.#take(id)?.refused(new Refused(problem));
  }

  /** The line is back: what has a ticket is asked again, with the same one; it will not happen twice. */
  resume(send: (message: FromPage) => boolean): void {
    for (const { message } of this.#open.values()) send(message);
  }

  /** The line is cut: what has no ticket may have happened or not, and is not asked again. */
  interrupt(): void {
    this.#refuseAll('page-problem-cut-off', ({ message }) => !hasTicket(message));
  }

  /** Nothing will be answered any more. */
  abandon(): void {
    this.#refuseAll('page-problem-cut-off', () => true);
  }

  #start(make: (id: number) => FromPage, send: (message: FromPage) => boolean): Promise<void> {
    this.#last += 1;
    const id = this.#last;
    const message = make(id);
    return new Promise((answered, refused) => {
      if (!send(message) && !hasTicket(message)) {
        refused(new Refused(problemOf('page-problem-no-connection')));
        return;
      }
      this.#open.set(id, { message, answered, refused });
    });
  }

  #take(id: number): Open | undefined {
    const found = this.#open.get(id);
    this.#open.delete(id);
    return found;
  }

  #refuseAll(key: string, which: (open: Open) => boolean): void {
    for (const [id, open] of [...this.#open]) {
      if (which(open)) this.refused(id, problemOf(key));
    }
  }
}

const hasTicket = (message: FromPage): boolean => message.type === 'ask' && 'ticket' in message.request;
