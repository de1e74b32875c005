import { describe, expect, it } from 'vitest'
import { saveRefusalOf } from '../../../src/kernel/form/save-failure.ts'

describe('an answer to a save', () => {
  it('with issues puts them at their fields', () => {
    const issues = [{ path: ['slug'], rule: 'duplicate', params: {} }]
    expect(saveRefusalOf({ status: 400, body: { data: { issues } } })).toEqual({ kind: 'issues', issues })
    expect(saveRefusalOf({ status: 409, body: { data: { issues } } })).toEqual({ kind: 'issues', issues })
  })

  it('that somebody wrote first carries what they wrote', () => {
    const current = { id: 'r', version: 5 }
    expect(saveRefusalOf({ status: 412, body: { data: { current } } })).toEqual({ kind: 'stale', current })
  })

  it.each([
    [0, 'network'],
    [401, 'signedOut'],
    [403, 'forbidden'],
    [404, 'gone'],
    [413, 'tooLarge'],
    [429, 'busy'],
    [503, 'busy'],
    [507, 'full'],
    [500, 'server'],
    [400, 'server'],
  ] as const)('of %i is told as %s', (status, kind) => {
    expect(saveRefusalOf({ status })).toEqual({ kind })
  })

  it('that the server gave up on is told apart from a server that is away', () => {
    expect(saveRefusalOf({ status: 503, body: { data: { reason: 'timeLimit' } } })).toEqual({ kind: 'slow' })
  })

  it('that never came is the network', () => {
    expect(saveRefusalOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'network' })
  })
})
