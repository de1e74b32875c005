import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setOfWords, type Words } from '../../locales/set-of-words.ts'

export const locales = ['ja', 'en'] as const
export type Locale = (typeof locales)[number]

const room = new URL('../../locales/', import.meta.url)

/** The sets of a language: `commons`, `entities/news` … */
export const setsOf = (locale: Locale): readonly string[] =>
  readdirSync(new URL(`${locale}/`, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()

/** The words of one set by their dotted keys, with those of modules; none where nobody has written it yet. */
export const wordsOf = (locale: Locale, set: string): ReadonlyMap<string, string> =>
  new Map(leaves(setOfWords(fileURLToPath(new URL(locale, room)), set)))

/** Every word of a language by the key that screens use. */
export const allWords = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    setsOf(locale).flatMap((set) => [...wordsOf(locale, set)].map(([key, word]) => [`${rootOf(set)}${key}`, word])),
  )

/** Where the words of a set stand in the tree of keys. */
const rootOf = (set: string): string =>
  set.startsWith('modules/') ? '' : `${set.replace(/^entities\//, 'resources.').replace(/^sites\//, 'sites.')}.`

function leaves(tree: Words, root = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[root + key, value]] : leaves(value, `${root}${key}.`),
  )
}
