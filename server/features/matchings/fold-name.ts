import { toHalfWidth, toKatakana, toUpperCase } from '../../../entities/language/text/normalise-text.ts'

const smallKana = 'ァィゥェォッャュョヮヵヶ'
const largeKana = 'アイウエオツヤユヨワカケ'

/** Legal forms as banks abbreviate and as people write them, and what statements put before a name. */
const beside =
  /^(?:振込|フリコミ|ソウキン|入金|ニユウキン|被仕向)+|株式会社|有限会社|合同会社|カブシキガイシヤ|ユウゲンガイシヤ|ゴウドウガイシヤ|㈱|㈲|\(?(?:カ|ユ|ド|シヤ|フク|イ|ガク)\)|\((?:カ|ユ|ド|シヤ|フク|イ|ガク)$/g

/**
 * A name as banks print it (Zengin: half-width katakana without small letters), without its spaces, signs, numbers and
 * legal form, so that `ｶ)ﾔﾏﾀﾞｼﾖｳﾃﾝ`, `20261128 ヤマダショウテン` and `やまだしょうてん` are one.
 */
export const foldPayer = (text: string): string =>
  toUpperCase(toKatakana(text))
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, (kana) => largeKana[smallKana.indexOf(kana)]!)
    .replace(/\s+/g, '')
    .replace(beside, '')
    .replace(/[\p{Nd}\p{P}\p{S}ー・]/gu, '')

/** The katakana of a payer's name as it was printed: without numbers, signs and what a statement puts before it. */
export const payerKana = (text: string): string =>
  toKatakana(text)
    .replace(beside, '')
    .replace(/[^ァ-ヶー ]/g, '')
    .trim()

/** The digits of a text, of whatever width: an order number that a payer put before their name. */
export const digitsIn = (text: string): string => toHalfWidth(text).replace(/\D/g, '')
