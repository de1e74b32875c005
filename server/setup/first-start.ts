import { resolve } from 'node:path'
import type { Database } from '../db/database.ts'
import { hasAdmin } from '../auth/accounts.ts'
import { issueInvitation, invitationLink } from '../auth/invitations/invitations.ts'
import type { Env } from '../env.ts'
import { createOperator, setUpOnce } from './operator.ts'
import { keepSetupLink, removeSetupLink, setupLinkFile } from './setup-link.ts'

/**
 * Runs on `npm start` while nobody can sign in: creates only the operator's tenant in an empty database, and issues a
 * new link to the setup page at every start, into a file next to the data. Returns what to print: the link itself only
 * for a terminal, as other output is kept in logs, and the link makes an administrator of whoever reads it.
 */
export async function firstStart(
  { DATA_DIR, PUBLIC_URL }: Env,
  database: Database,
  onTerminal: boolean,
): Promise<readonly string[]> {
  await setUpOnce(database, async () => {
    const { hostname } = new URL(PUBLIC_URL)
    await createOperator(database, { name: 'Captain', siteUrl: `https://${hostname}`, status: 'active' })
  })
  const { dialect } = database
  const link = await database.write(null, function* () {
    if (yield* hasAdmin(dialect)) return undefined
    const { token } = yield* issueInvitation(dialect, { kind: 'setup', user: null, by: null })
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
