import type { Field } from '../../../entities/language/entity.ts'

const numerals = '零一二三四五六七八九'
const katakana = 'アイウエオカキクケコ'
const hiragana = 'あいうえおかきくけこ'

/** A number in other signs, one for each digit. */
const inSigns = (number: number, signs: string): string =>
  Array.from(String(number), (digit) => signs[Number(digit)]).join('')

/** Texts of every shape a rule asks for, another for each number; the first that a field takes is its example. */
export function textsOf({ rules }: Field, number: number): readonly string[] {
  const digits = String(number)
  const count = (name: string): number =>
    Number(rules.find(({ params }) => params[name] !== undefined)?.params[name] ?? digits.length)
  return [
    `${numerals[number % 10]}番目の項目${number}`,
    `Item ${number}`,
    `item_${number}`,
    `@item${number}`,
    `UCitem${number}`,
    `項目${number}`,
    inSigns(number, katakana),
    inSigns(number, hiragana),
    // As a year, it is that of the dates.
    String(2000 + number),
    digits.padStart(count('n'), '0'),
    digits.padStart(count('length'), '0'),
    digits.padStart(13, '0'),
    `${'2'.padEnd(count('n'), '0')}-${digits.padStart(count('m'), '0').slice(-count('m'))}`,
    `item-${number}.example.jp`,
    `https://item-${number}.example.jp`,
    `192.0.2.${number % 256}`,
    `2001:db8:0:0:0:0:0:${number}`,
    `00:00:5E:00:53:${digits.padStart(2, '0').slice(-2)}`,
    `1.${number}`,
    inSigns(number, 'ABCDEFGHIJ'),
    inSigns(number, 'abcdefghij'),
  ]
}
