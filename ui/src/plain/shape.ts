/** How a view that nobody has drawn a board for is laid out: by nothing but its shape. */

export type Shape =
  | { kind: 'text'; text: string }
  | { kind: 'record'; fields: Field[] }
  /** Records that are alike, a row each. */
  | { kind: 'table'; columns: string[]; rows: string[][] }
  | { kind: 'list'; items: unknown[] };

export interface Field {
  label: string;
  value: unknown;
}

type Fields = Record<string, unknown>;
const NOTHING = '–';

export function shapeOf(value: unknown): Shape {
  if (isShort(value)) return { kind: 'text', text: textOf(value) };
  if (!Array.isArray(value)) return { kind: 'record', fields: fieldsIn(value as Fields) };
  const records = value.every(isRecord) ? value : [];
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const isTable = records.length > 1 && records.every((record) => Object.values(record).every(isShort));
  return isTable
    ? { kind: 'table', columns: keys.map(labelOf), rows: records.map((one) => keys.map((key) => textOf(one[key]))) }
    : { kind: 'list', items: value };
}

/** What fits on a line comes first. */
const fieldsIn = (record: Fields): Field[] =>
  Object.entries(record)
    .map(([key, value]) => ({ label: labelOf(key), value }))
    .sort((a, b) => Number(isShort(b.value)) - Number(isShort(a.value)));

/** `build_step` is labelled Build step. */
export const labelOf = (key: string): string => {
  const text = key.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isShort = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((one) => typeof one !== 'object' || one === null)
    : !isRecord(value) || !Object.keys(value).length;

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ') || NOTHING;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || !value) return NOTHING;
  return /^[a-z]+([-_][a-z]+)+$/.test(value) ? value.replaceAll(/[-_]/g, ' ') : value;
}
