import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../entities/language/check/check-entities.ts'

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

/** Reads all texts. A file that is not valid JSON is a fault, and counts as empty. */
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
      return new Map(leaves(JSON.parse(text), []))
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
