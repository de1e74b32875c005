import { matching, type Rule } from '../rule.ts'

export const alphabet = (): Rule => matching('alphabet', /[A-Za-z]+/)
export const alphabetUpper = (): Rule => matching('alphabetUpper', /[A-Z]+/)
export const alphabetLower = (): Rule => matching('alphabetLower', /[a-z]+/)

/** Letters and digits, exactly `length` of them where it is given. */
export const alphanumeric = (length?: number): Rule =>
  length === undefined
    ? matching('alphanumeric', /[A-Za-z0-9]+/)
    : matching('alphanumericExact', new RegExp(`[A-Za-z0-9]{${length}}`), { length })

/** Hiragana with its marks of repetition and length, and spaces of either width. */
export const hiragana = (): Rule => matching('hiragana', /[ぁ-ゖゝゞー\u3000 ]+/)
/** Full-width katakana with its marks, the middle dot, and spaces of either width. */
export const katakana = (): Rule => matching('katakana', /[ァ-ヶヽヾー・\u3000 ]+/)
export const hiraganaKatakana = (): Rule => matching('hiraganaKatakana', /[ぁ-ゖァ-ヶゝゞヽヾー・\u3000 ]+/)
