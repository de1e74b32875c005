import { sql } from 'kysely'
import { accountEmail } from '../../../entities/language/text/email-address.ts'
import { first, run, type Operation } from '../../base/db/query.ts'
import type { Database, Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { param } from '../../base/db/parameter.ts'
import { statement } from '../../base/db/statement.ts'
import { useIntervals } from './session-activity.ts'

/** Account queries outside better-auth. Only columns that are text in both databases are read here. */

export interface Account {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: string | null
}

const accountsQuery = (dialect: Dialect) =>
  installation(dialect).selectFrom('auth_user').select(['id', 'name', 'email', 'role'])

export const accountById = (dialect: Dialect, id: string): Operation<Account | undefined> =>
  first(statement(accountsQuery(dialect).where('id', '=', id))({}))

export const accountByEmail = (dialect: Dialect, email: string): Operation<Account | undefined> =>
  first(statement(accountsQuery(dialect).where('email', '=', accountEmail(email)))({}))

/** Whether an account is banned now: a ban that is over does not count. */
export const isBanned = sql<boolean>`("banned" is true and ("banExpires" is null or "banExpires" > ${param('now')}))`

export function* isBannedAccount(dialect: Dialect, id: string): Operation<boolean> {
  const banned = statement(accountsQuery(dialect).where('id', '=', id).where(isBanned))
  return (yield* first(banned({ now: new Date().toISOString() }))) !== undefined
}

const adminsQuery = (dialect: Dialect) => accountsQuery(dialect).where('role', '=', 'admin')

/** The first administrator that this installation has, also one who is banned or has set up no way to sign in yet. */
export const earliestAdmin = (dialect: Dialect): Operation<Account | undefined> =>
  first(statement(adminsQuery(dialect).orderBy('createdAt').limit(1))({}))

/** Whether an administrator has a way to sign in, including one who is temporarily banned. */
export function* canAdminSignIn(dialect: Dialect): Operation<boolean> {
  const db = installation(dialect)
  const able = adminsQuery(dialect)
    .where(({ or, eb }) =>
      or([
        eb('id', 'in', db.selectFrom('auth_passkey').select('userId')),
        eb('id', 'in', db.selectFrom('auth_account').select('userId').where('password', 'is not', null)),
      ]),
    )
    .limit(1)
  return (yield* first(statement(able)({}))) !== undefined
}

/** The actor of a session; during impersonation, the administrator acting as the account. */
export function* actorOfSession(
  dialect: Dialect,
  session: string | undefined,
  user: string,
): Operation<{ readonly actor: string; readonly actingAs?: string }> {
  return actorOf(yield* impersonatorOfSession(dialect, session), user)
}

/** Who acts: the impersonator as the account, if there is one. */
export const actorOf = (
  impersonator: string | undefined,
  user: string,
): { readonly actor: string; readonly actingAs?: string } =>
  impersonator === undefined ? { actor: user } : { actor: impersonator, actingAs: user }

/** The administrator who acts as the account of a session, if one does. */
export function* impersonatorOfSession(dialect: Dialect, session: string | undefined): Operation<string | undefined> {
  if (!session) return undefined
  const one = installation(dialect).selectFrom('auth_session').select('impersonatedBy').where('id', '=', session)
  return (yield* first(statement(one)({})))?.impersonatedBy ?? undefined
}

/** The token of a session, by its public id; undefined if the account has no such session. */
export function* sessionToken(dialect: Dialect, id: string, user?: string): Operation<string | undefined> {
  const one = installation(dialect).selectFrom('auth_session').select('token').where('id', '=', id)
  return (yield* first(statement(user ? one.where('userId', '=', user) : one)({})))?.token
}

/** The number of passkeys of an account, and whether it has a password. */
export function* signInMethods(dialect: Dialect, user: string): Operation<{ passkeys: number; hasPassword: boolean }> {
  const db = installation(dialect)
  const passkeys = yield* first(
    statement(
      db
        .selectFrom('auth_passkey')
        .select(sql<number>`count(*)`.as('count'))
        .where('userId', '=', user),
    )({}),
  )
  const password = yield* first(
    statement(
      db.selectFrom('auth_account').select('id').where('userId', '=', user).where('password', 'is not', null).limit(1),
    )({}),
  )
  return { passkeys: Number(passkeys!.count), hasPassword: password !== undefined }
}

/** The account that a passkey credential belongs to. */
export function* ownerOfPasskey(dialect: Dialect, credential: string): Operation<string | undefined> {
  const row = yield* first(
    statement(installation(dialect).selectFrom('auth_passkey').select('userId').where('credentialID', '=', credential))(
      {},
    ),
  )
  return row?.userId
}

/**
 * Revokes what an account had before it was recovered: its other passkeys and sessions, and its password unless it is the
 * new one.
 */
export function* revokeFormerSignInMethods(
  dialect: Dialect,
  user: string,
  kept: { readonly passkey?: string; readonly session?: string },
): Operation<void> {
  const db = installation(dialect)
  const passkeys = db.deleteFrom('auth_passkey').where('userId', '=', user)
  yield* run(statement(kept.passkey ? passkeys.where('id', '<>', kept.passkey) : passkeys)({}))
  const passwords = db.deleteFrom('auth_account').where('userId', '=', user).where('password', 'is not', null)
  if (kept.passkey) yield* run(statement(passwords)({}))
  yield* endSessions(dialect, user, kept.session)
}

/** Ends all sessions of an account, or all but one. */
export function* endSessions(dialect: Dialect, user: string, kept?: string): Operation<void> {
  const sessions = installation(dialect).deleteFrom('auth_session').where('userId', '=', user)
  yield* run(statement(kept ? sessions.where('id', '<>', kept) : sessions)({}))
}

/** The maximum number of concurrent sessions per account. */
export const maxSessions = 30

/**
 * Ends an account's least recently used sessions beyond the maximum. A session in use takes precedence over newer ones
 * unused since they started, and the one that has just started is kept. Impersonation sessions do not count.
 */
export function* endExcessSessions(
  dialect: Dialect,
  user: string,
  newSession: string,
  now: number = Date.now(),
): Operation<void> {
  const db = installation(dialect)
  const recently = new Date(now - useIntervals.within).toISOString()
  const inUse = sql`case when "id" = ${newSession} or ("updatedAt" > "createdAt" and "updatedAt" >= ${recently}) then 0 else 1 end`
  const kept = db
    .selectFrom('auth_session')
    .select('id')
    .where('userId', '=', user)
    .where('impersonatedBy', 'is', null)
    .orderBy(inUse)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxSessions)
  const others = db
    .deleteFrom('auth_session')
    .where('userId', '=', user)
    .where('impersonatedBy', 'is', null)
    .where('id', 'not in', kept)
  yield* run(statement(others)({}))
}

/**
 * Removes the admin role from an account before it is deleted, in one statement, which the database refuses for the
 * last administrator. Does nothing for other accounts.
 */
export const demote = (database: Database, user: string): Promise<number> =>
  database.write(null, () =>
    run(
      statement(
        installation(database.dialect)
          .updateTable('auth_user')
          .set({ role: 'user' })
          .where('id', '=', user)
          .where('role', '=', 'admin'),
      )({}),
    ),
  )
