import { createWords } from '../../../src/shell/words/words.ts'
import { daysKept, isExpired } from '../../../src/shell/ui/unsaved-typing.ts'
import { describe, expect, it } from 'vitest'
import { news } from '../../../entities/news.ts'
import { tenantUser } from '../../../entities/kernel/tenant-user.ts'
import {
  entryKey,
  journalEntryOf,
  locationPrefix,
  touchesPersonal,
} from '../../../src/captain/form/journal/journal-entry.ts'

const place = { user: 'u1', tenant: 't1', entity: 'news', record: 'r1' }

describe('the keys of what is kept', () => {
  it('tell user, tenant, entity, parent, record, version and visit apart', () => {
    const keys = [
      entryKey(place, 1, 'v'),
      entryKey({ ...place, user: 'u2' }, 1, 'v'),
      entryKey({ ...place, tenant: 't2' }, 1, 'v'),
      entryKey({ ...place, entity: 'article' }, 1, 'v'),
      entryKey({ ...place, parent: 'p' }, 1, 'v'),
      entryKey({ ...place, record: undefined }, 1, 'v'),
      entryKey(place, 2, 'v'),
      entryKey(place, 1, 'w'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('start with their place, and with no other place', () => {
    expect(entryKey(place, 3, 'v').startsWith(locationPrefix(place))).toBe(true)
    expect(entryKey({ ...place, record: 'r10' }, 3, 'v').startsWith(locationPrefix(place))).toBe(false)
    expect(
      entryKey({ ...place, tenant: 't1/news' }, 3, 'v').startsWith(locationPrefix({ ...place, tenant: 't1' })),
    ).toBe(false)
  })
})

describe('what is kept', () => {
  const base = { id: 'r1', version: 4, title: 'A', slug: 'a', linkUrl: null }

  it('is what differs, with what it was and the version it was', () => {
    expect(journalEntryOf(news, ['title', 'slug', 'linkUrl'], base, { title: 'B', slug: 'a', linkUrl: '' }, 7)).toEqual(
      {
        at: 7,
        version: 4,
        values: { title: 'B' },
        base: { title: 'A' },
      },
    )
  })

  it('is nothing where nothing differs', () => {
    expect(journalEntryOf(news, ['title'], base, { title: 'A' }, 7)).toBeUndefined()
  })

  it('never holds personal data', () => {
    const typed = { user: '0190c3f0-0000-7000-8000-000000000001', memo: '夜間' }
    expect(journalEntryOf(tenantUser, ['user', 'memo'], {}, typed, 7)?.values).toEqual({ memo: '夜間' })
    expect(journalEntryOf(tenantUser, ['user'], {}, typed, 7)).toBeUndefined()
    expect(touchesPersonal({ entity: tenantUser, tables: undefined }, ['user'])).toBe(true)
    expect(touchesPersonal({ entity: tenantUser, tables: undefined }, ['memo'])).toBe(false)
  })

  it('is gone after seven days, as who leaves is told', async () => {
    const days = 604_800_000
    expect(isExpired(1, days + 1)).toBe(false)
    expect(isExpired(1, days + 2)).toBe(true)
    for (const locale of ['ja', 'en'] as const) {
      const words = createWords(locale)
      await words.load('forms')
      expect(words.translate('forms.leave.kept', { days: daysKept })).toMatch(/\b7 days|7日間/)
      expect(words.translate('forms.leave.kept', { days: 30 })).toMatch(/\b30 days|30日間/)
    }
  })
})
