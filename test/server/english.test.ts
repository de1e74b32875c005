import { describe, expect, test } from 'vitest'
import { issueText } from '../../locales/issue-text.ts'
import { labelsOf } from '../../locales/labels.ts'
import { englishMessage } from '../../server/locale/english.ts'
import { translatorOf } from '../../server/locale/translator.ts'

describe('a fault in plain English', () => {
  test('groups the digits of large bounds, also of those that came as text', () => {
    const bound = (max: number | string) => englishMessage({ path: ['price'], rule: 'max', params: { max } })
    expect(bound(1234567)).toContain('1,234,567')
    expect(bound('99999999999999999.99')).toContain('99,999,999,999,999,999.99')
  })

  test('names fields of a row by what the row calls them', () => {
    const text = englishMessage(
      {
        path: ['days', 0, 'ranges', 0, 'closeTime'],
        rule: 'integrity.endAfterStart',
        params: { start: 'openTime', end: 'closeTime' },
      },
      'business-day',
    )
    const { label } = labelsOf({ translate: translatorOf('en') }, 'business-day')
    expect(text).toBe(`${label('days.ranges.closeTime')} must be after ${label('days.ranges.openTime')}.`)
  })

  test('calls the record by the name of its entity, and what is no entity’s by its shared names', () => {
    expect(englishMessage({ path: [], rule: 'immutable', params: {} }, 'news')).not.toContain('%{')
    expect(englishMessage({ path: ['title'], rule: 'required', params: {} })).toBe('Title is required.')
  })

  test('of a rule without words says that the value is not valid', () => {
    expect(englishMessage({ path: ['title'], rule: 'no-such-rule', params: {} }, 'news')).toBe(
      'Title is not valid. Please enter it again.',
    )
  })

  test('is the sentence a screen says, and so it is in Japanese', () => {
    const issue = { path: ['title'], rule: 'maxFullWidth', params: { max: 1200 } }
    const screen = (language: 'ja' | 'en') => {
      const translate = translatorOf(language)
      return issueText(translate, labelsOf({ translate }, 'news'), issue)
    }
    expect(englishMessage(issue, 'news')).toBe(screen('en'))
    expect(screen('ja')).toBe('タイトルは1,200文字以内で入力してください。')
  })
})
