import type { Answer } from '../api/answer.ts'

type Known = NonNullable<Answer<'GET /api/auth/get-session'>>

export type Person = Pick<Known['user'], 'id' | 'name' | 'email' | 'role' | 'isUser' | 'cfAi'>

/** As much of the session as is looked at; `impersonatedBy` is the admin who acts as this person. */
export interface Session {
  readonly user: Person
  readonly session: Pick<Known['session'], 'id' | 'expiresAt' | 'impersonatedBy'>
}
