import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'

/** A secret generated once and kept in a file that only its owner can read. */
export function persistentSecret(
  dataDir: string,
  name: string,
  generate: () => string = () => randomBytes(32).toString('base64url'),
): string {
  const file = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // 'wx' fails if the file exists, so that two processes starting together agree on one secret.
    writeFileSync(file, generate(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

/** What sessions are signed with, unless AUTH_SECRET says it. */
export const secretFile = 'auth-secret'

/** What sessions are signed with: AUTH_SECRET, or a secret that is drawn at the first start. */
export const authSecret = ({ AUTH_SECRET, DATA_DIR }: Env): string =>
  AUTH_SECRET ?? persistentSecret(DATA_DIR, secretFile)

/** Whether it is known, and none would be drawn. */
export const hasAuthSecret = ({ AUTH_SECRET, DATA_DIR }: Env): boolean =>
  AUTH_SECRET !== undefined || existsSync(join(DATA_DIR, secretFile))
