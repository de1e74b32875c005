/** Within this time after a reload the page is not reloaded again, in ms. */
const guardTime = 10_000
const guardKey = 'captain.reloaded'

let reloadedAt = 0

/**
 * Reloads the page when one of its chunks no longer exists, as happens to open pages after a deployment: once for each
 * chunk of a build, so that it never goes on for ever, however slow the page is. Offline the page stays: a reload would
 * show nothing. With unsaved input the browser asks first, and what was typed is kept.
 */
export function reloadWhenChunksAreGone(script: string): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const now = Date.now()
    const cause = `${guardKey} ${script} ${payload.message}`
    const { [guardKey]: last = 0, [cause]: known } = sessionStorage
    if (!navigator.onLine || now - last < guardTime || known) return
    sessionStorage[guardKey] = sessionStorage[cause] = reloadedAt = now
    location.reload()
  })
}

/** Comes back at once or, while the page is being reloaded, only if somebody has decided to stay. */
export const untilReloaded = (): Promise<void> =>
  new Promise((stay) => setTimeout(stay, Math.max(reloadedAt + guardTime - Date.now(), 0)))
