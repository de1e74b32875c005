import type { Entity } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { readFileSync } from 'node:fs'
import { words, type Language } from './captain.ts'

/** What a form must say of faults, put together here from the words alone. */

type Words = Readonly<Record<string, any>>

const file = (locale: string, path: string): Words =>
  JSON.parse(readFileSync(new URL(`../../../locales/${locale}/${path}.json`, import.meta.url), 'utf8')) as Words

/** What a field is called at a site: there, by its entity, or by all. */
function labelOf(language: Language, entity: Entity, site: string, name: string): string | undefined {
  const { locale } = language
  const places = [
    file(locale, `sites/${site}`).entities?.[entity.name],
    file(locale, `entities/${entity.name}`),
    file(locale, 'commons'),
  ]
  const own = places.map((place) => place?.fields?.[name] as string | undefined).find(Boolean)
  if (own || !name.endsWith('En')) return own
  // The English of a text is called after it.
  const source = labelOf(language, entity, site, name.slice(0, -'En'.length))
  return source && (file(locale, 'commons').inEnglish as string).replace('%{label}', source)
}

function labelAt(language: Language, entity: Entity, site: string, path: Issue['path']): string {
  const steps = path.filter((step) => typeof step === 'string')
  const label = labelOf(language, entity, site, steps.join('.')) ?? labelOf(language, entity, site, steps.at(-1)!)
  if (label === undefined) throw new Error(`${entity.name} has no word for ${steps.join('.')} in ${language.locale}.`)
  return label
}

/** Stands for words that no test says again: when a rule between fields applies. */
const anything = '\u0000'

const numbers = new Intl.NumberFormat('en')

const dayText = ({ locale }: Language, day: string): string =>
  new Intl.DateTimeFormat(locale === 'ja' ? 'ja-JP' : 'en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** What a fault says: its sentence, and whether a text is it. */
export interface ErrorSentence {
  readonly text: string
  is(text: string): boolean
}

export function errorSentence(
  language: Language,
  entity: Entity,
  site: string,
  { path, rule, params }: Issue,
): ErrorSentence {
  const label = (name: string) => labelAt(language, entity, site, [...path.slice(0, -1), name])
  const said = Object.entries(params).map(([name, value]) => {
    if (['start', 'end', 'target', 'a', 'b'].includes(name)) return [name, label(String(value))]
    if (name === 'labels') {
      const labels = String(value).split(',').map(label)
      const [before, last] = [labels.slice(0, -1).join(words(language, 'commons.listSeparator')), labels.at(-1)]
      return [name, before ? `${before}${words(language, 'commons.lastSeparator')}${last}` : last]
    }
    if (name === 'flag') return [name, labelAt(language, entity, site, [...path, String(value)])]
    if (name === 'max') return [name, numbers.format(value as Intl.StringNumericLiteral)]
    if (['date', 'first', 'last'].includes(name)) return [name, dayText(language, String(value))]
    return [name, name === 'condition' ? anything : value]
  })
  const text = words(language, `validations.${rule}`, {
    ...Object.fromEntries(said),
    label: labelAt(language, entity, site, path),
  })
  const [start, end = ''] = text.split(anything)
  return {
    text: text.replace(anything, '…'),
    is: (other) => (text.includes(anything) ? other.startsWith(start!) && other.endsWith(end) : other === text),
  }
}
