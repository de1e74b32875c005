/** Within this time after a reload the page is not reloaded again, in ms. */
const guardTime = 10_000
const guardKey = 'captain.reloaded'

let reloading: Promise<unknown> = Promise.resolve()
/** Whether the server is being asked: a link that is pointed at and clicked asks for the same chunk twice. */
let isAsking = false

/**
 * Reloads the page when one of its chunks no longer exists, as happens to open pages after a deployment: once for each
 * chunk of a build, so that it never goes on for ever, however slow the page is. One that could not be fetched, because
 * the network is gone or only about to come back, is no reason: a reload would show nothing, and interrupt whoever types.
 * With unsaved input the browser asks first, and what was typed is kept.
 */
export function reloadWhenChunksAreGone(script: string): void {
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    const now = Date.now()
    const cause = `${guardKey} ${script} ${message}`
    const { [guardKey]: last = 0, [cause]: known } = sessionStorage
    if (isAsking || now - last < guardTime || known) return
    isAsking = true
    reloading = isGone(message).then((gone) => {
      isAsking = false
      if (!gone) return
      sessionStorage[guardKey] = sessionStorage[cause] = now
      location.reload()
      return new Promise((stay) => setTimeout(stay, guardTime))
    })
  })
}

/** Whether the server answers that it has no such file. Where the error does not name it, whether it answers at all. */
const isGone = (message: string): Promise<boolean> => {
  const [file] = /(https?:\/)?\/\S+$/.exec(message) ?? []
  return fetch(file ?? location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => !file || !ok,
    () => false,
  )
}

/** Comes back at once or, while the page is being reloaded, only if somebody has decided to stay. */
export const untilReloaded = (): Promise<unknown> => reloading
