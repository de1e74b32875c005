import { patternRule, type Rule } from '../rule.ts'

export const alphabet = (): Rule => patternRule('alphabet', /[A-Za-z]+/)
export const alphabetUpper = (): Rule => patternRule('alphabetUpper', /[A-Z]+/)
export const alphabetLower = (): Rule => patternRule('alphabetLower', /[a-z]+/)

/** Letters and digits, exactly `length` of them if given. */
export const alphanumeric = (length?: number): Rule =>
  length === undefined
    ? patternRule('alphanumeric', /[A-Za-z0-9]+/)
    : patternRule('alphanumericExact', new RegExp(`[A-Za-z0-9]{${length}}`), { length })

/** Hiragana with its iteration and long vowel marks, and spaces of either width. */
export const hiragana = (): Rule => patternRule('hiragana', /[ぁ-ゖゝゞー\u3000 ]+/)
/** Full-width katakana with its iteration and long vowel marks, the middle dot, and spaces of either width. */
export const katakana = (): Rule => patternRule('katakana', /[ァ-ヶヽヾー・\u3000 ]+/)
export const hiraganaKatakana = (): Rule => patternRule('hiraganaKatakana', /[ぁ-ゖァ-ヶゝゞヽヾー・\u3000 ]+/)
