import { loadWhenOnline } from '../base/load-when-online.ts'
import type { Words } from '../words/words.ts'

type Load<T> = () => Promise<T>

interface Prefetchable {
  readonly load: Load<unknown>
  readonly sets: readonly string[]
  loaded?: boolean
}

const registered: Prefetchable[] = []

/**
 * Registers a chunk that a form needs, with the translation namespaces it uses. `prefetchAll` loads it along with all
 * others of the page, so that the form works offline. Returns the loader.
 */
export function prefetchable<T>(load: Load<T>, ...sets: readonly string[]): Load<T> {
  const part = () => loadWhenOnline(load)
  registered.push({ load: part, sets })
  return part
}

/** Resolves once everything registered has loaded or failed; failures are reported where the part is used. */
export async function prefetchAll(words: Words): Promise<void> {
  // A chunk may register further ones while loading.
  for (let begun = 0; begun < registered.length;) {
    const next = registered.slice(begun)
    begun = registered.length
    await Promise.allSettled(next.map((part) => loadPart(part, words)))
  }
}

/** Whether there is nothing left for `prefetchAll` to load. */
export const allPrefetched = (): boolean => registered.every(({ loaded }) => loaded)

async function loadPart(part: Prefetchable, words: Words): Promise<void> {
  await Promise.all([part.load(), part.sets.length > 0 && words.load(...part.sets)])
  part.loaded = true
}
