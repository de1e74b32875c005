import type { Answer, Operation } from '../base/answer.ts'
import { ApiError, fetchError } from './api-error.ts'
import { accountHeader, pageAccount } from '../base/page-account.ts'

/** Runs after a successful call; the call resolves only after it. */
type AfterCall = () => Promise<unknown> | void

const afterCalls = new Map<string, Set<AfterCall>>()

/** Registers a follower for calls to the given paths; returns a function that removes it. */
export function afterAuthCall(paths: readonly string[], follower: AfterCall): () => void {
  for (const path of paths) {
    const known = afterCalls.get(path) ?? new Set()
    known.add(follower)
    afterCalls.set(path, known)
  }
  return () => {
    for (const path of paths) afterCalls.get(path)?.delete(follower)
  }
}

/** The paths of auth operations with a given method. None has parameters, so the path itself names the operation. */
type Path<Method extends string> = {
  [O in Operation]: O extends `${string}{${string}` ? never : O extends `${Method} ${infer Called}` ? Called : never
}[Operation]

type Answered<Method extends string, Called extends string> = Answer<`${Method} ${Called}` & Operation>

/**
 * Reads from the auth API, authenticated by the session cookie. Rejects with ApiError, status 0 without a connection.
 */
export const authGet = <P extends Path<'GET'>>(
  path: P,
  { query, signal }: { readonly query?: URLSearchParams; readonly signal?: AbortSignal } = {},
): Promise<Answered<'GET', P>> => runAfterCalls(query ? `${path}?${query}` : path, undefined, signal)

/** Posts to the auth API, authenticated by the session cookie. */
export const authPost = <P extends Path<'POST'>>(
  path: P,
  body: object = {},
  signal?: AbortSignal,
): Promise<Answered<'POST', P>> => runAfterCalls(path, body, signal)

async function runAfterCalls<T>(path: string, body?: object, signal?: AbortSignal): Promise<T> {
  const answer = await send<T>(path, body, signal)
  const [calledPath = ''] = path.split('?')
  await Promise.all([...(afterCalls.get(calledPath) ?? [])].map((each) => each()))
  return answer
}

async function send<T>(path: string, body?: object, signal?: AbortSignal): Promise<T> {
  const account = pageAccount()
  let response: Response
  try {
    response = await fetch(path, {
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json', ...(account && { [accountHeader]: account.id }) }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    throw fetchError(error)
  }
  const answer = (await response.json().catch(() => undefined)) as unknown
  if (response.ok) return answer as T
  const { message } = (answer ?? {}) as { message?: string }
  throw new ApiError(message ?? response.statusText, response.status, answer)
}

/** The server's code for an error; undefined where it has none. */
export function errorCode(error: unknown): string | undefined {
  const { data } = ((error instanceof ApiError && error.body) || {}) as { data?: { code?: unknown } }
  return typeof data?.code === 'string' ? data.code : undefined
}
