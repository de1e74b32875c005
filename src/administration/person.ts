/** An account as the list of people answers it. */
export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: 'admin' | 'user'
  readonly isUser: boolean
  readonly cfAi: boolean
  readonly banned: boolean
  readonly banReason: string | null
  readonly banExpires: string | null
  readonly createdAt: string
  /** Somebody who has yet to follow their invitation. */
  readonly invited: boolean
}

/** What a link for somebody became: mailed, or to be handed over by whoever asked for it. */
export interface Issued {
  readonly link: string | null
  readonly mailed: boolean
  readonly expiresAt: string
}
