import { answerOf, type Address, type Answer, type Operation, type OperationBy } from './answer.ts'
import { takeEarly } from './early-call.ts'
import { mayRetry, withRetries } from './retry.ts'
import { promptSignIn } from '../session/sign-in-again.ts'
import { currentToken, renewToken } from '../session/token.ts'

/** An answer of the API that is no success, or `status` 0: there was none. `body` is the error object of the server. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  constructor(message: string, status: number, body?: unknown) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** For a call that got no answer at all (specification, section 8). */
export const fetchError = (cause: unknown): ApiError =>
  new ApiError('Fetch Error', 0, { statusCode: 500, statusMessage: 'Fetch Error', message: String(cause) })

/**
 * Calls the API with the bearer token. When the token is no longer taken, it is renewed from the session; when the
 * session is gone too, the sign-in dialog opens over the page and the same call goes out again after it: whoever was
 * typing loses nothing. Rejects with ApiError: status 0 without a connection, the server's otherwise.
 */
export const apiFetch = (path: string, init: RequestInit = {}): Promise<Response> =>
  authorized((token) => send(path, init, token))

/** The same for a call that goes out some other way; it is made again with each new token. */
export async function authorized(call: (token: string | undefined) => Promise<Response>): Promise<Response> {
  const first = await call(currentToken() ?? (await renewToken()))
  if (first.status !== 401) return assertOk(first)

  const renewed = await renewToken()
  if (renewed) {
    const second = await call(renewed)
    if (second.status !== 401) return assertOk(second)
  }
  if (!(await promptSignIn())) return assertOk(first)
  return assertOk(await call(await renewToken()))
}

/** A reading that fails is tried once more. */
const retryPolicy = 1

/** What besides the address makes a call one of an operation. */
type Init<O extends Operation> = O extends `GET ${string}`
  ? [init?: RequestInit & { readonly method?: never }]
  : O extends `${infer Method} ${string}`
    ? [init: RequestInit & { readonly method: Method }]
    : never

/** The JSON that an operation answers: `apiJson<'GET /api/v1/admin/ai-usage'>('/api/v1/admin/ai-usage')`. */
export const apiJson = async <O extends Operation>(path: Address<O>, ...[init]: Init<O>): Promise<Answer<O>> =>
  answerOf<O>(await apiFetch(path, init))

/** The rows that an operation answers with one page of a list, and how many there are in all. */
export async function apiPage<O extends OperationBy<'GET'>>(
  path: Address<O>,
  signal?: AbortSignal,
): Promise<{ readonly rows: Answer<O>; readonly total: number }> {
  const response = await apiFetch(path, signal ? { signal } : {})
  const rows = await answerOf<O>(response)
  return { rows, total: Number(response.headers.get('content-range')?.split('/').pop() ?? 0) }
}

async function send(path: string, init: RequestInit, token: string | undefined): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (typeof init.body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  if (token) headers.set('Authorization', `Bearer ${token}`)
  try {
    const early = init.method === undefined ? takeEarly(path, token) : undefined
    const call = () => fetch(path, { ...init, headers })
    return await (early ?? (mayRetry(init.method) ? withRetries(call, retryPolicy) : call()))
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw fetchError(error)
  }
}

async function assertOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const text = await response.text()
  const body = parseJson(text)
  throw new ApiError(errorMessage(body) ?? response.statusText, response.status, body ?? text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const errorMessage = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : undefined
