/** A page that is never idle begins after this many ms. */
const latest = 3000

/** Calls back when the browser is idle; returns a function that cancels it. Safari has no idle callbacks. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: latest })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(work, latest)
  return () => clearTimeout(timer)
}

/**
 * Loads what may be wanted next, one after the other, once the browser has nothing else to do; not for those who save data.
 * Returns a function that cancels it before it has begun.
 */
export function loadWhenIdle(loads: readonly (() => Promise<unknown>)[]): (() => void) | undefined {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return undefined
  return whenIdle(() => void loads.reduce((before, load) => before.then(load), Promise.resolve<unknown>(undefined)))
}
