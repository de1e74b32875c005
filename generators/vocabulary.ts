import { fieldsOf } from '../entities/at-site.ts'
import { statesOf, type Entity, type Field } from '../entities/entity.ts'
import { screensOf } from '../entities/screens.ts'
import { sharedName } from '../entities/options.ts'
import { partsOf } from '../entities/pointing.ts'
import type { SiteSlug } from '../entities/sites.ts'

/** The keys of words that an entity's screens look for; each a list of which the first is its own and the rest stand in. */
export const wordsOf = (entity: Entity): readonly (readonly [string, ...string[]])[] => [
  ['name'],
  ['plural'],
  ['menu'],
  ['description'],
  ...Object.values(entity.fields).flatMap(fieldWords),
  ...transitionWords(statesOf(entity)),
  ...Object.keys(entity.sections ?? {})
    .filter((section) => section !== 'aside')
    .map((section): [string] => [`sections.${section}`]),
  ...(entity.asks ?? []).flatMap(askWords),
  ...Object.keys(entity.alerts ?? {}).map((alert): [string] => [`alerts.${alert}`]),
]

const fieldWords = (field: Field): readonly (readonly [string, ...string[]])[] => [
  [`fields.${field.name}`],
  ...(field.options ?? switchMeanings(field)).map((option) => optionWords(field.name, option)),
  ...weekWords(field),
  ...partsOf(field).flatMap((part): (readonly [string, ...string[]])[] => [
    [`fields.${field.name}.${part.name}`, `items.${field.name}.${part.name}`],
    ...(part.options ?? []).map((option) => optionWords(`${field.name}.${part.name}`, option)),
  ]),
]

/** The parts of a week of opening hours, which faults inside it name. */
const weekWords = ({ kind, name }: Field): readonly [string][] =>
  kind === 'week'
    ? ['weekday', 'isOpen', 'note', 'ranges', 'ranges.openTime', 'ranges.closeTime', 'ranges.lastOrderTime'].map(
        (part): [string] => [`fields.${name}.${part}`],
      )
    : []

/** What a switch with a window can mean. */
const switchMeanings = ({ kind, window }: Field): readonly string[] =>
  kind === 'toggle' && window ? ['false', 'scheduled', 'true', 'expired'] : []

/** What is asked before a switch is turned, by what it will mean. */
const askWords = (name: string): readonly [string][] =>
  ['false', 'scheduled', 'true'].flatMap((meaning) =>
    ['title', 'body', 'ok'].map((part): [string] => [`asks.${name}.${meaning}.${part}`]),
  )

const optionWords = (field: string, option: string): readonly [string, string] => [
  `options.${field}.${option}`,
  `options.${sharedName(field)}.${option}`,
]

/** The keys under which a site may call something of an entity otherwise. */
export const siteWordsOf = (entity: Entity, site: SiteSlug): readonly string[] => {
  const absent = (key: string): boolean => {
    const [kind, name = ''] = key.split('.')
    return ['fields', 'options', 'items'].includes(kind!) && name in entity.fields && !here.has(name)
  }
  const here = new Set(fieldsOf(entity, site).map(({ name }) => name))
  return [
    ...wordsOf(entity).flat(),
    ...screensOf(entity, site).map((screen) => `titles.${screen}`),
    ...[...here].map((name) => `help.${name}`),
  ].filter((key) => !absent(key))
}

/** A button says what it does: some verbs depend on the state that is left. */
const transitionWords = (states: Field | undefined): readonly (readonly [string, string])[] =>
  Object.entries(states?.transitions ?? {}).flatMap(([from, to]) =>
    to.map((state): [string, string] => [`transitions.${state}`, `transitions.${from}-${state}`]),
  )

/** The codes of every rule an entity's values may break. */
export const rulesOf = (entity: Entity): readonly string[] => [
  ...Object.values(entity.fields)
    .flatMap((field) => [field, ...partsOf(field)])
    .flatMap(({ rules, missing, mistyped }) => [missing, mistyped, ...rules.map(({ rule }) => rule)]),
  ...[...(entity.rules ?? []), ...(entity.among ?? [])].map(({ rule }) => rule),
]
