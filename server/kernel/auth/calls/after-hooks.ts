import type { Operation } from '../../../base/db/query.ts'
import { accountByEmail, revokeFormerSignInMethods, endSessions, ownerOfPasskey } from '../accounts.ts'
import { tieImpersonation } from '../impersonation.ts'
import { recordEvent, type Event } from '../audit/record-event.ts'
import { endMemberships, type MembershipContext } from '../membership-records.ts'
import { renewHash } from '../password-hash.ts'
import { actorOfCall, requestOrigin, type AuthCall } from './call.ts'
import type { CallPath } from './index.ts'
import { operatorSite } from '../../../../entities/installation.ts'
import { user as profile } from '../../../../entities/kernel/user.ts'
import { storeOf, type Context } from '../../records/context.ts'
import { removeBelongings } from '../../records/participants.ts'
import { deleteRevisions } from '../../records/revisions.ts'

interface CallAnswer {
  readonly status: number
  readonly json: any
}

/** What follows a successful call: the audit log, and what better-auth does not do. */
type AfterHook = (call: AuthCall, json: any) => Operation<void>

const recordCallEvent = (call: AuthCall, event: Event): Operation<void> =>
  recordEvent(call.store, { ...actorOfCall(call.session), ...requestOrigin(call.request), ...event })

/** Records an event affecting the account named in the body. */
const targetEvent =
  (action: Event['action'], ...details: readonly string[]): AfterHook =>
  (call) =>
    recordCallEvent(call, { action, target: call.target ?? null, detail: pickFields(call.body, details) })

const selfEvent =
  (action: Event['action'], detail?: Event['detail']): AfterHook =>
  (call) =>
    recordCallEvent(call, { action, target: call.session?.user ?? null, ...(detail && { detail }) })

const signInEvent =
  (method: 'password' | 'passkey'): AfterHook =>
  (call, { user }) =>
    recordCallEvent(call, { action: 'sign-in', actor: user.id, target: user, detail: { method } })

function* afterRegistration(call: AuthCall, json: any): Operation<void> {
  const { invitation, session, store } = call
  const owner: string = json.userId
  const passkey = { action: 'passkey-added', actor: owner, target: { id: owner }, detail: { name: json.name } } as const
  if (session || !invitation) return yield* recordCallEvent(call, { ...passkey, ...actorOfCall(session) })
  if (invitation.kind === 'recover')
    yield* revokeFormerSignInMethods(store.database.dialect, owner, { passkey: json.id, session: json.session?.id })
  const action = invitation.kind === 'recover' ? 'recovery-used' : 'invitation-used'
  yield* recordCallEvent(call, { action, actor: owner, target: { id: owner }, detail: { method: 'passkey' } })
  yield* recordCallEvent(call, passkey)
  if (json.session)
    yield* recordCallEvent(call, {
      action: 'sign-in',
      actor: owner,
      target: { id: owner },
      detail: { method: 'passkey' },
    })
}

