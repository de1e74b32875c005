import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Polyglot from 'node-polyglot'
import type { Translate } from '../../../locales/labels.ts'
import { polyglotOptions } from '../../../locales/polyglot.ts'
import { setOfWords } from '../../../locales/set-of-words.ts'

export type Language = 'ja' | 'en'

/** Translates keys as the screens do: `mails.invite.subject`, `resources.news.fields.title`. */
export const translatorOf = (language: Language): Translate => translators[language]

/** The folders of texts that have a file for each entity or site. */
const folders: Readonly<Record<string, string>> = { resources: 'entities', sites: 'sites' }

const texts = fileURLToPath(new URL('../../../locales/', import.meta.url))

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
      polyglot.extend(setOfWords(join(texts, language), folder ? `${folder}/${entity}` : root), prefix)
    }
    return polyglot.t(key, options)
  }
}

const translators: Readonly<Record<Language, Translate>> = { ja: translator('ja'), en: translator('en') }
