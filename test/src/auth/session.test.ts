import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authGet, authPost, afterAuthCall } from '../../../src/shell/api/auth-call.ts'
import { currentToken } from '../../../src/shell/api/token.ts'
import {
  alignToken,
  getOtherSession,
  getSession,
  refreshSession,
  sessionTriggers,
  setSession,
  signOut,
  type Session,
} from '../../../src/shell/session/session.ts'
import { followSession, notifyWindows } from '../../../src/shell/session/follow-session.ts'
import { pageAccount, setPageAccount } from '../../../src/shell/base/page-account.ts'
import { registerSignInDialog } from '../../../src/shell/base/sign-in-again.ts'
import { browserWith } from './browser.ts'

const sessionOf = (id: string): Session => ({
  user: { id: 'sato', name: '佐藤', email: 'sato@example.jp', role: 'user', isUser: true, cfAi: false },
  session: { id, expiresAt: '2026-12-01T00:00:00Z' },
})

let server: Session | null
let asked: readonly string[]

beforeEach(() => {
  server = null
  setPageAccount(undefined)
  setSession(null)
  let tokens = 0
  ;({ asked } = browserWith((path) => {
    if (path.endsWith('/get-session')) return server
    return path.endsWith('/token') ? { token: `token-${(tokens += 1)}` } : {}
  }))
})

describe('the session', () => {
  it('comes with the page, and the token is set from it', async () => {
    setSession(sessionOf('first'))
    await alignToken()
    expect(asked).toEqual(['GET /api/auth/token'])
    expect(currentToken()).toBe('token-1')
  })

  it('takes no token where there is no session', async () => {
    await alignToken()
    expect(asked).toEqual([])
    expect(currentToken()).toBeUndefined()
  })

  it.each(Object.entries(sessionTriggers).flatMap(([what, paths]) => paths.map((path) => [what, path] as const)))(
    'is asked for again on %s: %s',
    async (_what, path) => {
      server = sessionOf('next')
      await (path === '/api/auth/verify-email' ? authGet(`${path}?token=1` as never) : authPost(path as never))
      expect(asked[0]).toContain(path)
      expect(asked[1]).toBe('GET /api/auth/get-session')
      expect(getSession()).toEqual(server)
    },
  )

  it.each(['/api/auth/change-password', '/api/auth/passkey/delete-passkey', '/api/auth/passkey/verify-registration'])(
    'is not asked for again on %s',
    async (path) => {
      await authPost(path as never)
      expect(asked).toEqual([`POST ${path}`])
    },
  )

  it('is not asked for again by reading', async () => {
    await authGet('/api/auth/list-sessions')
    expect(asked).toEqual(['GET /api/auth/list-sessions'])
  })

  it('takes its token along: another session has another one', async () => {
    server = sessionOf('mine')
    await authPost('/api/auth/sign-in/email')
    const mine = currentToken()
    server = sessionOf('theirs')
    await authPost('/api/auth/admin/impersonate-user')
    expect(currentToken()).toBeDefined()
    expect(currentToken()).not.toBe(mine)
  })

  it('keeps its token while it stays the same', async () => {
    server = sessionOf('mine')
    await authPost('/api/auth/sign-in/email')
    const mine = currentToken()
    await authPost('/api/auth/update-user')
    expect(currentToken()).toBe(mine)
  })

  it('is gone with its token after signing out, even if asking again fails', async () => {
    server = sessionOf('mine')
    await authPost('/api/auth/sign-in/email')
    ;({ asked } = browserWith((path) => {
      if (path.endsWith('/get-session')) throw new Error('no connection')
      return {}
    }))
    await signOut()
    expect(asked).toEqual(['POST /api/auth/sign-out', 'GET /api/auth/get-session'])
    expect(getSession()).toBeNull()
    expect(currentToken()).toBeUndefined()
  })
})

describe('a page of captain', () => {
  const of = (id: string): Session => ({ ...sessionOf(`session of ${id}`), user: { ...sessionOf('').user, id } })
  const headers = () => pageAccount()?.id

  it('stays its account’s when another signs in in the next window, and goes on when that account is back', async () => {
    setSession(of('sato'))
    onTestFinished(registerSignInDialog(async () => false))
    server = of('tanaka')
    await refreshSession()
    expect([getSession()?.user.id, getOtherSession()?.user.id, headers()]).toEqual(['sato', 'tanaka', 'sato'])
    server = of('sato')
    await refreshSession()
    expect([getSession()?.user.id, getOtherSession()?.user.id, headers()]).toEqual(['sato', undefined, 'sato'])
  })

  it('stays its account’s when that signs out in the next window and another signs in', async () => {
    setSession(of('sato'))
    onTestFinished(registerSignInDialog(async () => false))
    server = null
    await refreshSession()
    server = of('tanaka')
    await refreshSession()
    expect([getSession(), getOtherSession()?.user.id, headers()]).toEqual([null, 'tanaka', 'sato'])
  })

  it('becomes theirs whom an administrator acts as, and nobody’s after signing out', async () => {
    setSession(of('sato'))
    onTestFinished(registerSignInDialog(async () => false))
    server = of('tanaka')
    await authPost('/api/auth/admin/impersonate-user')
    expect([getSession()?.user.id, headers()]).toEqual(['tanaka', 'tanaka'])
    server = null
    await signOut()
    expect([getSession(), headers()]).toEqual([null, undefined])
  })

  it('hears of it at once when another window signs in or out', async () => {
    const window = new BroadcastChannel('captain.session')
    onTestFinished(() => window.close())
    vi.stubGlobal('document', Object.assign(document, { addEventListener: () => {} }))
    onTestFinished(followSession())
    setSession(of('sato'))
    onTestFinished(registerSignInDialog(async () => false))
    server = of('tanaka')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    window.postMessage(null)
    await vi.waitFor(() => expect(getOtherSession()?.user.id).toBe('tanaka'))
    const told = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }))
    notifyWindows()
    await told
  })
})

describe('what follows a call', () => {
  it('happens as long as somebody wants it', async () => {
    let times = 0
    const end = afterAuthCall(['/api/auth/passkey/update-passkey'], () => void (times += 1))
    await authPost('/api/auth/passkey/update-passkey')
    end()
    await authPost('/api/auth/passkey/update-passkey')
    expect(times).toBe(1)
  })
})
