import type { Answer } from './answer.ts'

type Known = NonNullable<Answer<'GET /api/auth/get-session'>>

export type Person = Pick<Known['user'], 'id' | 'name' | 'email' | 'role' | 'isUser' | 'cfAi'>

/** The part of the session that is used; `impersonatedBy` is the id of the impersonating admin. */
export interface Session {
  readonly user: Person
  readonly session: Pick<Known['session'], 'id' | 'expiresAt' | 'impersonatedBy'>
}
