import { readCookie } from '../base/cookies.ts'
import { readStored, writeStored } from '../base/browser-storage.ts'

/** A request sent while the scripts of a page are still loading. */
interface EarlyCall {
  readonly url: string
  readonly token: string
  readonly sentAt: number
  readonly response: Promise<Response>
}

declare global {
  interface Window {
    earlyCall?: EarlyCall | undefined
  }
}

const key = 'captain.lists'
const maxLists = 30

/** After this time, in ms, a list is requested again. */
const maxAge = 10_000

/** Sends the request that the page at the current address made first on its last visit. */
export function startEarly(): void {
  const url = rememberedLists()[location.pathname + location.search]
  const token = readCookie(document.cookie, 'auth_jwt')
  if (!url || !token) return
  const response = fetch(url, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } })
  response.catch(() => {})
  window.earlyCall = { url, token, sentAt: performance.now(), response }
}

/** The response of the early call, once, if URL and token match. */
export function takeEarly(url: string, token: string | undefined): Promise<Response> | undefined {
  const { earlyCall } = window
  if (earlyCall?.url !== url) return undefined
  dropEarly()
  const isOld = performance.now() - earlyCall.sentAt > maxAge
  return earlyCall.token === token && !isOld ? earlyCall.response : undefined
}

/** What was read before a write is not shown after it. */
export function dropEarly(): void {
  window.earlyCall = undefined
}

/** Remembers the list request of the page at the current URL. */
export function rememberList(url: string): void {
  const page = location.pathname + location.search
  const { [page]: before, ...others } = rememberedLists()
  if (before === url) return
  const pages = [...Object.entries(others).slice(1 - maxLists), [page, url]]
  writeStored('localStorage', key, JSON.stringify(Object.fromEntries(pages)))
}

/** URLs may contain search terms, so they are deleted with the session. */
export const forgetLists = (): void => writeStored('localStorage', key, null)

function rememberedLists(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readStored('localStorage', key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
