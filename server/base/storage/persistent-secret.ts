import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Env } from '../env.ts'
import { CannotStart } from '../cannot-start.ts'

/** A secret generated once and kept in a file that only its owner can read; throws CannotStart if that is empty. */
export function persistentSecret(
  dataDir: string,
  name: string,
  generate: () => string = () => randomBytes(32).toString('base64url'),
): string {
  const file = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) draw(file, generate())
  const secret = readSecret(file)
  if (secret === '') throw isEmpty(file)
  return secret
}

const isEmpty = (file: string): CannotStart => new CannotStart(`${resolve(file)} is empty. ${emptyRemedy}`)

/** What to do about a secret that a full disk or a lost copy left empty. */
export const emptyRemedy =
  'Bring it back from a backup, or remove it: then another is drawn at the start, and everybody signs in again.'

/**
 * The file appears with all of its content, which is on the disk by then, or not at all. Of processes that start
 * together, all take the secret of the first.
 */
function draw(file: string, secret: string): void {
  const own = `${file}.${process.pid}`
  try {
    writeFileSync(own, secret, { mode: 0o600, flush: true })
    linkSync(own, file)
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    // Some file systems have no links (exFAT, some shares). There the lock of the folder keeps others away.
    if (syscall !== 'link') throw error
    renameSync(own, file)
  } finally {
    rmSync(own, { force: true })
  }
}

/** Without the end of line that editors and copies add; empty if there is none. */
const readSecret = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')

/** What sessions are signed with, unless AUTH_SECRET says it. */
export const secretFile = 'auth-secret'

/** What sessions are signed with: AUTH_SECRET, or a secret that is drawn at the first start. */
export const authSecret = ({ AUTH_SECRET, DATA_DIR }: Env): string =>
  AUTH_SECRET ?? persistentSecret(DATA_DIR, secretFile)

/** Throws CannotStart where its file is empty, and draws none. */
export function assertAuthSecret({ AUTH_SECRET, DATA_DIR }: Env): void {
  const file = join(DATA_DIR, secretFile)
  if (AUTH_SECRET === undefined && existsSync(file) && readSecret(file) === '') throw isEmpty(file)
}

/** Whether it is known, and none would be drawn. */
export const hasAuthSecret = ({ AUTH_SECRET, DATA_DIR }: Env): boolean =>
  AUTH_SECRET !== undefined || readSecret(join(DATA_DIR, secretFile)) !== ''
