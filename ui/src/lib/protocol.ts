/** The version of what travels between the page and the server. */
export const PROTOCOL = 1;

/** Why the server ends a connection, by close code. */
export const CLOSED = {
  goodbye: 1001,
  restart: 1012,
  notKnown: 4001,
  refused: 4003,
  unknownTable: 4004,
  tooSlow: 4008,
  oldClient: 4026,
  tooMany: 4029,
} as const;
