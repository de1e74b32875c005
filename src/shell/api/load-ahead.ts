let loading = 0

// Before the listener that reloads the page for a chunk that is gone: it reloads for what somebody wants now.
if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', (event) => loading > 0 && event.stopImmediatePropagation(), true)

/** Loads what may be wanted next. Where it cannot be loaded nothing happens, until it is wanted. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  loading += 1
  await load().catch(() => {})
  loading -= 1
}
