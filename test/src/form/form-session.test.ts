import { get } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { initialValues } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { businessDay } from '../../../entities/opening/business-day.ts'
import { pricePlan } from '../../../entities/price-plan.ts'
import { open, savedNews as saved } from './open-form.ts'

describe('a form while it is filled in', () => {
  it('is changed only by what a reader would call a change', () => {
    const { type, state } = open()
    type('title', '旧作')
    expect(state().changed).toEqual(['title'])
    type('title', '新作')
    type('metaDescription', '')
    expect(state().changed).toEqual([])
  })

  it('points out a fault when the field is left, and from then on as it is typed in', () => {
    const { session, type, state } = open()
    type('title', '')
    expect(state().messages.title).toBeUndefined()
    session.fieldLeft('title')
    expect(state().messages.title?.error).toBe('title required')
    type('title', '新')
    expect(state().messages.title).toBeUndefined()
    type('title', '')
    expect(state().messages.title).toBeUndefined()
  })

  it('brings a value into its stored form when the field is left, never before', () => {
    const { session, type } = open()
    type('slug', ' Ｎew ')
    expect(session.values().slug).toBe(' Ｎew ')
    session.fieldLeft('slug')
    expect(session.values().slug).toBe('New')
  })

  it('lists every fault when saving is tried, and has nothing to send', () => {
    const { session, type, state } = open()
    type('title', '')
    type('slug', '猫')
    expect(session.attempt()).toBeUndefined()
    expect(state().attempted).toBe(true)
    expect(state().faults.map(({ path }) => path)).toEqual(['title', 'slug'])
  })

  it('sends values in their stored form', () => {
    const { session, type } = open()
    type('title', ' 旧作 ')
    expect(session.attempt()?.title).toBe('旧作')
    expect(session.attempt({ status: 'published' })?.status).toBe('published')
  })
})

describe('what other records give to think about', () => {
  it('is said at its field until a value that it is about changes, and keeps nothing from being saved', () => {
    const { session, type, state } = open()
    const about = { publishAt: session.values().publishAt, slug: session.values().slug }
    session.setAdvice([{ path: ['publishAt'], rule: 'integrity.closedDay', params: {} }], about)
    expect(state().messages.publishAt?.warning).toBe('publishAt integrity.closedDay')
    expect(session.attempt()).toBeDefined()
    type('title', '旧作')
    expect(state().messages.publishAt?.warning).toBe('publishAt integrity.closedDay')
    type('slug', 'other')
    expect(state().messages.publishAt).toBeUndefined()
  })
})

describe('issues that the server answers', () => {
  it('land on their fields and stay until the field is typed in', () => {
    const { session, type, state, errors } = open()
    session.showServerIssues([{ path: ['slug'], rule: 'duplicate', params: {} }])
    expect(state().messages.slug?.error).toBe('slug duplicate')
    expect(get(errors(), 'slug.message')).toBe('slug duplicate')
    type('slug', 'other')
    expect(state().messages.slug).toBeUndefined()
    expect(get(errors(), 'slug')).toBeUndefined()
  })

  it('land on the part of a value that they name', () => {
    const { session, state, errors } = open(
      { ...initialValues(businessDay, 'toki-tsumugi-cafe'), id: 't', version: 1 },
      businessDay,
      'toki-tsumugi-cafe',
    )
    session.showServerIssues([{ path: ['days', 0, 'ranges', 1, 'openTime'], rule: 'time30', params: {} }])
    expect(state().messages.days?.inside).toEqual({ '0.ranges.1.openTime': 'days.0.ranges.1.openTime time30' })
    expect(get(errors(), 'days.0.ranges.1.openTime.message')).toBe('days.0.ranges.1.openTime time30')
  })

  it('stand on top where they are about the record as a whole', () => {
    const { session, state } = open()
    session.showServerIssues([
      { path: ['slug'], rule: 'duplicate', params: {} },
      { path: [], rule: 'integrity.transitionNotAllowed', params: {} },
    ])
    expect(state().faults.map(({ path }) => path)).toEqual(['', 'slug'])
  })
})

