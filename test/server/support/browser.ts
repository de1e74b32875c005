import type { InjectOptions } from 'fastify'
import { publicUrl, type Answer, type World } from './world.ts'

/** Somebody's browser: keeps cookies, and says where its pages come from. */
export interface Browser {
  readonly cookies: ReadonlyMap<string, string>
  readonly get: (url: string) => Promise<Answer>
  readonly post: (url: string, body?: object, headers?: Record<string, string>) => Promise<Answer>
  /** Calls the API with the token of the session, as pages do. */
  readonly call: (method: InjectOptions['method'], url: string, body?: object) => Promise<Answer>
}

export function browserOf({ app }: Pick<World, 'app'>): Browser {
  const cookies = new Map<string, string>()

  async function ask(
    method: InjectOptions['method'],
    url: string,
    body: object | undefined,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const answer = await app.inject({
      method: method!,
      url,
      headers: { origin: publicUrl, ...(cookie && { cookie }), ...headers },
      ...(body && { payload: body }),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = answer.body !== '' && String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson ? answer.json() : undefined,
    }
  }

  return {
    cookies,
    get: (url) => ask('GET', url, undefined),
    post: (url, body, headers) => ask('POST', url, body, headers),
    async call(method, url, body) {
      const { token } = (await ask('GET', '/api/auth/token', undefined)).body as { token: string }
      return ask(method, url, body, { authorization: `Bearer ${token}` })
    },
  }
}

/** A browser in which somebody has signed in with a password. */
export async function signedIn(world: Pick<World, 'app'>, email: string, password: string): Promise<Browser> {
  const browser = browserOf(world)
  const answer = await browser.post('/api/auth/sign-in/email', { email, password })
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`)
  return browser
}
