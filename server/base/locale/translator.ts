import { readFileSync } from 'node:fs'
import Polyglot from 'node-polyglot'
import type { Translate } from '../../../locales/labels.ts'
import { polyglotOptions } from '../../../locales/polyglot.ts'

export type Language = 'ja' | 'en'

/** Translates keys as the screens do: `mails.invite.subject`, `resources.news.fields.title`. */
export const translatorOf = (language: Language): Translate => translators[language]

/** The folders of texts that have a file for each entity or site. */
const folders: Readonly<Record<string, string>> = { resources: 'entities', sites: 'sites' }

/** Translations are loaded when first used. A missing one is a warning of `check`, not a server error. */
function translator(language: Language): Translate {
  const polyglot = new Polyglot({ ...polyglotOptions, locale: language, allowMissing: true })
  const known = new Set<string>()
  return (key, options) => {
    const [root = '', entity = ''] = key.split('.')
    const folder = folders[root]
    const prefix = folder ? `${root}.${entity}` : root
    if (!known.has(prefix)) {
      known.add(prefix)
      polyglot.extend(readWords(language, folder ? `${folder}/${entity}` : root), prefix)
    }
    return polyglot.t(key, options)
  }
}

const translators: Readonly<Record<Language, Translate>> = { ja: translator('ja'), en: translator('en') }

function readWords(language: Language, set: string): object {
  try {
    return JSON.parse(
      readFileSync(new URL(`../../../locales/${language}/${set}.json`, import.meta.url), 'utf8'),
    ) as object
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
