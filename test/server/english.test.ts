// @module-tag sqlite
import { describe, expect, test } from 'vitest'
import { issueText } from '../../locales/issue-text.ts'
import { labelsOf } from '../../locales/labels.ts'
import { apiSentences } from '../../server/base/locale/api-sentences.ts'
import { englishMessage, englishSentence } from '../../server/base/locale/english.ts'
import type { Issue } from '../../entities/language/input/issues.ts'
import { refusing } from '../../server/kernel/requests/parameters.ts'
import { wordsOf } from '../locales/words.ts'
import { translatorOf } from '../../server/base/locale/translator.ts'

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
    const [closes, opens] = ['days.ranges.closeTime', 'days.ranges.openTime'] as const
    expect(text).toBe(`${label(closes)} (\`${closes}\`) must be after ${label(opens)} (\`${opens}\`).`)
  })

  test('names the API’s own fields beside labels for programs, and labels alone for people', () => {
    const issue = {
      path: ['unpublishAt'],
      rule: 'integrity.endAfterStart',
      params: { start: 'publishAt', end: 'unpublishAt' },
    }
    const { label } = labelsOf({ translate: translatorOf('en') }, 'news')
    const [end, start] = [label('unpublishAt'), label('publishAt')]
    expect(englishMessage(issue, 'news')).toBe(`${end} (\`unpublishAt\`) must be after ${start} (\`publishAt\`).`)
    expect(englishSentence(issue, 'news')).toBe(`${end} must be after ${start}.`)
  })

  test('calls the record by the name of its entity, and what is no entity’s by its shared names', () => {
    expect(englishMessage({ path: [], rule: 'immutable', params: {} }, 'news')).not.toContain('%{')
    expect(englishMessage({ path: ['title'], rule: 'required', params: {} })).toBe('Title (`title`) must be given.')
  })

  test('of a rule without words says that the value is not valid', () => {
    expect(englishMessage({ path: ['title'], rule: 'no-such-rule', params: {} }, 'news')).toBe(
      'The value of Title (`title`) is not valid.',
    )
  })

  test('speaks to who calls the API, of whatever rule, not to somebody at a screen', () => {
    const rules = [...wordsOf('en', 'validations').keys()].filter((rule) => !rule.startsWith('dateNotAfter.'))
    const said = rules.map((rule) => [rule, englishMessage({ path: ['title'], rule, params: {} })])
    const toPeople =
      /reload|please|choose|\benter\b|ticked|try again|what you typed|fill in|\bask an?\b|\byou\b|screen/i
    expect(said.filter(([, sentence]) => toPeople.test(sentence!))).toEqual([])
  })

  test('fits labels that name one thing and labels that name several', () => {
    const agreeing =
      /(?<!value of )%\{(label|target|a|b)\} (is|has|was|does|needs|contains|covers|names|exists|no longer exists)\b/
    // Each of them is about one thing: a code, a record, a parameter, a comment.
    const ofOne = ['duplicate', 'checkDigit', 'rangeTooLong', 'uniqueWithinTenant', 'inUse', 'mentionsStranger']
    const found = [...wordsOf('en', 'validations'), ...Object.entries(apiSentences)]
      .filter(([, sentence]) => agreeing.test(sentence))
      .map(([rule]) => rule.replace('integrity.', ''))
    expect(found.filter((rule) => !ofOne.includes(rule))).toEqual([])
  })

  test('writes days as the screens do, in the language of the reader', () => {
    const issue = { path: ['wishDate'], rule: 'integrity.wishDateFrom', params: { date: '2026-12-04' } }
    const bounds = { path: ['wishDate'], rule: 'dateWithin', params: { first: '1868-01-01', last: '2999-12-31' } }
    const translate = translatorOf('ja')
    const inJapanese = (each: Issue) => issueText(translate, labelsOf({ translate }, 'order'), each)
    expect(englishMessage(issue, 'order')).toContain(' 4 Dec 2026 ')
    expect(inJapanese(issue)).toContain('、2026/12/04以降')
    expect(englishMessage(bounds, 'order')).toContain('1 Jan 1868 to 31 Dec 2999')
    expect(inJapanese(bounds)).toContain('1868/01/01から2999/12/31まで')
  })

  test('names states as the screens do, and never by their codes', () => {
    const translate = translatorOf('ja')
    const both = (entity: string, rule: string, params: Issue['params']) => {
      const issue = { path: ['status'], rule, params }
      return [englishMessage(issue, entity), issueText(translate, labelsOf({ translate }, entity), issue)]
    }
    expect(both('order', 'integrity.transitionNotAllowed', { from: 'shipped', to: 'pending' })).toEqual([
      'The status cannot be changed from “Shipped” to “Received”.',
      '「発送済み」から「受付」には変更できません。',
    ])
    expect(both('article', 'undeletable', { state: 'published' })).toEqual([
      'It cannot be deleted while its status is “Published”.',
      '「公開中」の間は削除できません。先に状態を変更してください。',
    ])
  })

  test('says of a list’s parameter what it takes', () => {
    const said = (rule: string, name: string) => {
      const issues: Issue[] = []
      refusing(issues)(rule, name)
      return englishMessage(issues[0]!)
    }
    expect(said('invalid', 'range')).toBe('The value of range is not valid. It must be JSON, such as [0,24].')
    expect(said('rangeTooLong', 'range')).toBe(
      'range covers more than 1,000 records, the most that one call answers with.',
    )
    expect(said('unknownField', 'colour')).toBe('“colour” is not a known field or parameter here.')
  })

  test('is the sentence a screen says, and so it is in Japanese', () => {
    const issue = { path: ['title'], rule: 'maxFullWidth', params: { max: 1200 } }
    const screen = (language: 'ja' | 'en') => {
      const translate = translatorOf(language)
      return issueText(translate, labelsOf({ translate }, 'news'), issue)
    }
    expect(englishSentence(issue, 'news')).toBe(screen('en'))
    expect(screen('ja')).toBe('タイトルは1,200文字以内で入力してください。')
  })
})
