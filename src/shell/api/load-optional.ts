type PreloadError = Event & { readonly payload: Error }

/**
 * Loads something the page can do without; answers undefined if that fails. A chunk of it that is gone is no reason to
 * reload the page (`vite:preloadError`, which Vite dispatches before the load rejects with the same error); any other
 * chunk that failed meanwhile is reported afterwards.
 */
export async function loadOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  const held: Error[] = []
  let own: unknown
  const hold = (event: Event) => {
    // Without a connection nothing is gone, and whoever loads tries again.
    if (navigator.onLine === false) return
    event.stopImmediatePropagation()
    held.push((event as PreloadError).payload)
  }
  // At its target too, an event reaches capturing listeners first.
  window.addEventListener('vite:preloadError', hold, { capture: true })
  try {
    return await load()
  } catch (error) {
    own = error
    return undefined
  } finally {
    window.removeEventListener('vite:preloadError', hold, { capture: true })
    for (const payload of held)
      if (payload !== own)
        window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  }
}
