import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Html } from './html.ts'

/** What a browser, or Captain, asks for. */
export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  /** The address of the person: that of the connection, or with `TRUST_PROXY` the one that the proxy in front reports. */
  readonly visitor: string
  readonly cookies: ReadonlyMap<string, string>
  /** The body as it arrived, 64 kB at most: an order with all its fields has 10. */
  text(): Promise<string>
}

export interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
}

export const page = (body: Html, status = 200, headers: Answer['headers'] = {}): Answer => ({
  status,
  body: String(body),
  headers: { 'cache-control': 'no-store', ...headers },
})

/** Leads on to a page after a form was sent, so that a reload does not send it again. */
export const redirect = (location: string, headers: Answer['headers'] = {}): Answer => ({
  status: 303,
  headers: { location, ...headers },
})

/** A cookie that scripts cannot read, and that other sites' forms do not come with; behind a proxy with TLS alone. */
export const cookie = (name: string, value: string, days: number): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.round(days * 86_400)}${process.env['TRUST_PROXY'] ? '; Secure' : ''}`

class TooLarge extends Error {}

interface Site {
  readonly name: string
  readonly port: number
  /** Where pictures and the stylesheet of bodies come from besides the site itself. */
  readonly captain: string
  readonly answer: (asked: Asked) => Promise<Answer>
  /** What is shown when the site fails: Captain may be away for a moment. */
  readonly failed: () => Answer
}

/** Serves a site until the process is told to stop. */
export function serve({ name, port, captain, answer, failed }: Site): void {
  const headers = {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' ${captain}; style-src-attr 'unsafe-inline'; img-src 'self' data: ${captain}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
  const answerTo = async (request: IncomingMessage): Promise<Answer> =>
    // A form on somebody else's page would act for this site's visitor.
    request.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site'
      ? { status: 403 }
      : answer(askedBy(request))
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answered = await answerTo(request).catch((error: unknown): Answer => {
      if (error instanceof TooLarge) return { status: 413 }
      console.error(error)
      return failed()
    })
    const { status = 200, type = 'text/html; charset=utf-8', body = '', headers: own } = answered
    response.writeHead(status, { ...headers, 'content-type': type, ...own })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const server = createServer((request, response) => void respond(request, response))
  server.listen(port, () => console.log(`${name} is ready at http://localhost:${port}`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
      process.exit()
    })
}

const askedBy = (request: IncomingMessage): Asked => ({
  method: request.method ?? 'GET',
  // A path such as `//host` would be another site's address.
  url: new URL((request.url ?? '/').replace(/^\/+/, '/'), 'http://site'),
  headers: request.headers,
  visitor: (
    (process.env['TRUST_PROXY'] &&
      String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()) ||
    (request.socket.remoteAddress ?? '')
  ).replace(/^::ffff:/, ''),
  cookies: new Map(
    (request.headers.cookie ?? '').split('; ').map((each) => {
      const [name, ...value] = each.split('=') as [string, ...string[]]
      return [name, decoded(value.join('='))]
    }),
  ),
  text: () => textOf(request),
})

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > 65_536) throw new TooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
