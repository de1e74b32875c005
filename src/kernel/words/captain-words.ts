import { keepLoad, type Words } from '../../shell/words/words.ts'
import type { EntityNames } from './entity-names.ts'

const nameSources = {
  ja: () => import('./entity-names.ja.ts'),
  en: () => import('./entity-names.en.ts'),
}

const pendingLoads = new WeakMap<Words, Promise<void>>()

/**
 * Loads the translations that all of captain needs: shared namespaces and entity names. Returns the same promise for
 * the same `words`.
 */
export function loadCaptainWords(words: Words): Promise<void> {
  const known = pendingLoads.get(words)
  if (known) return known
  const all = Promise.all([words.load('commons', 'titles', 'units'), loadEntityNames(words)]).then(() => {})
  return keepLoad(pendingLoads, words, all)
}

async function loadEntityNames(words: Words): Promise<void> {
  const { entityNames: names } = await nameSources[words.locale]()
  const resources: Record<string, EntityNames> = {}
  for (const [file, each] of Object.entries(names)) resources[file.replace(/^.*\/|\.json$/g, '')] = each
  words.add({ resources })
}
