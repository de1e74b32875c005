import type { Unit } from './units.ts'

/** What people write around a number of each unit, in half width: what screens show in either language, and its like. */
const written: Readonly<Record<Unit, { readonly before?: readonly string[]; readonly behind?: readonly string[] }>> = {
  age: { before: ['age'], behind: ['歳', '才', 'years old', 'years'] },
  bpm: { behind: ['bpm'] },
  centimetre: { behind: ['cm', 'センチ', 'センチメートル'] },
  day: { behind: ['日', '日間', 'day', 'days'] },
  floor: { behind: ['階', 'f'] },
  hour: { behind: ['時間', 'h', 'hr', 'hrs', 'hour', 'hours'] },
  kilocalorie: { behind: ['kcal', 'キロカロリー'] },
  kilogram: { behind: ['kg', 'キロ', 'キログラム'] },
  minute: { behind: ['分', '分間', 'min', 'mins', 'minute', 'minutes'] },
  month: { behind: ['か月', 'ヶ月', 'カ月', 'ヵ月', 'ケ月', '箇月', 'month', 'months'] },
  percent: { behind: ['%', 'パーセント', 'percent'] },
  person: { behind: ['人', '名', 'person', 'people'] },
  piece: { behind: ['個', 'コ', 'piece', 'pieces'] },
  player: { behind: ['人', '名', 'player', 'players'] },
  point: { behind: ['点', 'pt', 'pts', 'point', 'points'] },
  second: { behind: ['秒', '秒間', 'sec', 'secs', 'second', 'seconds'] },
  squareMetre: { behind: ['m2', '平米', '平方メートル'] },
  year: { behind: ['年'] },
  yen: { before: ['¥', '\\'], behind: ['円', 'yen'] },
}

/** No number is longer, with its unit; what finds the unit takes the square of a text's length. */
const maxLength = 40

/**
 * What takes the unit from a number as somebody typed it, in half width: 650 of 650kcal, 4 of 4人 and of 4 people. Any
 * other text is left as it is.
 */
export function withoutUnit(unit: Unit | undefined): (text: string) => string {
  if (!unit) return (text) => text
  const { before = [], behind = [] } = written[unit]
  const number = new RegExp(`^(?:${anyOf(before)})?\\s*(.+?)\\s*(?:${anyOf(behind)})?$`, 'i')
  return (text) => (text.length <= maxLength && number.exec(text)?.[1]) || text
}

const anyOf = (words: readonly string[]): string => words.map((word) => word.replace('\\', '\\\\')).join('|')
