import { ApiError, fetchError } from './api-error.ts'
import { answerOf, type Address, type Answer, type Operation, type OperationBy } from '../base/answer.ts'
import { dropEarly, takeEarly } from './early-call.ts'
import { mayRetry, withRetries } from './retry.ts'
import { accountHeader, pageAccount } from '../base/page-account.ts'
import { promptSignIn } from '../base/sign-in-again.ts'
import { currentToken, renewToken } from './token.ts'

// In a module of its own: public pages call no API, but sign in.
export { ApiError, fetchError }

/**
 * Calls the API with the bearer token. A rejected token is renewed from the session; if the session has expired too, or
 * is another account's, the sign-in dialog opens over the page and the call is repeated after signing in, so that no
 * input is lost. Rejects
 * with ApiError: status 0 without a connection, else the server's.
 */
export const apiFetch = (path: string, init: RequestInit = {}): Promise<Response> =>
  authorized((token) => send(path, init, token))

/** The same for calls not made with `apiFetch`; `call` is repeated with each new token. */
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

/** GET requests are retried once. */
const retryPolicy = 1

/** Request options of an operation; any method but GET must be named. */
type Init<O extends Operation> = O extends `GET ${string}`
  ? [init?: RequestInit & { readonly method?: never }]
  : O extends `${infer Method} ${string}`
    ? [init: RequestInit & { readonly method: Method }]
    : never

/** The JSON response of an operation: `apiJson<'GET /api/v1/admin/ai-usage'>('/api/v1/admin/ai-usage')`. */
export const apiJson = async <O extends Operation>(path: Address<O>, ...[init]: Init<O>): Promise<Answer<O>> =>
  answerOf<O>(await apiFetch(path, init))

/** One page of a list operation: its rows, and the total from Content-Range. */
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
  const account = init.method !== undefined && pageAccount()
  if (account) headers.set(accountHeader, account.id)
  try {
    if (init.method !== undefined) dropEarly()
    const early = takeEarly(path, token)
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