describe('values that are derived from others', () => {
  const extending = {
    ...pricePlan,
    derived: {
      extensionMinutes: { from: ['durationMinutes'], value: ({ durationMinutes }: any) => durationMinutes / 2 },
      extensionPrice: {
        from: ['price', 'extensionMinutes', 'service.minMinutes'],
        value: ({ price, extensionMinutes, service }: any) => (price * extensionMinutes) / service.minMinutes,
      },
    },
  } as Entity
  const plan = { ...initialValues(pricePlan, 'myprince-vip'), name: '平日', service: crypto.randomUUID() }

  it('are shown as soon as what they are made of is there, and are no part of what is sent', () => {
    const { session, type, state } = open(plan, extending, 'myprince-vip', 'create')
    expect(state().derived).toEqual({ extensionMinutes: null, extensionPrice: null })
    type('durationMinutes', 60)
    expect(state().derived).toEqual({ extensionMinutes: 30, extensionPrice: null })
    type('price', 1000)
    session.setReferenced({ service: { minMinutes: 30 } })
    expect(state().derived).toEqual({ extensionMinutes: 30, extensionPrice: 1000 })
    expect(session.shown).toContain('extensionPrice')
    expect(session.attempt()).not.toHaveProperty('extensionPrice')
    expect(state().changed.toSorted()).toEqual(['durationMinutes', 'price'])
  })

  it('are those of the saved record until one of its own values changes, and follow nothing that is wrong', () => {
    const saved = {
      ...plan,
      id: 'p',
      version: 2,
      durationMinutes: 60,
      price: 1000,
      extensionMinutes: 20,
      extensionPrice: 5,
    }
    const { session, type, state } = open(saved, extending, 'myprince-vip')
    session.setReferenced({ service: { minMinutes: 30 } })
    expect(state().derived).toEqual({ extensionMinutes: 20, extensionPrice: 5 })
    type('durationMinutes', '一時間')
    expect(state().derived).toEqual({ extensionMinutes: null, extensionPrice: null })
    type('durationMinutes', 60)
    expect(state().derived).toEqual({ extensionMinutes: 20, extensionPrice: 5 })
    type('price', 3000)
    expect(state().derived).toEqual({ extensionMinutes: 20, extensionPrice: 2000 })
  })

  it('that break a rule of their field keep the form from being sent, and say so there', () => {
    const { session, type, state } = open({ ...plan, price: 1 }, extending, 'myprince-vip', 'create')
    type('durationMinutes', 2880)
    expect(session.attempt()).toBeUndefined()
    expect(state().messages.extensionMinutes?.error).toBe('extensionMinutes max')
  })
})

describe('a record that moves on', () => {
  it('keeps what was typed and takes the rest', () => {
    const { session, type, state } = open()
    type('title', '旧作')
    session.rebase({ ...saved, version: 4, slug: 'moved' })
    expect(session.values()).toMatchObject({ title: '旧作', slug: 'moved' })
    expect(state().changed).toEqual(['title'])
  })

  it('keeps what was typed while a save was on its way', () => {
    const { session, type, state } = open()
    type('title', '旧作')
    const sent = structuredClone(session.values())
    type('slug', 'typed-meanwhile')
    session.saved({ record: { ...saved, title: '旧作', version: 4 }, sent })
    expect(state().changed).toEqual(['slug'])
    expect(session.values().slug).toBe('typed-meanwhile')
  })

  it('goes back to what was saved when the changes are discarded', () => {
    const { session, type, state } = open()
    type('title', '')
    session.attempt()
    session.reset()
    expect(session.values().title).toBe('新作')
    expect(state()).toMatchObject({ changed: [], faults: [], attempted: false })
  })
})
