import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { hasAdmin } from '../auth/accounts.ts'
import { issueInvitation, invitationLink } from '../auth/invitations/invitations.ts'
import type { Env } from '../env.ts'
import { createOperator, setUpOnce } from './operator.ts'

/**
 * Runs on `npm start` while nobody can sign in: creates only the operator's tenant in an empty database, and issues a
 * new link to the setup page at every start, for whoever reads this terminal or the file next to the data.
 */
export async function firstStart({ DATA_DIR, PUBLIC_URL }: Env, database: Database): Promise<readonly string[]> {
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
  const file = join(DATA_DIR, 'setup-link')
  if (!link) {
    rmSync(file, { force: true })
    return []
  }
  writeFileSync(file, `${link}\n`, { mode: 0o600 })
  return [`Nobody can sign in yet. Set up the first administrator: ${link}`, `(also in ${file})`]
}
