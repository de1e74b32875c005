import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules } from '../entities/installation.ts'

/** Texts by their keys. */
export type Words = { readonly [key: string]: string | Words }

/** The files of `modules/` in a language's folder, one for each listed module with words in general sets. */
export const moduleFiles = (folder: string): readonly string[] =>
  modules.map((name) => join(folder, 'modules', `${name}.json`)).filter((path) => existsSync(path))

/**
 * A set of texts in the folder of a language, such as `commons` or `entities/news`: those of its own file, and what the
 * listed modules add to it. It is empty if nobody has written it.
 */
export const setOfWords = (folder: string, set: string): Words =>
  moduleFiles(folder)
    .map((path) => read(path)[set] as Words | undefined)
    .reduce<Words>((words, added = {}) => layered(words, added), read(join(folder, `${set}.json`)))

const read = (path: string): Words => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Words) : {})

/** Both trees of texts as one; what stands in both is of the second. */
export function layered(under: Words, over: Words): Words {
  const merged = { ...under, ...over }
  for (const [key, value] of Object.entries(over)) {
    const below = under[key]
    if (typeof value === 'object' && typeof below === 'object') merged[key] = layered(below, value)
  }
  return merged
}
