import type { Auth } from '../../kernel/auth/better-auth.ts'

export interface NewAccountWithPassword {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly role: 'admin' | 'user'
  readonly isUser?: boolean
  readonly cfAi?: boolean
}

/**
 * Creates an account and returns its id. There is no self-registration: accounts come from setup, the demo and
 * administrators.
 */
export async function createAccount(
  auth: Auth,
  { isUser = true, cfAi = false, ...person }: NewAccountWithPassword,
): Promise<string> {
  const { user } = await auth.api.createUser({ body: { ...person, data: { isUser, cfAi } } })
  return user.id
}
