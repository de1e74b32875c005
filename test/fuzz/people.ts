import { setTimeout } from 'node:timers/promises'
import type { Random } from './random.ts'

export interface Answer {
  readonly status: number
  readonly text: string
  readonly contentType: string
  readonly cookies: readonly string[]
}

/** Sends a request to the installation under test, in its process or over the network. */
export type Send = (request: {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer | undefined
}) => Promise<Answer>

/** The accounts of the demo, from which requests come; who was signed out signs in again. */
export class People {
  readonly #send: Send
  readonly #password: string
  readonly #origin: string
  readonly #signedIn = new Map<string, Promise<Readonly<Record<string, string>>>>()

  constructor(send: Send, origin: string, password: string) {
    this.#send = send
    this.#origin = origin
    this.#password = password
  }

  /** Who makes a request about a tenant: mostly an administrator, else its staff, somebody else's, or nobody. */
  choose(random: Random, url: string): string | undefined {
    const slug = /\/tenants\/([^/?]+)/.exec(url)?.[1]
    const chosen = random.int(100)
    if (chosen < 78) return 'admin@captain.example'
    if (chosen < 88 && slug && /^[a-z-]+$/.test(slug)) return `staff@${slug}.example`
    if (chosen < 92) return 'staff@myturn-games.example'
    return chosen < 95 ? 'reader@captain.example' : undefined
  }

  /** The headers with which somebody is known; none for who cannot sign in. */
  async headersOf(email: string | undefined): Promise<Readonly<Record<string, string>>> {
    if (!email) return { origin: this.#origin }
    const known = this.#signedIn.get(email) ?? this.#signIn(email)
    this.#signedIn.set(email, known)
    const headers = await known
    // Who was refused (too many sign-ins, a server that is busy) tries again with the next request.
    if (!headers.cookie && this.#signedIn.get(email) === known) this.#signedIn.delete(email)
    return headers
  }

  /** Signs somebody in anew with the next request, whose session was ended. */
  forget(email: string): void {
    this.#signedIn.delete(email)
  }

  /**
   * Sends a request as somebody who must be signed in for the run to go on. Another request may have ended the session,
   * and signing in is counted: it is tried again for over a minute before the refusal is the answer.
   */
  async sendSignedIn(email: string, request: Parameters<Send>[0]): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const headers = { ...(await this.headersOf(email)), ...request.headers }
      const answer = await this.#send({ ...request, headers })
      if ((answer.status !== 401 && answer.status !== 0) || attempt === 40) return answer
      this.forget(email)
      await setTimeout(attempt * 100)
    }
  }

  async #signIn(email: string): Promise<Readonly<Record<string, string>>> {
    const origin = { origin: this.#origin }
    const { cookies } = await this.#send({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { ...origin, 'content-type': 'application/json' },
      payload: JSON.stringify({ email, password: this.#password }),
    })
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
    if (cookie === '') return origin
    const { text } = await this.#send({ method: 'GET', url: '/api/auth/token', headers: { ...origin, cookie } })
    const token = /"token":"([^"]+)"/.exec(text)?.[1]
    return { ...origin, cookie, ...(token && { authorization: `Bearer ${token}` }) }
  }
}
