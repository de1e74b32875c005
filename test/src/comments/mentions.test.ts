import { expect, test } from 'vitest'
import { mentionOf, mentionedIn } from '../../../entities/language/shared/comments.ts'
import { textParts } from '../../../src/captain/comments/comment-body.tsx'
import {
  matchingMembers,
  mentionAt,
  toStoredText,
  toTypedText,
  withDistinctNames,
} from '../../../src/captain/comments/mentions.ts'

const [hana, taro, other, ann] = [
  { id: '01980000-0000-7000-8000-000000000001', name: 'やまだ花子' },
  { id: '01980000-0000-7000-8000-000000000002', name: '山田太郎' },
  { id: '01980000-0000-7000-8000-000000000003', name: '山田' },
  { id: '01980000-0000-7000-8000-000000000004', name: 'Ann' },
] as const
const people = [hana, taro, other, ann]

test('an @ asks for a name wherever Japanese is written, but not within an email address', () => {
  expect(mentionAt('確認@やま', 5)).toEqual({ start: 2, typed: 'やま' })
  expect(mentionAt('＠', 1)).toEqual({ start: 0, typed: '' })
  expect(mentionAt('info@example', 12)).toBeUndefined()
  expect(mentionAt('@山田太郎 さん', 7)).toBeUndefined()
})

test('a name is found by its beginning first, by kana and by romaji', () => {
  expect(matchingMembers(people, '山田')).toEqual([taro, other])
  expect(matchingMembers(people, 'ヤマダ')).toEqual([hana])
  expect(matchingMembers(people, 'yamada')).toEqual([hana])
  expect(matchingMembers(people, '太郎')).toEqual([taro])
  expect(matchingMembers(people, '')).toEqual(people)
})

test('the longest name that fits is named, and its text is the same again when it is edited', () => {
  const typed = '@山田太郎さん、@Ann, @Anna、info@Ann、@誰か\n＠山田'
  const stored = toStoredText(typed, people)
  expect(stored).toBe(`${mentionOf(taro.id)}さん、${mentionOf(ann.id)}, @Anna、info@Ann、@誰か\n${mentionOf(other.id)}`)
  expect(mentionedIn(stored)).toEqual([taro.id, ann.id, other.id])
  expect(toStoredText(toTypedText(stored, people), people)).toBe(stored)
})

test('two members of the same name are told apart', () => {
  const twins = withDistinctNames([taro, { ...other, name: '山田太郎' }])
  expect(twins.map(({ name }) => name)).toEqual(['山田太郎', '山田太郎 (2)'])
  expect(toStoredText('@山田太郎 (2) へ', twins)).toBe(`${mentionOf(other.id)} へ`)
})

test('web addresses are links without what ends the sentence, and nothing else is', () => {
  expect(textParts('詳細はhttps://example.jp/a?b=1(x)。次は（https://example.jp）')).toEqual([
    { text: '詳細は' },
    { text: 'https://example.jp/a?b=1(x)', link: true },
    { text: '。次は（' },
    { text: 'https://example.jp', link: true },
    { text: '）' },
  ])
  expect(textParts('See https://example.jp/.')).toEqual([
    { text: 'See ' },
    { text: 'https://example.jp/', link: true },
    { text: '.' },
  ])
  expect(textParts('javascript:alert(1) http://')).toEqual([{ text: 'javascript:alert(1) http://' }])
})
