/** The units that number fields count in. */
export const units = [
  'age',
  'bpm',
  'centimetre',
  'day',
  'floor',
  'hour',
  'kilocalorie',
  'kilogram',
  'minute',
  'month',
  'percent',
  'person',
  'piece',
  'player',
  'point',
  'second',
  'squareMetre',
  'year',
  'yen',
] as const
export type Unit = (typeof units)[number]
