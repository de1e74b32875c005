import { readCookie } from '../session/cookies.ts'

/** A call that was sent while the scripts of the page were still on their way. */
interface EarlyCall {
  readonly url: string
  readonly token: string
  readonly response: Promise<Response>
}

declare global {
  interface Window {
    earlyCall?: EarlyCall | undefined
  }
}

const key = 'captain.lists'
const maxLists = 30

/** Sends what this page asked for first when it was open the last time. */
export function startEarly(): void {
  const url = rememberedLists()[location.pathname + location.search]
  const token = readCookie(document.cookie, 'auth_jwt')
  if (!url || !token) return
  const response = fetch(url, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } })
  response.catch(() => {})
  window.earlyCall = { url, token, response }
}

/** The answer of the early call, once, to whoever makes the same call with the same token. */
export function takeEarly(url: string, token: string | undefined): Promise<Response> | undefined {
  const { earlyCall } = window
  window.earlyCall = undefined
  return earlyCall?.url === url && earlyCall.token === token ? earlyCall.response : undefined
}

/** Remembers the list that the page at the present address shows. */
export function rememberList(url: string): void {
  const page = location.pathname + location.search
  const { [page]: before, ...others } = rememberedLists()
  if (before === url) return
  keep([...Object.entries(others).slice(1 - maxLists), [page, url]])
}

/** Addresses can hold what people searched for: they go with the session. */
export const forgetLists = (): void => localStorage.removeItem(key)

function rememberedLists(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

function keep(entries: readonly (readonly [string, string])[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // A browser that keeps nothing loses the head start, nothing else.
  }
}
