/** How often the browser asks whether there is a new build, in milliseconds. */
const pollInterval = 5 * 60_000
/** So long a page that was loaded anew is not loaded anew again. */
const guardTime = 10_000
const guardKey = 'captain.reloaded'

/** Whether the server has another build than the one this page runs. No answer is no news. */
export async function hasNewBuild(script: string): Promise<boolean> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' })
    return response.ok && ((await response.json()) as { script: string }).script !== script
  } catch {
    return false
  }
}

/** Asks from time to time, and when the person comes back to the tab, until there is one; answers how to stop. */
export function watchBuild(script: string, onNew: () => void): () => void {
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !(await hasNewBuild(script))) return
    stop()
    onNew()
  }
  const timer = setInterval(() => void ask(), pollInterval)
  const onVisible = (): void => void ask()
  document.addEventListener('visibilitychange', onVisible)
  function stop(): void {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
  return stop
}

/**
 * Loads the page anew when a part of it is not there any more, which is what a new build does to an old page; once.
 * Without a connection the page stays: there would be none in its place.
 */
export function reloadWhenChunksAreGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(guardKey) ?? 0)
    if (!navigator.onLine || Date.now() - last < guardTime) return
    event.preventDefault()
    sessionStorage.setItem(guardKey, String(Date.now()))
    location.reload()
  })
}
