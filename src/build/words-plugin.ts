import { join } from 'node:path'
import type { Plugin } from 'vite'
import { layered, moduleFiles, setOfWords } from '../../locales/set-of-words.ts'
import { wordsOfEveryPage } from '../shell/words/public-words.ts'

type Words = { [key: string]: string | Words }

const file = /\/locales\/(ja|en)\/(.+)\.json(\?names)?$/

/**
 * Merges the other language's messages under those of each file in `locales`, so that an untranslated key shows in the
 * other language, and the words of modules to the sets they belong to. `?names` yields the part of an entity's file that the navigation needs. What every document embeds is
 * not sent a second time: the browser's files are built without it.
 */
export function wordsPlugin(folder: string): Plugin {
  return {
    name: 'captain-words',
    enforce: 'pre',
    transform(_code, id) {
      const [, locale, set, namesOnly] = file.exec(id) ?? []
      if (!locale) return null
      const [here, other] = [join(folder, locale), join(folder, locale === 'ja' ? 'en' : 'ja')]
      for (const path of [...moduleFiles(here), ...moduleFiles(other), join(other, `${set}.json`)])
        this.addWatchFile(path)
      const all = layered(setOfWords(other, set!), setOfWords(here, set!)) as Words
      const { name: environment, mode } = this.environment
      if (environment === 'client' && mode === 'build')
        for (const path of wordsOfEveryPage) {
          const [root, ...steps] = path.split('.')
          if (root === set) leaveOut(all, steps)
        }
      if (!namesOnly) return { code: JSON.stringify(all), map: null }
      // With a query, the bundler no longer treats the file as JSON.
      const { name: own, plural, menu } = all
      return { code: `export default ${JSON.stringify({ name: own, plural, menu })}`, map: null, moduleType: 'js' }
    },
  }
}

function leaveOut(words: Words, [step, ...rest]: readonly string[]): void {
  const below = words[step!]
  if (rest.length === 0) delete words[step!]
  else if (typeof below === 'object') leaveOut(below, rest)
}
