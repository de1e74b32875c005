import { describe, expect, it } from 'vitest'
import {
  decideAccess,
  type AccessClass,
  type Check,
  type Decision,
  type Visit,
} from '../../../src/shell/routing/access-rules.ts'
import type { Session } from '../../../src/shell/session/session.ts'

const person = (more: Partial<Session['user']> = {}): Session => ({
  user: { id: '1', name: '佐藤', email: 'sato@example.jp', role: 'user', isUser: true, cfAi: false, ...more },
  session: { id: '1', expiresAt: '2026-12-01T00:00:00Z' },
})
const regular = person()
const external = person({ isUser: false })
const admin = person({ role: 'admin' })

const visit = (session: Session | null, more: Partial<Visit> = {}): Visit => ({
  session,
  ask: () => Promise.reject(new Error('Nobody was to be asked.')),
  patience: new AbortController().signal,
  ...more,
})
const answering = (...yes: readonly Check[]): Partial<Visit> => ({ ask: async (check) => yes.includes(check) })
const failing: Partial<Visit> = { ask: () => Promise.reject(new Error('down')) }
const throwing: Partial<Visit> = {
  ask: () => {
    throw new Error('broken')
  },
}
const silent: Partial<Visit> = { ask: () => new Promise(() => {}), patience: AbortSignal.abort() }
const vague: Partial<Visit> = { ask: async () => 'yes' as unknown as boolean }

const allow: Decision = { allow: true }
const home: Decision = { to: '/', remember: true }
const refused: Decision = { to: '/auth/not-permission', remember: false }
const refusedVisitor: Decision = { to: '/auth/not-permission', remember: true }
const whoAreYou: Decision = { to: '/auth/who-are-you', remember: false }
const to = (path: string): Decision => ({ to: path, remember: false })

const table: readonly [AccessClass, string, Visit, Decision][] = [
  ['none', 'a visitor', visit(null), allow],
  ['none', 'an external account', visit(external), allow],
  ['auth', 'a visitor', visit(null), home],
  ['auth', 'a regular account', visit(regular), allow],
  ['auth', 'an external account', visit(external), allow],
  ['guest', 'a visitor', visit(null), allow],
  ['guest', 'a signed-in person', visit(regular), to('/captain')],
  [
    'guest',
    'a signed-in person with a kept path',
    visit(regular, { stored: '/captain/tenant?q=a' }),
    to('/captain/tenant?q=a'),
  ],
  ['guest', 'a signed-in person with a forged path', visit(regular, { stored: '//evil.example' }), to('/captain')],
  ['anonymous', 'a visitor', visit(null), allow],
  ['anonymous', 'a regular account', visit(regular), allow],
  ['anonymous', 'an external account', visit(external), whoAreYou],
  ['user', 'a visitor', visit(null), home],
  ['user', 'a regular account', visit(regular), allow],
  ['user', 'an external account', visit(external), refused],
  ['admin', 'a visitor', visit(null), home],
  ['admin', 'a regular account', visit(regular), refused],
  ['admin', 'an admin', visit(admin), allow],
  ['browser', 'a visitor without a token', visit(null), refusedVisitor],
  ['browser', 'a visitor whose token lives', visit(null, { hasToken: true, ...answering('browser') }), allow],
  ['browser', 'a visitor whose token is over', visit(null, { hasToken: true, ...answering() }), refusedVisitor],
  ['browser', 'a signed-in person without a token', visit(regular), refused],
  [
    'browser',
    'a signed-in person whose token lives',
    visit(regular, { hasToken: true, ...answering('browser') }),
    allow,
  ],
  ['browser', 'anybody while the check fails', visit(regular, { hasToken: true, ...failing }), refused],
  ['tenantUser', 'a visitor', visit(null, answering('tenant')), home],
  ['tenantUser', 'a member', visit(regular, answering('tenant')), allow],
  ['tenantUser', 'somebody else', visit(regular, answering('browser', 'ai')), refused],
  ['tenantUser', 'anybody while the check fails', visit(regular, failing), refused],
  ['tenantUser', 'anybody when the check throws', visit(regular, throwing), refused],
  ['tenantUser', 'anybody who waits in vain', visit(regular, silent), refused],
  ['tenantUser', 'anybody whose answer is no plain yes', visit(regular, vague), refused],
]

describe('pages', () => {
  it.each(table)('of class %s and %s', async (access, _who, asked, decision) => {
    expect(await decideAccess(access, asked)).toEqual(decision)
  })
})

const additional: readonly [AccessClass, 'tenant' | 'ai', string, Visit, Decision][] = [
  ['auth', 'ai', 'a visitor', visit(null), home],
  ['none', 'ai', 'a visitor', visit(null), home],
  ['auth', 'ai', 'somebody who may', visit(regular, answering('ai')), allow],
  ['auth', 'ai', 'somebody who may not', visit(regular, answering('tenant')), refused],
  ['auth', 'ai', 'an admin to whom it was not given', visit(admin, answering()), refused],
  ['auth', 'ai', 'anybody while the check fails', visit(regular, failing), refused],
  ['auth', 'ai', 'anybody who waits in vain', visit(regular, silent), refused],
  ['user', 'tenant', 'a member', visit(regular, answering('tenant')), allow],
  ['user', 'tenant', 'somebody else', visit(regular, answering('ai')), refused],
  // The class comes first: nobody is asked about whom it does not let pass.
  ['admin', 'ai', 'a regular account', visit(regular), refused],
]

describe('pages with a further check', () => {
  it.each(additional)('of class %s with %s and %s', async (access, check, _who, asked, decision) => {
    expect(await decideAccess(access, asked, [check])).toEqual(decision)
  })
})
