import { describe, expect, it } from 'vitest'
import { mergeChanges, resolveConflicts } from '../../../src/kernel/form/merge.ts'

const names = ['title', 'slug', 'body', 'isPinned']
const base = { title: '営業のお知らせ', slug: 'hours', body: null, isPinned: false }

describe('two people change one record', () => {
  it('merges what only one of them touched', () => {
    const found = mergeChanges(names, base, { ...base, title: '臨時休業' }, { ...base, slug: 'closed' })
    expect(found).toEqual({
      values: { title: '臨時休業', slug: 'closed', body: null, isPinned: false },
      touched: ['title', 'slug'],
      taken: ['slug'],
      clashes: [],
    })
  })

  it('asks where both touched a field, and keeps mine until chosen', () => {
    const found = mergeChanges(names, base, { ...base, title: 'A' }, { ...base, title: 'B' })
    expect(found.clashes).toEqual([{ field: 'title', base: '営業のお知らせ', mine: 'A', theirs: 'B' }])
    expect(found.values.title).toBe('A')
    expect(resolveConflicts(found, { title: 'theirs' }).title).toBe('B')
    expect(resolveConflicts(found, { title: 'mine' }).title).toBe('A')
  })

  it('sees no clash where both came to the same value', () => {
    const found = mergeChanges(names, base, { ...base, isPinned: true }, { ...base, isPinned: true })
    expect(found.clashes).toEqual([])
    expect(found.taken).toEqual([])
  })

  it('takes nothing, null and blank text for one', () => {
    expect(mergeChanges(['body'], { body: null }, { body: '' }, {}).touched).toEqual([])
  })

  it('compares the parts of a value, not its identity', () => {
    const week = [{ weekday: 'mon', ranges: [{ openTime: '09:00', closeTime: '25:00', lastOrderTime: null }] }]
    const mine = [{ weekday: 'mon', ranges: [{ openTime: '09:00', closeTime: '25:00' }] }]
    expect(mergeChanges(['days'], { days: week }, { days: mine }, { days: structuredClone(week) }).touched).toEqual([])
    expect(mergeChanges(['days'], { days: week }, { days: [] }, { days: week }).touched).toEqual(['days'])
  })

  it('lets a cleared field stay cleared', () => {
    const found = mergeChanges(['slug'], { slug: 'hours' }, { slug: null }, { slug: 'hours' })
    expect(found.values.slug).toBeNull()
  })
})
