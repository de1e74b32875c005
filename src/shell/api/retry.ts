/** How often a call is tried again: a number waits a second each time, the other doubles its wait up to a longest one. */
export type Retry = number | { readonly count: number; readonly base: number; readonly longest: number }

const defaultDelay = 1000

/** How long to wait before the next try, in milliseconds; undefined when there is none. Attempts count from 0. */
export function retryDelay(retry: Retry, attempt: number): number | undefined {
  if (typeof retry === 'number') return attempt < retry ? defaultDelay : undefined
  return attempt < retry.count ? Math.min(retry.base * 2 ** attempt, retry.longest) : undefined
}

/** Only calls that may be made twice are: a write whose answer was lost may have been done. */
export const mayRetry = (method = 'GET'): boolean => method === 'GET' || method === 'HEAD'

const transientStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/** Makes a call, and again while it fails in a way that may pass by itself: no connection, or a server that is away. */
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
