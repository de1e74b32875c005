import { CannotStart } from '../../base/cannot-start.ts'
import { accountByEmail } from '../../kernel/auth/accounts.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { issueInvitation, invitationLink } from '../../kernel/auth/invitations/invitations.ts'
import { storeOf } from '../../kernel/records/context.ts'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'

/**
 * `npm run invite -- somebody@example.com`: a link for an account whose owner is locked out, for someone at the
 * machine. The only way in that needs no other administrator.
 */
export async function inviteFromTerminal(
  { PUBLIC_URL }: Env,
  database: Database,
  email: string | undefined,
): Promise<readonly string[]> {
  if (!email) throw new CannotStart('Say for whom: npm run invite -- somebody@example.com')
  const { dialect } = database
  const issued = await database.write(null, function* () {
    const account = yield* accountByEmail(dialect, email)
    if (!account) return undefined
    const link = yield* issueInvitation(dialect, { kind: 'recover', user: account.id, by: null })
    const detail = { by: 'terminal' }
    yield* recordEvent(storeOf(database), { action: 'recovery-issued', target: account, detail })
    return link
  })
  if (!issued) throw new CannotStart(`No account has the address ${email}.`)
  return [
    `Open this link to sign in again as ${email} (once, until ${issued.expiresAt}):`,
    invitationLink(PUBLIC_URL, 'recover', issued.token),
  ]
}
