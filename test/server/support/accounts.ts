import { v7 as uuid } from 'uuid'
import type { Auth } from '../../../server/kernel/auth/better-auth.ts'

type Sql = (text: string, ...values: readonly unknown[]) => Promise<unknown>

/** An account that has no password and so cannot sign in, but costs no hashing. */
export async function insertAccount(sql: Sql, email: string): Promise<string> {
  const id = uuid()
  const now = new Date().toISOString()
  await sql(
    `insert into auth_user ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "role", "banned", "isUser", "cfAi")
     values (?, ?, ?, false, ?, ?, ?, false, true, false)`,
    id,
    email.split('@')[0],
    email,
    now,
    now,
    email.startsWith('admin@') ? 'admin' : 'user',
  )
  return id
}

/** A token as `GET /api/auth/token` gives it, without the cost of a password. */
export async function tokenOf(auth: Auth, sql: Sql, user: string): Promise<string> {
  const session = uuid()
  const now = new Date().toISOString()
  const expires = new Date(Date.now() + 3_600_000).toISOString()
  await sql(
    'insert into auth_session ("id", "userId", "token", "expiresAt", "createdAt", "updatedAt") values (?, ?, ?, ?, ?, ?)',
    session,
    user,
    uuid(),
    expires,
    now,
    now,
  )
  const { token } = await auth.api.signJWT({
    body: { payload: { sub: user, sid: session, iat: Math.floor(Date.now() / 1000) } },
  })
  return token
}
