import { v7 as uuid } from 'uuid'
import { accountEmail } from '../../../../entities/language/text/email-address.ts'
import { oneLine } from '../../../../entities/language/text/normalise-text.ts'
import { run, type Operation } from '../../../base/db/query.ts'
import type { Dialect } from '../../../base/db/database.ts'
import { installation } from '../../../base/db/scope.ts'
import { statement } from '../../../base/db/statement.ts'
import { ApiError } from '../../../base/errors/api-error.ts'
import { accountByEmail } from '../accounts.ts'

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly role: 'admin' | 'user'
  readonly isUser?: boolean | undefined
  readonly cfAi?: boolean | undefined
}

/** Creates an account without a way to sign in, in the transaction that also adds one; returns its id. */
export function* insertAccount(
  dialect: Dialect,
  { name, email, role, isUser = true, cfAi = false }: NewAccount,
): Operation<string> {
  if (yield* accountByEmail(dialect, email))
    throw new ApiError(409, 'This address has an account already.', { code: 'EMAIL_TAKEN' })
  const id = uuid()
  const now = new Date().toISOString()
  yield* run(
    statement(
      installation(dialect)
        .insertInto('auth_user')
        .values({
          id,
          name: oneLine(name),
          email: accountEmail(email),
          emailVerified: 0,
          createdAt: now,
          updatedAt: now,
          role,
          banned: 0,
          isUser: Number(isUser),
          cfAi: Number(cfAi),
        }),
    )({}),
  )
  return id
}

/** Adds or replaces the password account (better-auth's `credential`). */
export function* savePassword(dialect: Dialect, user: string, hash: string): Operation<void> {
  const db = installation(dialect)
  const now = new Date().toISOString()
  const changed = yield* run(
    statement(
      db
        .updateTable('auth_account')
        .set({ password: hash, updatedAt: now })
        .where('userId', '=', user)
        .where('providerId', '=', 'credential'),
    )({}),
  )
  if (changed > 0) return
  const row = {
    accountId: user,
    providerId: 'credential',
    userId: user,
    password: hash,
    createdAt: now,
    updatedAt: now,
  }
  yield* run(statement(db.insertInto('auth_account').values({ id: uuid(), ...row }))({}))
}
