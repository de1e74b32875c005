import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { wordsOfEveryPage } from '../shell/words/public-words.ts'

type Words = { [key: string]: string | Words }

const file = /\/locales\/(ja|en)\/(.+\.json)(\?names)?$/

/**
 * Merges the other language's messages under those of each file in `locales`, so that an untranslated key shows in the
 * other language. `?names` yields the part of an entity's file that the navigation needs. What every document embeds is
 * not sent a second time: the browser's files are built without it.
 */
export function wordsPlugin(folder: string): Plugin {
  return {
    name: 'captain-words',
    enforce: 'pre',
    transform(code, id) {
      const [, locale, name, namesOnly] = file.exec(id) ?? []
      if (!locale) return null
      const other = join(folder, locale === 'ja' ? 'en' : 'ja', name!)
      this.addWatchFile(other)
      const all = layered(read(other), JSON.parse(code) as Words)
      const { name: environment, mode } = this.environment
      if (environment === 'client' && mode === 'build')
        for (const path of wordsOfEveryPage) {
          const [set, ...steps] = path.split('.')
          if (name === `${set}.json`) leaveOut(all, steps)
        }
      if (!namesOnly) return { code: JSON.stringify(all), map: null }
      // With a query, the bundler no longer treats the file as JSON.
      const { name: own, plural, menu } = all
      return { code: `export default ${JSON.stringify({ name: own, plural, menu })}`, map: null, moduleType: 'js' }
    },
  }
}

function read(path: string): Words {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Words
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function leaveOut(words: Words, [step, ...rest]: readonly string[]): void {
  const below = words[step!]
  if (rest.length === 0) delete words[step!]
  else if (typeof below === 'object') leaveOut(below, rest)
}

function layered(under: Words, over: Words): Words {
  const merged: Words = { ...under, ...over }
  for (const [key, value] of Object.entries(over)) {
    const below = under[key]
    if (typeof value === 'object' && typeof below === 'object') merged[key] = layered(below, value)
  }
  return merged
}
