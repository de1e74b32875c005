import type { Answer } from '../../shell/base/answer.ts'

/** An account in the list of people, as the API returns it. */
export type PersonRow = Answer<'GET /api/v1/admin/users'>[number]

/** The outcome of issuing a link: mailed, or to be passed on by the admin. */
export type Issued = Omit<Answer<'POST /api/v1/admin/users/{id}/recoveries'>, 'user'>
