import { accountById, signInMethods } from './accounts.ts'
import { first } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'
import { ApiError } from '../../base/errors/api-error.ts'

/** For how long, in milliseconds, administrators may still sign in by password after the upgrade that asks for passkeys. */
const grace = 14 * 86_400_000

/** The day of the upgrade is that of this migration; of a database that never had it, the day on which it was made. */
const migration = '0055-passkeys-of-administrators'

/** From when administrators sign in by passkey alone; undefined where `ADMIN_PASSKEYS` is off. */
export async function passkeysFrom({ ADMIN_PASSKEYS }: Pick<Env, 'ADMIN_PASSKEYS'>, database: Database) {
  if (ADMIN_PASSKEYS === 'off') return undefined
  const row = await database.read(null, () => first<{ appliedAt: string }>(upgrade()))
  return row && new Date(Date.parse(row.appliedAt) + grace)
}

const upgrade = () => ({
  sql: `SELECT coalesce(max("appliedAt") FILTER (WHERE "name" = '${migration}'), min("appliedAt")) AS "appliedAt" FROM "migration"`,
  parameters: [],
})

/** The refusal of an administrator's password, once the grace is over. */
export async function refusePassword(
  env: Pick<Env, 'ADMIN_PASSKEYS'>,
  database: Database,
  role: string | null | undefined,
): Promise<ApiError | undefined> {
  const from = role === 'admin' ? await passkeysFrom(env, database) : undefined
  return from && from <= new Date()
    ? new ApiError(403, 'Administrators sign in by passkey.', { code: 'PASSKEY_REQUIRED' })
    : undefined
}

/** From when an account, an administrator's without a passkey, cannot sign in as it has just done. */
export async function passkeyDue(
  { env, database }: { readonly env: Pick<Env, 'ADMIN_PASSKEYS'>; readonly database: Database },
  user: string,
): Promise<Date | undefined> {
  const account = await database.read(null, () => accountById(database.dialect, user))
  if (account?.role !== 'admin') return undefined
  const { passkeys } = await database.read(null, () => signInMethods(database.dialect, user))
  return passkeys > 0 ? undefined : passkeysFrom(env, database)
}
