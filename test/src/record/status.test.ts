import { describe, expect, test } from 'vitest'
import { cast } from '../../../entities/shifts/cast.ts'
import { contact } from '../../../entities/inquiries/contact.ts'
import type { Field } from '../../../entities/language/entity.ts'
import { news } from '../../../entities/news.ts'
import { tenant } from '../../../entities/kernel/tenant.ts'
import { nextStates, derivedStatusOf, toneOf } from '../../../src/kernel/status/status.ts'

const now = new Date('2026-11-21T03:00:00.000Z')
const publication = news.fields.status!
const contract = tenant.fields.status!
const of = (record: Record<string, unknown>) => derivedStatusOf(publication, record, now)

describe('the status of something that is published', () => {
  test('is its state while the window is open', () => {
    expect(of({ status: 'published', publishAt: '2026-11-21T03:00:00.000Z', unpublishAt: null })).toBe('published')
    expect(of({ status: 'published', publishAt: null, unpublishAt: '2026-11-21T03:00:00.001Z' })).toBe('published')
  })
  test('is scheduled before the window opens', () => {
    expect(of({ status: 'published', publishAt: '2026-11-21T03:00:00.001Z' })).toBe('scheduled')
  })
  test('is expired from the moment the window closes', () => {
    expect(
      of({ status: 'published', publishAt: '2026-11-01T00:00:00.000Z', unpublishAt: '2026-11-21T03:00:00.000Z' }),
    ).toBe('expired')
  })
  test('has no window as long as it is no published one', () => {
    expect(of({ status: 'draft', publishAt: '2027-01-01T00:00:00.000Z' })).toBe('draft')
    expect(of({ status: 'archived', unpublishAt: '2026-01-01T00:00:00.000Z' })).toBe('archived')
  })
})

describe('the tone of a status', () => {
  test('follows from the place of the state among the transitions', () => {
    expect(
      ['draft', 'published', 'archived', 'scheduled', 'expired'].map((status) => toneOf(publication, status)),
    ).toEqual(['first', 'live', 'ended', 'scheduled', 'expired'])
    expect(['preparing', 'active', 'suspended', 'closed'].map((status) => toneOf(contract, status))).toEqual([
      'first',
      'live',
      'paused',
      'ended',
    ])
  })
})

test('a state is told from work to do by what its declaration says of it', () => {
  const tones = (entity: { fields: Record<string, Field> }, states: readonly string[]) =>
    states.map((state) => toneOf(entity.fields.status!, state))
  expect(tones(contact, ['new', 'inProgress', 'done', 'spam'])).toEqual(['waiting', 'underway', 'done', 'ended'])
  expect(tones(cast, ['active', 'onLeave', 'retired'])).toEqual(['live', 'paused', 'ended'])
})

test('the next states are those the declaration leads to', () => {
  expect(nextStates(contract, { status: 'active' })).toEqual(['suspended', 'closed'])
  expect(nextStates(contract, { status: 'closed' })).toEqual([])
})
