import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyFormer } from 'better-auth/crypto'
import { first, run } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'

/** Of the settings of scrypt in OWASP's Password Storage Cheat Sheet, the one with 32 MiB, as much as better-auth's own. */
const setting = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const
const prefix = '$scrypt$ln=15,r=8,p=3$'

const keyOf = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, setting, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** The hash of a password, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const parts = [salt, await keyOf(password, salt)]
  return prefix + parts.map((part) => part.toString('base64').replaceAll('=', '')).join('$')
}

/** Whether a password is that of a hash, of today's setting or of better-auth's own. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  if (!isCurrent(hash)) {
    // Takes as long as for others, or the response time would reveal which addresses have an account.
    const [holds] = await Promise.all([verifyFormer({ hash, password }), hashPassword(password)])
    return holds
  }
  const [salt, key] = hash
    .slice(prefix.length)
    .split('$')
    .map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer]
  return timingSafeEqual(await keyOf(password, salt), key)
}

const isCurrent = (hash: string): boolean => hash.startsWith(prefix)

/** Stores a password that somebody has just signed in with by today's setting, if it is not yet. */
export async function renewHash({ dialect, read, write }: Database, user: string, password: string): Promise<void> {
  const db = installation(dialect)
  const stored = db
    .selectFrom('auth_account')
    .select('password')
    .where('userId', '=', user)
    .where('providerId', '=', 'credential')
  const former = (await read(null, () => first(statement(stored)({}))))?.password
  if (!former || isCurrent(former)) return
  const hash = await hashPassword(password)
  const renewed = db
    .updateTable('auth_account')
    .set({ password: hash })
    .where('userId', '=', user)
    .where('password', '=', former)
  await write(null, () => run(statement(renewed)({})))
}
