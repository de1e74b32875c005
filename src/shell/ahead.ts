import { patient } from './patient.ts'
import type { Words } from './words.ts'

type Load<T> = () => Promise<T>

const parts: { readonly load: Load<unknown>; readonly sets: readonly string[] }[] = []

/**
 * Names a chunk that a form needs besides its fields, and the words that it brings: `loadAhead` fetches it with all
 * others of the page, so that a form goes on without a connection. Answers how to load it where it shows.
 */
export function ahead<T>(load: Load<T>, ...sets: readonly string[]): Load<T> {
  const part = () => patient(load)
  parts.push({ load: part, sets })
  return part
}

/** Resolves once everything that was named is there, or cannot be had: then its own place says so. */
export async function loadAhead(words: Words): Promise<void> {
  // A part may name further ones.
  for (let begun = 0; begun < parts.length;) {
    const next = parts.slice(begun)
    begun = parts.length
    await Promise.allSettled(next.flatMap(({ load, sets }) => [load(), sets.length > 0 && words.load(...sets)]))
  }
}
