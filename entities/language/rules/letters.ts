import { patternRule, type Rule } from '../rule.ts'

export const alphabet = (): Rule => patternRule('alphabet', /[A-Za-z]+/)
export const alphabetUpper = (): Rule => patternRule('alphabetUpper', /[A-Z]+/)
export const alphabetLower = (): Rule => patternRule('alphabetLower', /[a-z]+/)

/** Letters and digits, exactly `length` of them if given. */
export const alphanumeric = (length?: number): Rule =>
  length === undefined
    ? patternRule('alphanumeric', /[A-Za-z0-9]+/)
    : patternRule('alphanumericExact', new RegExp(`[A-Za-z0-9]{${length}}`), { length })

// A reading has a letter: marks and spaces alone say nothing.

/** Hiragana with its iteration and long vowel marks, and spaces of either width. */
export const hiragana = (): Rule => patternRule('hiragana', /[ゝゞー\u3000 ]*[ぁ-ゖ][ぁ-ゖゝゞー\u3000 ]*/)
/** Full-width katakana with its iteration and long vowel marks, the middle dot, and spaces of either width. */
export const katakana = (): Rule => patternRule('katakana', /[ヽヾー・\u3000 ]*[ァ-ヶ][ァ-ヶヽヾー・\u3000 ]*/)
/**
 * The name of an account as banks transfer it: katakana, capital letters, digits and the signs of the Zengin format,
 * such as カ)ヤマダシヨウテン; here in full-width kana and half-width signs. Customers put the number of their order before it.
 */
export const bankName = (): Rule =>
  patternRule('bankName', /[0-9ヽヾー・()\-./,¥\\「」\u3000 ]*[ァ-ヶA-Z][ァ-ヶA-Z0-9ヽヾー・()\-./,¥\\「」\u3000 ]*/)
export const hiraganaKatakana = (): Rule =>
  patternRule('hiraganaKatakana', /[ゝゞヽヾー・\u3000 ]*[ぁ-ゖァ-ヶ][ぁ-ゖァ-ヶゝゞヽヾー・\u3000 ]*/)
