export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: 'admin' | 'user'
  readonly isUser: boolean
  readonly cfAi: boolean
}

/** The answer of GET /api/auth/get-session. */
export interface Session {
  readonly user: Person
  readonly session: {
    readonly id: string
    readonly expiresAt: string
    /** The admin who acts as this person. */
    readonly impersonatedBy?: string | null
  }
}
