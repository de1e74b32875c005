import type { Operation } from '../../db/query.ts'
import { accountByEmail, endFormerWaysIn, endSessions, ownerOfPasskey } from '../accounts.ts'
import { tieImpersonation } from '../impersonation.ts'
import { recordEvent, type Event } from '../events/record.ts'
import { endMemberships } from '../memberships.ts'
import { forgetProfile } from '../profiles.ts'
import { actorOf, whence, type Asked } from './asked.ts'
import type { CallPath } from './index.ts'

/** What better-auth answered. */
interface Answered {
  readonly status: number
  readonly json: any
}

/** What follows from a call that was done: the audit record, and what better-auth leaves undone. */
type After = (asked: Asked, json: any) => Operation<void>

/** Records an event of whoever asked. */
const tell = (asked: Asked, event: Event): Operation<void> =>
  recordEvent(asked.store, { ...actorOf(asked.session), ...whence(asked.request), ...event })

/** Records that something befell the account which the body names. */
const onTarget =
  (action: Event['action'], ...told: readonly string[]): After =>
  (asked) =>
    tell(asked, { action, target: asked.target ?? null, detail: part(asked.body, told) })

const onSelf =
  (action: Event['action'], detail?: Event['detail']): After =>
  (asked) =>
    tell(asked, { action, target: asked.session?.user ?? null, ...(detail && { detail }) })

const signedIn =
  (method: 'password' | 'passkey'): After =>
  (asked, { user }) =>
    tell(asked, { action: 'sign-in', actor: user.id, target: user, detail: { method } })

function* registered(asked: Asked, json: any): Operation<void> {
  const { invitation, session, store } = asked
  const owner: string = json.userId
  const passkey = { action: 'passkey-added', actor: owner, target: { id: owner }, detail: { name: json.name } } as const
  if (session || !invitation) return yield* tell(asked, { ...passkey, ...actorOf(session) })
  if (invitation.kind === 'recover')
    yield* endFormerWaysIn(store.database.dialect, owner, { passkey: json.id, session: json.session?.id })
  const action = invitation.kind === 'recover' ? 'recovery-used' : 'invitation-used'
  yield* tell(asked, { action, actor: owner, target: { id: owner }, detail: { method: 'passkey' } })
  yield* tell(asked, passkey)
  if (json.session)
    yield* tell(asked, { action: 'sign-in', actor: owner, target: { id: owner }, detail: { method: 'passkey' } })
}

const after: Partial<Record<CallPath, After>> = {
  '/sign-in/email': signedIn('password'),
  '/passkey/verify-authentication': signedIn('passkey'),
  '/sign-out': function* (asked) {
    if (asked.session) yield* onSelf('sign-out')(asked, null)
  },
  '/revoke-session': onSelf('sessions-ended', { which: 'one' }),
  '/revoke-sessions': onSelf('sessions-ended', { which: 'all' }),
  '/revoke-other-sessions': onSelf('sessions-ended', { which: 'others' }),
  '/change-password': onSelf('password-changed'),
  '/set-password': onSelf('password-set'),
  '/verify-email': onSelf('email-changed'),
  '/delete-user': (asked) => tell(asked, { action: 'account-deleted', target: asked.session!.user }),
  '/passkey/verify-registration': registered,
  '/passkey/update-passkey': (asked, { passkey }) =>
    tell(asked, { action: 'passkey-renamed', target: asked.session?.user ?? null, detail: { name: passkey.name } }),
  '/passkey/delete-passkey': function* (asked, json) {
    // The device may be in other hands, and signed in there.
    const { user, id } = asked.session!
    yield* endSessions(asked.store.database.dialect, user.id, id)
    yield* onSelf('passkey-removed')(asked, json)
  },
  '/admin/create-user': (asked, { user }) =>
    tell(asked, { action: 'invited', target: user, detail: { by: 'account' } }),
  '/admin/set-role': onTarget('role-changed', 'role'),
  '/admin/ban-user': onTarget('banned', 'banReason', 'banExpiresIn'),
  '/admin/unban-user': onTarget('unbanned'),
  '/admin/impersonate-user': function* (asked, json) {
    yield* tieImpersonation(asked.store.database.dialect, json.session.id, asked.session!.id)
    yield* onTarget('impersonation-started', 'reason')(asked, json)
  },
  '/admin/stop-impersonating': function* (asked, json) {
    if (asked.session) yield* onSelf('impersonation-stopped')(asked, json)
  },
  '/admin/set-user-password': function* (asked, json) {
    // better-auth leaves them alive, with whoever knew the old password.
    yield* endSessions(asked.store.database.dialect, asked.target!.id)
    yield* onTarget('password-set')(asked, json)
  },
  '/admin/remove-user': onTarget('user-removed'),
  '/admin/revoke-user-session': (asked) => tell(asked, { action: 'sessions-ended', detail: { which: 'one' } }),
  '/admin/revoke-user-sessions': onTarget('sessions-ended'),
}

/** Accounts that go leave no membership behind. */
const leaving: readonly string[] = ['/delete-user', '/admin/remove-user']

async function endOthers(asked: Asked): Promise<void> {
  const { desk, session, target, request, path } = asked
  const operator = await desk.operator()
  const gone = path === '/delete-user' ? session?.user : target
  if (!operator || !gone) return
  const granting = {
    database: desk.database,
    operator,
    by: session!.user.id,
    session: session!.id,
    requestId: request.id,
  }
  await desk.database.write(operator, function* () {
    yield* endMemberships(granting, gone.id)
    yield* forgetProfile(granting, gone.id)
  })
}

/** Writes down what a call did, in one transaction with what else follows from it. */
export async function concluded(asked: Asked, { status, json }: Answered): Promise<void> {
  const { store, path } = asked
  const follows = after[path as CallPath]
  const isDone = status < 300 || (path === '/verify-email' && status === 302 && !String(json).includes('error='))
  if (isDone && follows) await store.database.write(null, () => follows(asked, json))
  if (isDone && leaving.includes(path)) await endOthers(asked)
  if (status >= 400 && status < 500) await failed(asked, json)
}

/** A sign-in in vain: whose account it was meant for, if there is one; never what was typed. */
async function failed(asked: Asked, json: any): Promise<void> {
  const { path, body, store } = asked
  const method =
    path === '/sign-in/email' ? 'password' : path === '/passkey/verify-authentication' ? 'passkey' : undefined
  if (!method) return
  const { dialect } = store.database
  await store.database.write(null, function* () {
    const target =
      method === 'password' ? yield* accountByEmail(dialect, String(body['email'] ?? '')) : yield* passkeyTarget(asked)
    const detail = { method, ...(json?.code && { code: String(json.code) }) }
    yield* tell(asked, { action: 'sign-in-failed', actor: null, target: target ?? null, detail })
  })
}

function* passkeyTarget({ body, store }: Asked): Operation<{ id: string } | undefined> {
  const { id } = (body['response'] ?? {}) as { id?: unknown }
  const owner = typeof id === 'string' ? yield* ownerOfPasskey(store.database.dialect, id) : undefined
  return owner ? { id: owner } : undefined
}

const part = (body: Asked['body'], names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]))
