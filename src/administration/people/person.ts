import type { Answer } from '../../shell/api/answer.ts'

/** An account as the list of people answers it. */
export type PersonRow = Answer<'GET /api/v1/admin/users'>[number]

/** What a link for somebody became: mailed, or to be handed over by whoever asked for it. */
export type Issued = Omit<Answer<'POST /api/v1/admin/users/{id}/recoveries'>, 'user'>
