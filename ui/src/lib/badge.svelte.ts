/** Whether the server knows the badge of this device. One that it does not know is never overwritten unasked. */
class Badge {
  unknown = $state(false);
}

export const badge = new Badge();
