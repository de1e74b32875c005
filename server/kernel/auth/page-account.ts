import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../base/errors/api-error.ts'

/**
 * The refusal of a call whose page is another account's than the caller. Windows of a browser share its cookies: what
 * one account has typed in one would be written by the one that signed in last in another. Captain's pages name their
 * account in `Captain-Account`; programs need not.
 */
export function refusePage({ headers }: FastifyRequest, caller: string): ApiError | undefined {
  const page = headers['captain-account']
  return page === undefined || page === caller
    ? undefined
    : new ApiError(401, 'The page belongs to another account than the one that is signed in.', {
        code: 'OTHER_ACCOUNT',
      })
}
