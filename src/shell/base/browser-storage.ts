/**
 * What a browser remembers: for good (`localStorage`) or for the tab (`sessionStorage`). It may have no room, or neither of
 * them, as in some apps that show pages; then nothing is remembered, and everything else works.
 */
type Kind = 'localStorage' | 'sessionStorage'

/** What is stored under a key; null if nothing is, or nothing can be. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key; null removes it. */
export function writeStored(kind: Kind, key: string, text: string | null): void {
  try {
    if (text === null) window[kind].removeItem(key)
    else window[kind].setItem(key, text)
  } catch {
    // Nothing is remembered.
  }
}
