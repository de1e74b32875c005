import { describe, expect, test } from 'vitest'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { contact } from '../../../entities/inquiries/contact.ts'
import { entities } from '../../../entities/index.ts'
import { news } from '../../../entities/news.ts'
import { attentionsOf } from '../../../entities/language/derived/entity-attention.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import {
  conditionsOf,
  dayParts,
  daysIn,
  optionParts,
  optionsIn,
  withCondition,
} from '../../../src/captain/list/filters/conditions.ts'
import { filterFields, listFilters } from '../../../src/captain/list/filters/use-filters.ts'

const { status, category, publishAt, heldFrom, title, isPinned } = news.fields as Record<
  string,
  (typeof news.fields)[string]
>
const fields = Object.values(news.fields)
const zone = 'Asia/Tokyo'

describe('conditions of a filter', () => {
  test('are one a field, however many operators it has', () => {
    const conditions = conditionsOf(
      { q: 'ねこ', status: 'draft', publishAt_gte: 'a', publishAt_lt: 'b', nobody_gte: 1 },
      fields,
    )
    expect(conditions).toEqual([
      { field: status, parts: { eq: 'draft' } },
      { field: publishAt, parts: { gte: 'a', lt: 'b' } },
    ])
  })
  test('replace what was said of their field and leave the rest', () => {
    const filter = { q: 'ねこ', publishAt_gte: 'a', publishAt_lt: 'b', isPinned: false }
    expect(withCondition(filter, { field: publishAt!, parts: { gte: 'c' } })).toEqual({
      q: 'ねこ',
      isPinned: false,
      publishAt_gte: 'c',
    })
    expect(withCondition(filter, { field: isPinned!, parts: {} })).toEqual({
      q: 'ねこ',
      publishAt_gte: 'a',
      publishAt_lt: 'b',
    })
  })
  test('come back from the filter they were written into', () => {
    const condition = { field: title!, parts: { contains: '旅' } }
    expect(conditionsOf(withCondition({}, condition), fields)).toEqual([condition])
  })
})

test('one option is asked for by itself, several as any of them', () => {
  for (const options of [[], ['info'], ['info', 'event']]) {
    expect(optionsIn({ field: category!, parts: optionParts(options) })).toEqual(options)
  }
  expect(optionParts(['info'])).toEqual({ eq: 'info' })
  expect(optionParts(['info', 'event'])).toEqual({ in: ['info', 'event'] })
  const meant = optionParts(['scheduled'], true)
  expect(meant).toEqual({ now: ['scheduled'] })
  expect(optionsIn({ field: status!, parts: meant })).toEqual(['scheduled'])
})

describe('a span of days', () => {
  test('begins and ends at midnight in the tenant’s zone where the field is an instant', () => {
    const days = { from: '2026-11-01', until: '2026-11-30' }
    const parts = dayParts(publishAt!, days, zone)
    expect(parts).toEqual({ gte: '2026-10-31T15:00:00.000Z', lt: '2026-11-30T15:00:00.000Z' })
    expect(daysIn({ field: publishAt!, parts }, zone)).toEqual(days)
  })
  test('is the days themselves where the field is a date', () => {
    const days = { from: '2026-11-01', until: '2026-11-30' }
    const parts = dayParts(heldFrom!, days, zone)
    expect(parts).toEqual({ gte: '2026-11-01', lte: '2026-11-30' })
    expect(daysIn({ field: heldFrom!, parts }, zone)).toEqual(days)
  })
  test('may be open at either end', () => {
    expect(dayParts(publishAt!, { from: '2026-11-01' }, zone)).toEqual({ gte: '2026-10-31T15:00:00.000Z' })
    expect(dayParts(publishAt!, {}, zone)).toEqual({})
    expect(dayParts(publishAt!, { until: '2999-12-31' }, zone)).toEqual({})
  })
})

describe('the filters of a list', () => {
  test('are the declared ones, then to whom records are assigned, those of the columns the site has, and what any record may want', () => {
    const names = (site: 'myturn-games' | 'emu-esu-com') => {
      const { quick, more } = filterFields(news, site)
      return [quick.map(({ name }) => name), more.map(({ name }) => name)]
    }
    expect(names('myturn-games')).toEqual([
      ['status', 'category', 'isPinned'],
      ['hasDraft', 'assignedTo', 'title', 'publishAt', 'gameTitle', 'alert'],
    ])
    expect(names('emu-esu-com')).toEqual([
      ['status', 'category', 'isPinned'],
      ['hasDraft', 'assignedTo', 'title', 'publishAt', 'alert'],
    ])
  })
  test('of enquiries have their own field for whom they are assigned to, and no other', () => {
    const { quick, more } = filterFields(contact, 'emu-esu-com')
    const names = [...quick, ...more].map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('assign'))).toEqual(['assignee'])
  })
  test('are all that a declaration names, whatever their kinds', () => {
    for (const entity of Object.values(entities)) {
      for (const site of Object.keys(entity.sites) as SiteSlug[]) {
        const here = siteFields(entity, site).map(({ name }) => name)
        const { quick, more } = filterFields(entity, site)
        expect(quick.length, `${entity.name} at ${site}`).toBeLessThanOrEqual(4)
        const all = [...quick, ...more].map(({ name }) => name)
        expect(all, `${entity.name} at ${site}`).toEqual(
          expect.arrayContaining((entity.filter ?? []).filter((name) => here.includes(name))),
        )
      }
    }
  })
  test('that a number on the board sets stand above the list, and can be taken away there', () => {
    for (const entity of Object.values<Entity>(entities)) {
      for (const site of Object.keys(entity.sites) as SiteSlug[]) {
        for (const { name, filter } of attentionsOf(entity, site)) {
          const { conditions, apply } = listFilters(entity, site, {
            filterValues: filter,
            setFilters: (rest: unknown) => expect(rest, `${entity.name} ${name}`).toEqual({}),
          })
          expect(conditions.flatMap(optionsIn).length, `${entity.name} ${name} at ${site}`).toBeGreaterThan(0)
          apply({ field: conditions[0]!.field, parts: {} })
        }
      }
    }
  })
  test('hold together with the words searched for, and all go at once', () => {
    const set: unknown[] = []
    const list = {
      filterValues: { q: 'ねこ', status: 'draft' },
      setFilters: (filter: unknown) => void set.push(filter),
    }
    const filters = listFilters(news, 'myturn-games', list)
    expect([filters.words, filters.active, filters.conditions.length]).toEqual(['ねこ', true, 1])
    filters.search('いぬ')
    filters.apply({ field: isPinned!, parts: { eq: false } })
    filters.search('')
    filters.clear()
    expect(set).toEqual([
      { q: 'いぬ', status: 'draft' },
      { q: 'ねこ', status: 'draft', isPinned: false },
      { status: 'draft' },
      {},
    ])
  })
})
