/** A retry policy: a number of retries one second apart, or exponential backoff from `base` up to `longest` (ms). */
export type Retry = number | { readonly count: number; readonly base: number; readonly longest: number }

const defaultDelay = 1000

/** The delay before the next try in ms; undefined when there is none. Attempts count from 0. */
export function retryDelay(retry: Retry, attempt: number): number | undefined {
  if (typeof retry === 'number') return attempt < retry ? defaultDelay : undefined
  return attempt < retry.count ? Math.min(retry.base * 2 ** attempt, retry.longest) : undefined
}

/** Only idempotent requests are retried: a write whose response was lost may have taken effect. */
export const mayRetry = (method = 'GET'): boolean => method === 'GET' || method === 'HEAD'

const transientStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/** Makes a call and retries transient failures: no connection, or a server that is unavailable. */
export async function withRetries(
  call: () => Promise<Response>,
  retry: Retry,
  wait: (time: number) => Promise<void> = sleep,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const time = retryDelay(retry, attempt)
    try {
      const response = await call()
      if (time === undefined || !transientStatuses.has(response.status)) return response
    } catch (error) {
      if (time === undefined || (error instanceof DOMException && error.name === 'AbortError')) throw error
    }
    await wait(time)
  }
}

const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))
