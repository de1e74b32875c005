/** A page that is never idle begins after this many ms. */
const latest = 3000

/** Calls back when the browser has nothing else to do; answers what stops that. Safari has no idle callbacks. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: latest })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(work, latest)
  return () => clearTimeout(timer)
}
