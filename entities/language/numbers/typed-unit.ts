import type { Unit } from './units.ts'

/**
 * What people write around a number of each unit, in half width: what screens show in either language, and its like.
 * As regular expressions, of what stands before and behind it.
 */
const written: Readonly<Record<Unit, readonly [before: string, behind: string]>> = {
  age: ['age', '[歳才]|years?( old)?'],
  bpm: ['', 'bpm'],
  centimetre: ['', 'cm|センチ(メートル)?'],
  day: ['', '日間?|days?'],
  floor: ['', '階|f'],
  hour: ['', '時間|h(ou)?rs?|h'],
  kilocalorie: ['', 'kcal|キロカロリー'],
  kilogram: ['', 'kg|キロ(グラム)?'],
  minute: ['', '分間?|min(ute)?s?'],
  month: ['', '[かヶカヵケ箇]月|months?'],
  percent: ['', '%|パーセント|percent'],
  person: ['', '人|名|person|people'],
  piece: ['', '個|コ|pieces?'],
  player: ['', '人|名|players?'],
  point: ['', '点|p(oin)?ts?'],
  second: ['', '秒間?|sec(ond)?s?'],
  squareMetre: ['', 'm2|平米|平方メートル'],
  year: ['', '年'],
  // ¥1,200-, 金1,200円也 and, of amounts with tax, 税込1,200円 and 1,200円(税込).
  yen: ['金?(税込み?)?\\s*[¥\\\\]?', '(円|yen)?\\.?[‐-―−ー-]?(也|\\s*\\(?税込み?\\)?)?'],
}

/** No number is longer, with its unit; what finds the unit takes the square of a text's length. */
const maxLength = 40

/**
 * What takes the unit from a number as somebody typed it, in half width: 650 of 650kcal, 4 of 4人 and of 4 people. Any
 * other text is left as it is.
 */
export function withoutUnit(unit: Unit | undefined): (text: string) => string {
  if (!unit) return (text) => text
  const [before, behind] = written[unit]
  const number = new RegExp(`^(?:${before})?\\s*(?<number>.+?)\\s*(?:${behind})?$`, 'i')
  return (text) => (text.length <= maxLength && number.exec(text)?.groups!['number']) || text
}
