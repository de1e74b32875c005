import { ApiError } from '../../../shell/api/api.ts'

/**
 * Why a page's details did not come, by the name under which the link tool has its words (specification, section 8): the
 * server could not have them of this page, what it said was no JSON, or it was not reached at all.
 */
export function linkFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 400) return "Couldn't get this link data, try the other one"
  if (error instanceof SyntaxError) return 'Wrong response format from the server'
  return "Couldn't fetch the link data"
}
