/** By class: yours to keep, theirs to break, a bet. */
export const AGENDAS = {
  def: [
    'artist',
    'camouflager',
    'decoy',
    'greasemonkey',
    'guardian',
    'jellybones',
    'junkdealer',
    'metalhead',
    'sandbagger',
  ],
  des: [
    'berserker',
    'driller',
    'gunnut',
    'kamikaze',
    'ninja',
    'pyromaniac',
    'rocketeer',
    'saboteur',
    'sharpshooter',
    'showoff',
    'stockpiler',
  ],
  bet: ['snitch', 'star'],
} as const;

export type AgendaClass = keyof typeof AGENDAS;
export type AgendaName = (typeof AGENDAS)[AgendaClass][number];

export const AGENDA_NAMES: readonly AgendaName[] = [...AGENDAS.def, ...AGENDAS.des, ...AGENDAS.bet];

export function classOf(name: AgendaName): AgendaClass {
  const has = (names: readonly string[]) => names.includes(name);
  return has(AGENDAS.def) ? 'def' : has(AGENDAS.des) ? 'des' : 'bet';
}
