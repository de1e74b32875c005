import type { Dialect } from '../../../base/db/database.ts'
import type { Operation } from '../../../base/db/query.ts'
import { ApiError } from '../../../base/errors/api-error.ts'
import { canAdminSignIn } from '../accounts.ts'

/** The same error whether a link never existed, was used, or has expired. */
const invitationInvalid = (): ApiError =>
  new ApiError(400, 'The link is not valid, has expired or was used already.', { code: 'INVITATION_INVALID' })

export const setupLinkInvalid = (): ApiError =>
  new ApiError(400, 'The setup link is not valid any more. A restart of the server issues another.', {
    code: 'SETUP_LINK_INVALID',
  })

/** Why a link is refused. While no administrator can sign in, none could give another: a link is that of the setup. */
export function* linkInvalid(dialect: Dialect): Operation<ApiError> {
  return (yield* canAdminSignIn(dialect)) ? invitationInvalid() : setupLinkInvalid()
}
