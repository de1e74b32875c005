import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../entities/language/check/check-entities.ts'

/** How a drafted text begins that somebody has to write; screens show it with what follows. */
export const toTranslate = 'TODO: '

/** Texts by their dotted key. */
export type Words = ReadonlyMap<string, string>

/** The first language is the source of truth; the others have exactly its keys. */
export const languages = ['ja', 'en'] as const
export type Language = (typeof languages)[number]

export type Files = Readonly<Record<Language, ReadonlyMap<string, Words>>>

export interface Locales {
  /** The texts of every file under locales/<language>/, by the file's path within it, e.g. `entities/news.json`. */
  readonly files: Files
  readonly faults: readonly Fault[]
}

/**
 * Reads all texts. A file that is not valid JSON is a fault, and counts as empty; a key that an object holds twice is a
 * fault too, because only the last of its words counts.
 */
export function readLocales(folder: string): Locales {
  const faults: Fault[] = []
  const read = (language: Language): ReadonlyMap<string, Words> => {
    const languageFolder = join(folder, language)
    const names = existsSync(languageFolder) ? globSync('**/*.json', { cwd: languageFolder }).sort() : []
    return new Map(
      names.map((name) => [name, wordsIn(readFileSync(join(languageFolder, name), 'utf8'), `${language}/${name}`)]),
    )
  }
  const wordsIn = (text: string, at: string): Words => {
    try {
      const words: Words = new Map(leaves(JSON.parse(text), []))
      for (const value of repeatedKeys(text)) {
        faults.push({
          code: 'E205',
          at: `locales/${at}`,
          value,
          hint: 'The key is there twice, and only the last of its words is ever shown.',
        })
      }
      return words
    } catch (error) {
      const value = error instanceof Error ? error.message : String(error)
      faults.push({
        code: 'E200',
        at: `locales/${at}`,
        value,
        hint: 'The file is no JSON, so none of its words can be read.',
      })
      return new Map()
    }
  }
  return { files: { ja: read('ja'), en: read('en') }, faults }
}

const leaves = (tree: unknown, path: readonly string[]): readonly (readonly [string, string])[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, value]) => leaves(value, [...path, key]))
    : [[path.join('.'), String(tree)]]

/** The dotted keys that an object of a JSON text holds more than once. JSON.parse says nothing and keeps the last. */
function repeatedKeys(text: string): readonly string[] {
  const repeated: string[] = []
  const open: { readonly path: string; readonly keys: Set<string> }[] = []
  let path = ''
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}]/g)) {
    if (token === '{') open.push({ path, keys: new Set() })
    else if (token === '}') open.pop()
    else if (token.endsWith(':')) {
      const { path: parent, keys } = open.at(-1)!
      const key = JSON.parse(token.slice(0, -1)) as string
      path = parent ? `${parent}.${key}` : key
      if (keys.has(key)) repeated.push(path)
      keys.add(key)
    }
  }
  return repeated
}
