import { answerOf } from '../base/answer.ts'
import { deleteCookie, setCookie, readCookie } from '../base/cookies.ts'

/** Carries the API's bearer token for this client; the API itself reads only the Authorization header. */
export const tokenCookie = { name: 'auth_jwt', maxAge: 86_400 } as const

export const currentToken = (): string | undefined => readCookie(document.cookie, tokenCookie.name)

let renewal: Promise<string | undefined> | undefined

/** Gets a new token from the session; undefined when there is no session. Concurrent calls share one request. */
export function renewToken(): Promise<string | undefined> {
  renewal ??= fetchToken().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function fetchToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/auth/token', {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
    })
    if (!response.ok) {
      if (response.status === 401) forgetToken()
      return undefined
    }
    const { token } = await answerOf<'GET /api/auth/token'>(response)
    setCookie(tokenCookie.name, token, { maxAge: tokenCookie.maxAge, sameSite: 'Strict' })
    return token
  } catch {
    return undefined
  }
}

export const forgetToken = (): void => deleteCookie(tokenCookie.name)
