import { v7 as uuid } from 'uuid'
import type { Selectable } from 'kysely'
import { first, run, type Operation } from '../../../base/db/query.ts'
import type { Dialect } from '../../../base/db/database.ts'
import { installation } from '../../../base/db/scope.ts'
import { statement } from '../../../base/db/statement.ts'
import type { InstallationTables } from '../../../base/db/tables.ts'
import { createToken, hashToken } from './token.ts'

const hour = 3_600_000

/** How long links are valid: an invitation or recovery over a weekend, the setup link for a day. */
export const lifetime = { invite: 72 * hour, recover: 72 * hour, setup: 24 * hour } as const

export type InvitationKind = keyof typeof lifetime
export type Invitation = Selectable<InstallationTables['auth_invitation']>

/** An issued link; its token is not stored. */
export interface IssuedInvitation {
  readonly id: string
  readonly token: string
  readonly expiresAt: string
}

/** Issues a link for an account and invalidates earlier ones: one link is valid at a time. */
export function* issueInvitation(
  dialect: Dialect,
  { kind, user, by }: { readonly kind: InvitationKind; readonly user: string | null; readonly by: string | null },
): Operation<IssuedInvitation> {
  const { token, hash } = createToken()
  const id = uuid()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + lifetime[kind]).toISOString()
  const db = installation(dialect)
  const unused = db.deleteFrom('auth_invitation').where('usedAt', 'is', null)
  yield* run(statement(user ? unused.where('userId', '=', user) : unused.where('kind', '=', kind))({}))
  yield* run(
    statement(
      db.insertInto('auth_invitation').values({
        id,
        tokenHash: hash,
        userId: user,
        kind,
        createdBy: by,
        createdAt: now.toISOString(),
        expiresAt,
        usedAt: null,
      }),
    )({}),
  )
  return { id, token, expiresAt }
}

const openInvitations = (dialect: Dialect) =>
  installation(dialect)
    .selectFrom('auth_invitation')
    .selectAll()
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date().toISOString())

/** The invitation of a valid link: known, unused, not expired. */
export const invitationByToken = (dialect: Dialect, token: string): Operation<Invitation | undefined> =>
  first(statement(openInvitations(dialect).where('tokenHash', '=', hashToken(token)))({}))

/** The invitation of a cookie, if it is still valid. */
export const invitationById = (dialect: Dialect, id: string): Operation<Invitation | undefined> =>
  first(statement(openInvitations(dialect).where('id', '=', id))({}))

/** An account's valid invitation, if any. */
export const openInvitationOf = (dialect: Dialect, user: string): Operation<Invitation | undefined> =>
  first(statement(openInvitations(dialect).where('userId', '=', user))({}))

/** Uses up an invitation; false if it is no longer valid. Of several concurrent attempts, one gets true. */
export function* redeemInvitation(dialect: Dialect, id: string): Operation<boolean> {
  const now = new Date().toISOString()
  const used = yield* run(
    statement(
      installation(dialect)
        .updateTable('auth_invitation')
        .set({ usedAt: now })
        .where('id', '=', id)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now),
    )({}),
  )
  return used === 1
}

/** The URL of a link. The token is in the fragment, which reaches no server and no log. */
export const invitationLink = (publicUrl: string, kind: InvitationKind, token: string): string =>
  `${publicUrl}/auth/${kind}#t=${token}`
