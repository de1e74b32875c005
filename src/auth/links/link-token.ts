import { splitPrefix } from '../../shell/words/locale.ts'
import { readStored, writeStored } from '../../shell/base/browser-storage.ts'

const kept = (pathname: string): string => `link ${splitPrefix(pathname).path}`

/**
 * Takes a link's token out of the URL. In the fragment it reaches no server log; removing it keeps it out of the
 * history as well. It is kept for the tab, where the page finds it in its other language and when it is loaded again.
 */
export function takeToken(): string | undefined {
  const { hash, pathname, search } = location
  const token = new URLSearchParams(hash.slice(1)).get('t')
  if (token) {
    writeStored('sessionStorage', kept(pathname), token)
    history.replaceState(history.state, '', pathname + search)
  }
  return token ?? readStored('sessionStorage', kept(pathname)) ?? undefined
}
