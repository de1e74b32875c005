import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { polyglotOptions } from '../../../locales/polyglot.ts'
import { otherLocale, type Locale } from './locale.ts'
import { loadWhenOnline } from '../base/load-when-online.ts'

export type Messages = { readonly [key: string]: string | Messages }

/**
 * The interface's translations in the page's language: `translate` is synchronous, further namespaces load on demand.
 */
export interface Words {
  readonly locale: Locale
  readonly translate: I18nProvider['translate']
  /**
   * Loads namespaces (`commons`, `entities/news`, `sites/{site}`) that are missing; the same arguments return
   * the same promise.
   */
  load(...sets: readonly string[]): Promise<void>
  has(key: string): boolean
  /** Adds messages already at hand, such as those embedded in the page. */
  add(messages: Messages): void
  /** A subset of the messages, to be embedded in a page. */
  pick(...paths: readonly string[]): Messages
  /** The same translations as a react-admin provider. */
  readonly provider: I18nProvider
}

// Imported on demand: public pages embed their messages and never need the files.
const fileLists = {
  ja: () => import('./word-files.ja.ts'),
  en: () => import('./word-files.en.ts'),
}

const fileIn = async (locale: Locale, set: string) =>
  (await fileLists[locale]()).wordFiles[`../../../locales/${locale}/${set}.json`]

export function createWords(locale: Locale, initial: Messages = {}): Words {
  let messages = initial
  const loading = new Map<string, Promise<void>>()
  let polyglot = provide(messages, locale)

  const loadOne = async (set: string): Promise<void> => {
    const read = (await fileIn(locale, set)) ?? (await fileIn(otherLocale(locale), set))
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
      return keepLoad(loading, key, all)
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

/** How long a failed load stays known, in ms: long enough for React to hand its error to a boundary. */
const failureStays = 1000

/**
 * Keeps a load, so that asking again gives the same promise. One that failed is forgotten after a moment, and the next
 * use tries again; at once, `use` would load for ever.
 */
export function keepLoad<K>(
  loads: { set(key: K, load: Promise<void>): unknown; delete(key: K): unknown },
  key: K,
  load: Promise<void>,
): Promise<void> {
  loads.set(key, load)
  markFulfilled(load)
  load.catch(() => setTimeout(() => loads.delete(key), failureStays))
  return load
}

/** Lets React's `use` read a resolved promise without suspending, by setting the `status` it looks for. */
const markFulfilled = (promise: Promise<void>): void =>
  void promise.then(
    () => Object.assign(promise, { status: 'fulfilled', value: undefined }),
    () => {},
  )

// Changing the language is a full page load, so a provider only ever has one locale.
const provide = (messages: Messages, locale: Locale): I18nProvider =>
  polyglotI18nProvider(() => messages as TranslationMessages, locale, [], { ...polyglotOptions, allowMissing: true })

/** Places a file's messages in the key tree. */
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
