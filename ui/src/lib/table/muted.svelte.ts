import type { RowFace, Seat } from '$generated/messages';

/** Whom one does not want to hear, on this screen and until it is closed. */
class Muted {
  seats = $state.raw<readonly Seat[]>([]);

  toggle(seat: Seat): void {
    this.seats = this.seats.includes(seat) ? this.seats.filter((other) => other !== seat) : [...this.seats, seat];
  }

  hides({ deed, seat }: RowFace): boolean {
    return (deed === 'said' || deed === 'reacted') && seat !== undefined && this.seats.includes(seat);
  }
}

export const muted = new Muted();