const afterHooks: Partial<Record<CallPath, AfterHook>> = {
  '/sign-in/email': signInEvent('password'),
  '/passkey/verify-authentication': signInEvent('passkey'),
  '/sign-out': function* (call) {
    if (call.session) yield* selfEvent('sign-out')(call, null)
  },
  '/revoke-session': selfEvent('sessions-ended', { which: 'one' }),
  '/revoke-sessions': selfEvent('sessions-ended', { which: 'all' }),
  '/revoke-other-sessions': selfEvent('sessions-ended', { which: 'others' }),
  '/change-password': selfEvent('password-changed'),
  '/set-password': selfEvent('password-set'),
  '/verify-email': function* (call, json) {
    // A page that is loaded again changes nothing any more.
    if (json?.user?.email !== call.session?.user.email) yield* selfEvent('email-changed')(call, json)
  },
  '/delete-user': (call) => recordCallEvent(call, { action: 'account-deleted', target: call.session!.user }),
  '/passkey/verify-registration': afterRegistration,
  '/passkey/update-passkey': (call, { passkey }) =>
    recordCallEvent(call, {
      action: 'passkey-renamed',
      target: call.session?.user ?? null,
      detail: { name: passkey.name },
    }),
  '/passkey/delete-passkey': function* (call, json) {
    // The device may be in someone else's hands, and signed in.
    const { user, id } = call.session!
    yield* endSessions(call.store.database.dialect, user.id, id)
    yield* selfEvent('passkey-removed')(call, json)
  },
  '/admin/create-user': (call, { user }) =>
    recordCallEvent(call, { action: 'invited', target: user, detail: { by: 'account' } }),
  '/admin/set-role': targetEvent('role-changed', 'role'),
  '/admin/ban-user': targetEvent('banned', 'banReason', 'banExpiresIn'),
  '/admin/unban-user': targetEvent('unbanned'),
  '/admin/impersonate-user': function* (call, json) {
    yield* tieImpersonation(call.store.database.dialect, json.session.id, call.session!.id)
    yield* targetEvent('impersonation-started', 'reason')(call, json)
  },
  '/admin/stop-impersonating': function* (call, json) {
    if (call.session) yield* selfEvent('impersonation-stopped')(call, json)
  },
  '/admin/set-user-password': function* (call, json) {
    // better-auth keeps them alive, including those of anyone who knew the old password.
    yield* endSessions(call.store.database.dialect, call.target!.id)
    yield* targetEvent('password-set')(call, json)
  },
  '/admin/remove-user': targetEvent('user-removed'),
  '/admin/revoke-user-session': (call) => recordCallEvent(call, { action: 'sessions-ended', detail: { which: 'one' } }),
  '/admin/revoke-user-sessions': targetEvent('sessions-ended'),
}

/** Deleted accounts must not leave memberships behind. */
const removalPaths: readonly string[] = ['/delete-user', '/admin/remove-user']

async function endMembershipsOf(call: AuthCall): Promise<void> {
  const { services, session, target, request, path } = call
  const operator = await services.operator()
  const account = path === '/delete-user' ? session?.user : target
  if (!operator || !account) return
  const membershipContext = {
    database: services.database,
    operator,
    by: session!.user.id,
    session: session!.id,
    requestId: request.id,
  }
  await services.database.write(operator, function* () {
    yield* endMemberships(membershipContext, account.id)
    yield* deleteProfile(membershipContext, account.id)
  })
}

/** Records what a call did, in one transaction with its other consequences. */
export async function runAfterHooks(call: AuthCall, { status, json }: CallAnswer): Promise<void> {
  const { store, path } = call
  const follows = afterHooks[path as CallPath]
  const isDone = status < 300 || (path === '/verify-email' && status === 302 && !String(json).includes('error='))
  if (isDone && follows) await store.database.write(null, () => follows(call, json))
  if (isDone && path === '/sign-in/email') await renewHash(store.database, json.user.id, String(call.body['password']))
  if (isDone && removalPaths.includes(path)) await endMembershipsOf(call)
  if (status >= 400 && status < 500) await recordFailedSignIn(call, json)
}

/** Records a failed sign-in with the account it was for, if any; never what was typed. */
async function recordFailedSignIn(call: AuthCall, json: any): Promise<void> {
  const { path, body, store } = call
  const method =
    path === '/sign-in/email' ? 'password' : path === '/passkey/verify-authentication' ? 'passkey' : undefined
  if (!method) return
  const { dialect } = store.database
  await store.database.write(null, function* () {
    const target =
      method === 'password' ? yield* accountByEmail(dialect, String(body['email'] ?? '')) : yield* passkeyTarget(call)
    const detail = { method, ...(json?.code && { code: String(json.code) }) }
    yield* recordCallEvent(call, { action: 'sign-in-failed', actor: null, target: target ?? null, detail })
  })
}

function* passkeyTarget({ body, store }: AuthCall): Operation<{ id: string } | undefined> {
  const { id } = (body['response'] ?? {}) as { id?: unknown }
  const owner = typeof id === 'string' ? yield* ownerOfPasskey(store.database.dialect, id) : undefined
  return owner ? { id: owner } : undefined
}

const pickFields = (body: AuthCall['body'], names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]))

/** Deletes what was kept of a deleted account's profile: its history, and all that features keep of it. */
function* deleteProfile({ database, operator, ...rest }: MembershipContext, user: string): Operation<void> {
  const context: Context = {
    store: storeOf(database),
    entity: profile,
    tenant: { id: operator, site: operatorSite },
    ...rest,
  }
  yield* deleteRevisions(context, user)
  yield* removeBelongings(context, user)
}
