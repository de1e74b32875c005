import { passkey } from '@better-auth/passkey'
import { APIError, getSessionFromCtx } from 'better-auth/api'
import type { Database } from '../../base/db/database.ts'
import { accountById, isBannedAccount, ownerOfPasskey } from './accounts.ts'
import { invitationById, redeemInvitation, type Invitation } from './invitations/invitations.ts'
import { unsealInvitation } from './invitations/token.ts'

interface PasskeySettings {
  readonly publicUrl: string
  readonly secret: string
  readonly database: Database | undefined
}

interface Ceremony {
  readonly headers?: Headers | undefined
  readonly context: { readonly session: { readonly user: { readonly id: string } } | null }
}

/**
 * Passkeys always require user verification (fingerprint, face, PIN), confirmed in the signed data; better-auth itself
 * would accept a signature without it. Without a session, registration requires an invitation.
 */
export function passkeyPlugin({ publicUrl, secret, database }: PasskeySettings) {
  const invitationOf = async ({ headers }: Ceremony): Promise<Invitation> => {
    const id = unsealInvitation(secret, headers?.get('cookie'))
    const invitation = id && (await database!.read(null, () => invitationById(database!.dialect, id)))
    if (!invitation || !invitation.userId)
      throw passkeyError(
        'UNAUTHORIZED',
        'INVITATION_INVALID',
        'The invitation is not valid, has expired or was used already.',
      )
    return invitation
  }

  return passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: 'Captain',
    origin: publicUrl,
    schema: { passkey: { modelName: 'auth_passkey' } },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      // Invited people have no session; for everyone else the call's guard requires a fresh one.
      requireSession: false,
      async resolveUser({ ctx }) {
        const { userId } = await invitationOf(ctx as unknown as Ceremony)
        const account = (await database!.read(null, () => accountById(database!.dialect, userId!)))!
        return { id: account.id, name: account.email, displayName: account.name }
      },
      async afterVerification({ ctx, verification, user }) {
        const { registrationInfo } = verification
        if (!registrationInfo?.userVerified) throw unverified()
        const { id } = registrationInfo.credential
        if (await database!.read(null, () => ownerOfPasskey(database!.dialect, id)))
          throw passkeyError('BAD_REQUEST', 'PREVIOUSLY_REGISTERED', 'Previously registered')
        if (await isSignedInAs(ctx as unknown as Ceremony, user.id)) return
        const invitation = await invitationOf(ctx as unknown as Ceremony)
        const isTheirs = invitation.userId === user.id
        const { dialect } = database!
        if (await database!.read(null, () => isBannedAccount(dialect, user.id)))
          throw passkeyError('FORBIDDEN', 'BANNED_USER', 'This account is banned.')
        // Of two browsers using one link, one gets here first.
        if (!isTheirs || !(await database!.write(null, () => redeemInvitation(dialect, invitation.id))))
          throw passkeyError(
            'UNAUTHORIZED',
            'INVITATION_INVALID',
            'The invitation is not valid, has expired or was used already.',
          )
      },
    },
    authentication: {
      afterVerification({ verification }) {
        if (!verification.authenticationInfo.userVerified) throw unverified()
      },
    },
  })
}

/** Whether the person registering already has a session. */
async function isSignedInAs(ctx: Ceremony, user: string): Promise<boolean> {
  const session = ctx.context.session ?? (await getSessionFromCtx(ctx as never))
  return session?.user.id === user
}

const passkeyError = (status: 'UNAUTHORIZED' | 'FORBIDDEN' | 'BAD_REQUEST', code: string, message: string): APIError =>
  new APIError(status, { code, message })

const unverified = (): APIError =>
  passkeyError('BAD_REQUEST', 'USER_VERIFICATION_REQUIRED', 'The device did not verify its owner.')
