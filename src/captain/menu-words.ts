import { markFulfilled, type Words } from '../shell/words.ts'
import type { Names } from './entity-names.ts'

const sources = {
  ja: () => import('./menu-words.ja.ts'),
  en: () => import('./menu-words.en.ts'),
}

const loading = new WeakMap<Words, Promise<void>>()

/** Loads what all of captain needs to name things: the shared sets and the entities' names. The same promise for the same words. */
export function loadCaptainWords(words: Words): Promise<void> {
  const known = loading.get(words)
  if (known) return known
  const all = Promise.all([words.load('commons', 'titles', 'units'), loadNames(words)]).then(() => {})
  loading.set(words, all)
  markFulfilled(all)
  return all
}

async function loadNames(words: Words): Promise<void> {
  const { names } = await sources[words.locale]()
  const resources: Record<string, Names> = {}
  for (const [file, each] of Object.entries(names)) resources[file.replace(/^.*\/|\.json$/g, '')] = each
  words.add({ resources })
}
