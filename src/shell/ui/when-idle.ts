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

/**
 * Loads what may be wanted next, one after the other, whenever the browser has nothing else to do; not for those who save
 * data. Answers what stops that.
 */
export function loadWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return () => undefined
  const waiting = [...loads]
  let isStopped = false
  const next = (): (() => void) => {
    const load = waiting.shift()
    return load ? whenIdle(() => void load().then(() => isStopped || (cancel = next()))) : () => undefined
  }
  let cancel = next()
  return () => {
    isStopped = true
    cancel()
  }
}
