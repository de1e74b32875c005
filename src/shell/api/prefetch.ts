import { loadWhenOnline } from './load-when-online.ts'
import type { Words } from '../words/words.ts'

type Load<T> = () => Promise<T>

const registered: { readonly load: Load<unknown>; readonly sets: readonly string[] }[] = []

/**
 * Names a chunk that a form needs besides its fields, and the words that it brings: `loadAhead` fetches it with all
 * others of the page, so that a form goes on without a connection. Answers how to load it where it shows.
 */
export function prefetchable<T>(load: Load<T>, ...sets: readonly string[]): Load<T> {
  const part = () => loadWhenOnline(load)
  registered.push({ load: part, sets })
  return part
}

/** Resolves once everything that was named is there, or cannot be had: then its own place says so. */
export async function prefetchAll(words: Words): Promise<void> {
  // A part may name further ones.
  for (let begun = 0; begun < registered.length;) {
    const next = registered.slice(begun)
    begun = registered.length
    await Promise.allSettled(next.flatMap(({ load, sets }) => [load(), sets.length > 0 && words.load(...sets)]))
  }
}
