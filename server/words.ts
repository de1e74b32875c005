import { readFileSync } from 'node:fs'

export interface Words {
  readonly [key: string]: string | Words
}
export type Language = 'ja' | 'en'

const sets = new Map<string, Words>()

/** A set of words of `locales`, read once. Empty when nobody has written it: that is a warning of `check`, not a fault of the server. */
export function wordsIn(language: Language, set: string): Words {
  const name = `${language}/${set}`
  const known = sets.get(name)
  if (known) return known
  const words = readSet(name)
  sets.set(name, words)
  return words
}

function readSet(name: string): Words {
  try {
    return JSON.parse(readFileSync(new URL(`../locales/${name}.json`, import.meta.url), 'utf8')) as Words
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** The word at a key such as `invite.subject`. */
export function wordAt(words: Words, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Words | undefined>((node, name) => (typeof node === 'object' ? node[name] : undefined), words)
  return typeof found === 'string' ? found : undefined
}

/** A sentence with the values of its placeholders. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? name))
