import { CaptainError } from './errors.ts'

export interface ClientOptions {
  /** Where Captain is: `https://captain.example.jp`. */
  readonly origin: string
  /** The slug of the tenant. */
  readonly tenant: string
  /** An API key, for servers: whoever can read it can use it. Reading what is published needs none. */
  readonly key?: string
  /** The token of a preview link or pane: records are read as it shows them, and nothing of them is kept. */
  readonly preview?: string
  /** Keeps answers with their `ETag`, and asks only whether they are still right. One for each client. */
  readonly cache?: Cache
  /** Stands in for `fetch`, for instance to give it a timeout. */
  readonly fetch?: typeof fetch
}

/** An answer as a cache keeps it. */
export interface CachedAnswer {
  readonly etag: string
  /** The JSON of the answer. */
  readonly text: string
  readonly range: string | null
  readonly link: string | null
}

/** Where answers are kept: a Map, or anything that stores text under a key. */
export interface Cache {
  get(key: string): CachedAnswer | undefined | Promise<CachedAnswer | undefined>
  set(key: string, answer: CachedAnswer): unknown
}

/** A cache in memory that forgets what was used longest ago. */
export function memoryCache(most = 500): Cache {
  const kept = new Map<string, CachedAnswer>()
  return {
    get(key) {
      const answer = kept.get(key)
      if (answer) keep(key, answer)
      return answer
    },
    set: keep,
  }

  function keep(key: string, answer: CachedAnswer): void {
    kept.delete(key)
    kept.set(key, answer)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
  }
}

export interface Answer {
  readonly body: unknown
  readonly range: string | null
  readonly link: string | null
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT'
  /** From the tenant on: `news/first`. */
  readonly path: string
  /** What is not text is sent as JSON; undefined is left out. */
  readonly query?: object | undefined
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** Whether it is for keys alone. */
  readonly authorized?: boolean
}

/** What calls the API for one tenant. Throws `CaptainError` for whatever it does not answer with success. */
export interface Transport {
  call(call: Call): Promise<Answer>
  address(call: Call): string
}

export function transportTo({ origin, tenant, key, cache, fetch: send = fetch }: ClientOptions): Transport {
  const address = ({ path, query = {}, authorized = false }: Call): string => {
    const url = new URL(
      `/api/v1/${authorized ? 'authorized/' : ''}tenants/${encodeURIComponent(tenant)}/${path}`,
      origin,
    )
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value))
    return url.href
  }
  return {
    address,
    async call(call) {
      const { method = 'GET', body, headers = {} } = call
      const url = address(call)
      const kept = method === 'GET' ? await cache?.get(url) : undefined
      const sent = {
        ...headers,
        accept: 'application/json',
        authorization: key && `Bearer ${key}`,
        'content-type': body && 'application/json',
        'if-none-match': kept?.etag,
      }
      const response = await send(url, {
        method,
        headers: Object.entries(sent).filter((each): each is [string, string] => each[1] !== undefined),
        ...(body && { body: JSON.stringify(body) }),
      })
      const [range, link] = [response.headers.get('content-range'), response.headers.get('link')]
      if (response.status === 304 && kept)
        return { body: JSON.parse(kept.text) as unknown, range: range ?? kept.range, link: link ?? kept.link }
      const text = await response.text()
      if (!response.ok) throw errorOf(response, text)
      // What is no JSON is not kept: it would be answered for as long as its `ETag` holds.
      const answered = parsed(response.status, text)
      const etag = response.headers.get('etag')
      if (method === 'GET' && etag !== null) await cache?.set(url, { etag, text, range, link })
      return { body: answered, range, link }
    },
  }
}

/** What the text of a success says; a network that wants a sign-in first, or a proxy, answers with a page of its own. */
function parsed(status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CaptainError(status, `Something else than the API of Captain answered: ${text.trim().slice(0, 80)}`, {
      code: 'NOT_JSON',
    })
  }
}

/** A proxy on the way may answer with anything. */
function errorOf({ status, statusText, headers }: Response, text: string): CaptainError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const retryAfter = Number.isNaN(seconds) ? undefined : seconds
  try {
    const { message, data } = JSON.parse(text) as { message?: unknown; data?: CaptainError['data'] }
    return new CaptainError(status, String(message ?? statusText), data ?? {}, retryAfter)
  } catch {
    return new CaptainError(status, statusText || `Status ${status}`, {}, retryAfter)
  }
}
