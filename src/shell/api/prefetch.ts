import { loadWhenOnline } from './load-when-online.ts'
import type { Words } from '../words/words.ts'

type Load<T> = () => Promise<T>

const registered: { readonly load: Load<unknown>; readonly sets: readonly string[] }[] = []

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
    await Promise.allSettled(next.flatMap(({ load, sets }) => [load(), sets.length > 0 && words.load(...sets)]))
  }
}
