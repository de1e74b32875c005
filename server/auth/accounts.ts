import { sql } from 'kysely'
import { first, run, type Operation } from '../db/query.ts'
import type { Database, Dialect } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'
import { useIntervals } from './session-activity.ts'

/** What is asked about accounts beside better-auth. Only columns that are text in both databases are read here. */

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
  first(statement(accountsQuery(dialect).where('email', '=', email.trim().toLowerCase()))({}))

/** Whether anybody administers this installation, now or once a ban is over. */
export function* hasAdmin(dialect: Dialect): Operation<boolean> {
  return (yield* first(statement(accountsQuery(dialect).where('role', '=', 'admin').limit(1))({}))) !== undefined
}

/** Who does what an account does in a session: while impersonating, the administrator in the account's name. */
export function* actorOfSession(
  dialect: Dialect,
  session: string | undefined,
  user: string,
): Operation<{ readonly actor: string; readonly actingAs?: string }> {
  const row =
    session &&
    (yield* first(
      statement(installation(dialect).selectFrom('auth_session').select('impersonatedBy').where('id', '=', session))(
        {},
      ),
    ))
  return row && row.impersonatedBy ? { actor: row.impersonatedBy, actingAs: user } : { actor: user }
}

/** The secret of a session, by the id that people see; undefined when the account has no such session. */
export function* sessionToken(dialect: Dialect, id: string, user?: string): Operation<string | undefined> {
  const one = installation(dialect).selectFrom('auth_session').select('token').where('id', '=', id)
  return (yield* first(statement(user ? one.where('userId', '=', user) : one)({})))?.token
}

/** How many passkeys an account has, and whether it has a password. */
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

/** Whose passkey a credential is. */
export function* ownerOfPasskey(dialect: Dialect, credential: string): Operation<string | undefined> {
  const found = yield* first(
    statement(installation(dialect).selectFrom('auth_passkey').select('userId').where('credentialID', '=', credential))(
      {},
    ),
  )
  return found?.userId
}

/** Ends what an account had before it was recovered: its other passkeys and sessions. */
export function* endFormerSignInMethods(
  dialect: Dialect,
  user: string,
  kept: { readonly passkey?: string; readonly session?: string },
): Operation<void> {
  const db = installation(dialect)
  const passkeys = db.deleteFrom('auth_passkey').where('userId', '=', user)
  yield* run(statement(kept.passkey ? passkeys.where('id', '<>', kept.passkey) : passkeys)({}))
  yield* endSessions(dialect, user, kept.session)
}

/** Ends every session of an account, or all but one. */
export function* endSessions(dialect: Dialect, user: string, kept?: string): Operation<void> {
  const sessions = installation(dialect).deleteFrom('auth_session').where('userId', '=', user)
  yield* run(statement(kept ? sessions.where('id', '<>', kept) : sessions)({}))
}

/** So many sessions of one account live at once. */
export const maxSessions = 30

/**
 * Ends the sessions of an account that were not used for longest, as far as they are too many. One that is in use stays
 * before any number of newer ones that nobody used since they began, and the one that has just begun stays too.
 * An administrator's visits are not counted.
 */
export function* endExcessSessions(
  dialect: Dialect,
  user: string,
  begun: string,
  now: number = Date.now(),
): Operation<void> {
  const db = installation(dialect)
  const lately = new Date(now - useIntervals.within).toISOString()
  const inUse = sql`case when "id" = ${begun} or ("updatedAt" > "createdAt" and "updatedAt" >= ${lately}) then 0 else 1 end`
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
 * Takes an account's role away before the account goes, in one statement that the database refuses for the last
 * administrator. Who is none stays as they are.
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
