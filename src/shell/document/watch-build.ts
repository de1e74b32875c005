/** Interval between checks for a new build, in ms. */
const pollInterval = 5 * 60_000

/** Whether the server runs another build than this page. A failed request counts as no. */
export async function hasNewBuild(script: string): Promise<boolean> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' })
    return response.ok && ((await response.json()) as { script: string }).script !== script
  } catch {
    return false
  }
}

/**
 * Checks for a new build at intervals and whenever the tab becomes visible, until there is one. Returns a function that
 * stops it.
 */
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
