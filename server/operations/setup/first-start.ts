import { resolve } from 'node:path'
import type { Database } from '../../base/db/database.ts'
import { canAdminSignIn, earliestAdmin } from '../../kernel/auth/accounts.ts'
import { issueInvitation, invitationLink } from '../../kernel/auth/invitations/invitations.ts'
import { authSecret, hasAuthSecret } from '../../base/storage/persistent-secret.ts'
import type { Env } from '../../base/env.ts'
import { CannotStart } from '../../base/cannot-start.ts'
import { createOperator, setUpOnce } from './operator.ts'
import { keepSetupLink, removeSetupLink, setupLinkFile } from '../../kernel/auth/setup-link.ts'

/**
 * Runs on `npm start` while no administrator can sign in: creates only the operator's tenant in an empty database, and
 * issues a new link to the setup page at every start, into a file next to the data. Returns what to print: the link
 * itself only for a terminal, as other output is kept in logs, and the link makes an administrator of whoever reads it.
 * Throws CannotStart on a PostgreSQL that others have set up, unless it is known what they sign sessions with.
 */
export async function firstStart(env: Env, database: Database, onTerminal: boolean): Promise<readonly string[]> {
  const { DATA_DIR, PUBLIC_URL } = env
  const { dialect } = database
  let isNew = false
  await setUpOnce(database, async () => {
    const { hostname } = new URL(PUBLIC_URL)
    await createOperator(database, { name: 'Captain', siteUrl: `https://${hostname}`, status: 'active' })
    isNew = true
  })
  if (dialect === 'postgres' && !isNew) assertSecretOfOthers(env)
  authSecret(env)
  const link = await database.write(null, function* () {
    if (yield* canAdminSignIn(dialect)) return undefined
    // Whoever began the setup has an account already, and only needs a way to sign in.
    const begun = yield* earliestAdmin(dialect)
    const { token } = yield* issueInvitation(dialect, { kind: 'setup', user: begun?.id ?? null, by: null })
    return invitationLink(PUBLIC_URL, 'setup', token)
  })
  if (!link) {
    removeSetupLink(DATA_DIR)
    return []
  }
  keepSetupLink(DATA_DIR, link)
  const file = resolve(setupLinkFile(DATA_DIR))
  return onTerminal
    ? [`Nobody can sign in yet. Set up the first administrator: ${link}`, `(also in ${file})`]
    : [`Nobody can sign in yet. The link that sets up the first administrator is in ${file}.`]
}

/**
 * Throws CannotStart unless it is known what those who use the database already sign sessions with: servers that sign
 * differently would sign everybody out in turns.
 */
export function assertSecretOfOthers(env: Env): void {
  if (hasAuthSecret(env)) return
  throw new CannotStart(
    `AUTH_SECRET: the database is in use already, and what its sessions are signed with is not in ${resolve(env.DATA_DIR)}. Give this server the AUTH_SECRET of the others, or copy the file auth-secret from the DATA_DIR of the first. If it is lost, set AUTH_SECRET to a new one: then everybody signs in again.`,
  )
}
