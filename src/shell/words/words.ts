import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { polyglotOptions } from '../../../locales/polyglot.ts'
import { otherLocale, type Locale } from './locale.ts'
import { loadWhenOnline } from '../api/load-when-online.ts'

export type Messages = { readonly [key: string]: string | Messages }

/** The words of the interface in the page's language: `translate` at once, further sets on demand. */
export interface Words {
  readonly locale: Locale
  readonly translate: I18nProvider['translate']
  /** Loads sets (`commons`, `entities/news`, `sites/suda-nijo-com`) that are not there yet; the same sets give the same promise. */
  load(...sets: readonly string[]): Promise<void>
  has(key: string): boolean
  /** Takes over words that are there already: those the page came with. */
  add(messages: Messages): void
  /** Some of the words, to travel with a page. */
  pick(...paths: readonly string[]): Messages
  /** The same words as react-admin takes them. */
  readonly provider: I18nProvider
}

export function createWords(locale: Locale, initial: Messages = {}): Words {
  let messages = initial
  const loading = new Map<string, Promise<void>>()
  let polyglot = provide(messages, locale)

  const loadOne = async (set: string): Promise<void> => {
    // Public pages carry their words along and never need to know the files.
    const { wordFiles: files } = await import('./word-files.ts')
    const read =
      files[`../../../locales/${locale}/${set}.json`] ?? files[`../../../locales/${otherLocale(locale)}/${set}.json`]
    if (!read) return
    add(mount(set, await loadWhenOnline(read)))
  }
  const add = (more: Messages): void => {
    messages = merged(messages, more)
    polyglot = provide(messages, locale)
  }

  const translate: Words['translate'] = (key, options) => polyglot.translate(key, options)

  const words: Words = {
    locale,
    translate,
    load(...sets) {
      const key = sets.join()
      const known = loading.get(key)
      if (known) return known
      const all = sets.length === 1 ? loadOne(key) : Promise.all(sets.map((set) => words.load(set))).then(() => {})
      loading.set(key, all)
      markFulfilled(all)
      return all
    },
    add,
    has: (key) => polyglot.translate(key, { _: '\u0000' }) !== '\u0000',
    provider: {
      translate,
      changeLocale: () => Promise.resolve(),
      getLocale: () => locale,
    },
    pick: (...paths) => paths.map((path) => pickSet(messages, path.split('.'))).reduce(merged, {}),
  }
  return words
}

/** Has React's `use` read at once what is there: it reads the status that frameworks leave on a promise. */
export const markFulfilled = (promise: Promise<void>): void =>
  void promise.then(
    () => Object.assign(promise, { status: 'fulfilled', value: undefined }),
    () => {},
  )

// Switching the language is a full load of the page, so one locale is all that a provider ever holds.
const provide = (messages: Messages, locale: Locale): I18nProvider =>
  polyglotI18nProvider(() => messages as TranslationMessages, locale, [], { ...polyglotOptions, allowMissing: true })

/** Where the words of a file stand in the tree of keys. */
function mount(set: string, words: Messages): Messages {
  const [folder, name] = set.split('/')
  if (folder === 'entities') return { resources: { [name!]: words } }
  if (folder === 'sites') return { sites: { [name!]: words } }
  return { [folder!]: words }
}

function merged(under: Messages, over: Messages): Messages {
  const all: Record<string, string | Messages> = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = under[key]
    all[key] = typeof value === 'object' && typeof below === 'object' ? merged(below, value) : value
  }
  return all
}

function pickSet(messages: Messages, [step, ...rest]: readonly string[]): Messages {
  const below = step === undefined ? undefined : messages[step]
  if (below === undefined) return {}
  return { [step!]: rest.length && typeof below === 'object' ? pickSet(below, rest) : below }
}
