import { expect, it } from 'vitest'
import { markOf } from '../../../src/captain/translations/states.ts'

const saved = { source: '猫の日', english: 'Cat day' }

it.each([
  ['is marked as missing', { source: '猫の日', english: null }, 'missing', 'missing'],
  ['is marked as missing once it is cleared', { source: '猫の日', english: '' }, 'current', 'missing'],
  ['has no mark without Japanese', { source: '', english: null }, 'empty', undefined],
  ['has no mark while it matches', saved, 'current', undefined],
  ['is marked once its Japanese is saved without it', saved, 'stale', 'stale'],
  ['is marked while its Japanese is changed', { ...saved, source: '猫の夜' }, 'current', 'outdated'],
  ['cannot be confirmed before its Japanese is saved', { ...saved, source: '猫の夜' }, 'stale', 'outdated'],
  ['has no mark while somebody changes it, too', { source: '猫の夜', english: 'Cat night' }, 'stale', undefined],
  ['is marked as unread where a program wrote it', saved, 'unread', 'unread'],
  ['has no mark before it is known how it stands', saved, undefined, undefined],
] as const)('an English text %s', (_, typed, known, mark) => {
  expect(markOf(typed, saved, known)).toBe(mark)
})

it('a text that was always empty is no change of it', () => {
  expect(markOf({ source: '猫の日', english: 'Cat day' }, { source: '猫の日', english: 'Cat day' }, 'current')).toBe(
    undefined,
  )
  expect(markOf({ source: '', english: 'Cat day' }, { source: null, english: 'Cat day' }, 'empty')).toBe(undefined)
})

it('an English text is marked where the draft that is shown changes the Japanese alone', () => {
  expect(markOf(saved, saved, 'current', true)).toBe('outdated')
  expect(markOf({ ...saved, english: 'Day of the cat' }, saved, 'current', true)).toBe(undefined)
})
