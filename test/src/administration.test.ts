import { describe, expect, it } from 'vitest'
import { auditActions } from '../../entities/language/shared/audit-actions.ts'
import { jobStatuses } from '../../entities/language/shared/job-statuses.ts'
import { colourOf } from '../../src/administration/audit/audit-event.ts'
import { eventFilter } from '../../src/administration/audit/event-filter.ts'
import { jobChoices, jobFilter, reasonCode, stateColours, stateOf } from '../../src/administration/jobs/job.ts'
import { queryOf } from '../../src/captain/paged-list/list-state.ts'
import { createWords } from '../../src/shell/words/words.ts'
import administration from '../../locales/ja/administration.json' with { type: 'json' }
import { wordsOf } from '../locales/words.ts'

describe('The list of accounts and the audit log', () => {
  it('ask for a page in the list dialect', () => {
    const state = { q: '佐藤', sort: { column: 'name', order: 'ASC' }, page: 3, perPage: 25, filters: {} } as const
    expect(Object.fromEntries(new URLSearchParams(queryOf(state, { role: 'admin' })))).toEqual({
      sort: '["name","ASC"]',
      range: '[50,74]',
      filter: '{"q":"佐藤","role":"admin"}',
    })
  })

  it.each([
    [{}, {}],
    [{ kind: 'ends' }, { action: auditActions.ends }],
    [{ kind: 'toString' }, {}],
    [{ from: '2026-11-21' }, { at_gte: '2026-11-20T15:00:00.000Z' }],
    [{ to: '2026-11-21' }, { at_lte: '2026-11-21T14:59:59.999Z' }],
    [{ from: '2026-13-45', to: 'yesterday' }, {}],
    [{ from: '0002-11-21', to: '3000-01-01' }, {}],
    [{ person: '0193' }, { person: '0193' }],
  ])('read %j of an address as %j', (filters, meaning) => {
    expect(eventFilter(filters as Record<string, string>)).toEqual(meaning)
  })

  it.each(['ja', 'en'] as const)('have words for every action (%s)', (locale) => {
    const words = wordsOf(locale, 'administration')
    for (const actions of Object.values(auditActions))
      for (const action of actions) expect(words.get(`events.actions.${action}`), action).toBeTruthy()
  })

  it('show a failed sign-in apart from one that went well', () => {
    expect(colourOf('sign-in-failed')).not.toBe(colourOf('sign-in'))
    expect(colourOf('something-new')).toBe('grey')
  })
})

describe('The list of background work', () => {
  const choices = jobChoices(createWords('ja', { administration }))

  it.each([
    [{}, {}],
    [
      { status: 'failed', kind: 'mail' },
      { status: 'failed', kind: 'mail' },
    ],
    [{ status: 'broken', kind: 'toString' }, {}],
  ])('reads %j of an address as %j', (filters, meaning) => {
    expect(jobFilter(filters as Record<string, string>, choices)).toEqual(meaning)
  })

  it.each(['ja', 'en'] as const)('has words for every state (%s)', (locale) => {
    const words = wordsOf(locale, 'administration')
    for (const state of Object.keys(stateColours)) expect(words.get(`jobs.states.${state}`), state).toBeTruthy()
  })

  it('tells what failed apart from what just waits, and from what was given up', () => {
    const states = [
      ...jobStatuses.map((status) => stateOf({ status, reason: null })),
      stateOf({ status: 'waiting', reason: 'EAUTH 535' }),
    ]
    expect(states).toEqual(['waiting', 'running', 'done', 'failed', 'retrying'])
    expect(new Set(states.map((state) => stateColours[state])).size).toBe(states.length)
    expect(reasonCode({ kind: 'mail', reason: 'EAUTH 535' })).toBe('EAUTH')
    // What a mail server does is no reason of a sweep that reaches no storage.
    expect(reasonCode({ kind: 'sweep-uploads', reason: 'ECONNREFUSED' })).toBeUndefined()
    expect(reasonCode({ kind: 'sweep-uploads', reason: 'ENOSPC' })).toBe('ENOSPC')
  })
})
