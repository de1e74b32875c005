import { englishNameOf } from '../entities/language/declaration/translated.ts'
import { siteFields } from '../entities/language/site-fields.ts'
import { statesOf, type Entity, type Field } from '../entities/language/entity.ts'
import { screensOf } from '../entities/language/screens.ts'
import { sharedOptionsName } from '../entities/language/shared/options.ts'
import { derivedAlerts } from '../entities/language/derived/derived-alerts.ts'
import { attentionsOf } from '../entities/language/derived/entity-attention.ts'
import { itemFields } from '../entities/language/derived/reference-fields.ts'
import type { SiteSlug } from '../entities/installation.ts'

/**
 * The locale keys that an entity's screens look up. In each list the first key is the entity's own and the others are
 * fallbacks.
 */
export const localeKeysOf = (entity: Entity): readonly (readonly [string, ...string[]])[] => [
  ['name'],
  ['plural'],
  ['menu'],
  ['description'],
  ...Object.values(entity.fields).flatMap((field) => fieldKeys(field, entity)),
  ...transitionKeys(statesOf(entity)),
  ...Object.keys(entity.sections ?? {})
    .filter((section) => section !== 'aside')
    .map((section): [string] => [`sections.${section}`]),
  ...(entity.confirmOnChange ?? []).flatMap(confirmationKeys),
  ...switchKeys(entity),
  ...Object.keys(entity.alerts ?? {}).map((alert): [string] => [`alerts.${alert}`]),
  ...Object.keys(entity.views ?? {}).map((view): [string] => [`views.${view}`]),
  ...Object.entries(entity.layouts ?? {}).flatMap(([layout, { columns }]) =>
    ['name', ...columns.flatMap(({ label }) => label ?? [])].map((key): [string] => [`layouts.${layout}.${key}`]),
  ),
  ...Object.keys(entity.matchings ?? {}).flatMap((name) =>
    ['name', 'hint'].map((key): [string] => [`matchings.${name}.${key}`]),
  ),
]

const fieldKeys = (field: Field, { translated }: Entity): readonly (readonly [string, ...string[]])[] => [
  // The label of an English text follows from that of its source.
  [
    `fields.${field.name}`,
    ...(translated ?? []).filter((name) => englishNameOf(name) === field.name).map((name) => `fields.${name}`),
  ],
  ...(field.options ?? toggleStatuses(field)).map((option) => optionKeys(field.name, option)),
  ...weekKeys(field),
  ...itemFields(field).flatMap((part): (readonly [string, ...string[]])[] => [
    [`fields.${field.name}.${part.name}`, `items.${field.name}.${part.name}`],
    ...(part.options ?? []).map((option) => optionKeys(`${field.name}.${part.name}`, option)),
  ]),
]

/** The parts of a week of opening hours, which its validation messages name. */
const weekKeys = ({ kind, name }: Field): readonly [string][] =>
  kind === 'week'
    ? ['weekday', 'isOpen', 'note', 'ranges', 'ranges.openTime', 'ranges.closeTime', 'ranges.lastOrderTime'].map(
        (part): [string] => [`fields.${name}.${part}`],
      )
    : []

/** The statuses of a toggle with a window. */
const toggleStatuses = ({ kind, window }: Field): readonly string[] =>
  kind === 'toggle' && window ? ['false', 'scheduled', 'true', 'expired'] : []

/** The texts of the confirmation before a toggle changes, by its new status. */
const confirmationKeys = (name: string): readonly [string][] =>
  ['false', 'scheduled', 'true'].flatMap((status) =>
    ['title', 'body', 'ok'].map((part): [string] => [`confirmOnChange.${name}.${status}.${part}`]),
  )

/** The labels of the buttons that switch the toggles of a row. */
const switchKeys = ({ fields, quickEdit = [] }: Entity): readonly [string][] =>
  quickEdit
    .filter((name) => fields[name]?.kind === 'toggle')
    .flatMap((name) => ['true', 'false'].map((value): [string] => [`switches.${name}.${value}`]))

const optionKeys = (field: string, option: string): readonly [string, string] => [
  `options.${field}.${option}`,
  `options.${sharedOptionsName(field)}.${option}`,
]

/** What a file of texts may hold beside: helps of fields, statuses of windows, sides of toggles, and texts of single screens. */
const furtherKeys =
  /^options\.status\.(scheduled|expired|current|upcoming|past)$|^options\.\w+\.(true|false)$|^(?:transitions|questions)\.\w+-\w+$|^(?:effects|page|documents|invitation|setup|api)\./

/** Whether the screens of an entity look up a key of its own file, or may. */
export const isLookedUp = (entity: Entity): ((key: string) => boolean) => {
  const keys = new Set([
    ...localeKeysOf(entity).flat(),
    ...Object.keys(entity.sections ?? {}).map((section) => `sections.${section}`),
    ...screensOf(entity).map((screen) => `titles.${screen}`),
    ...Object.keys(entity.fields).map((name) => `help.${name}`),
  ])
  return (key) => keys.has(key) || furtherKeys.test(key)
}

/** What the board says of an entity, and the first page of a tenant: by the file, the keys that only the entity's own declaration asks for. */
export const boardKeysOf = (entity: Entity): Readonly<Record<'board' | 'dashboard', readonly string[]>> => ({
  board: [
    ...new Set(
      (Object.keys(entity.sites) as SiteSlug[]).flatMap((site) =>
        attentionsOf(entity, site)
          .filter(({ name }) => !(derivedAlerts as readonly string[]).includes(name))
          .map(({ name }) => `attention.${entity.name}.${name}`),
      ),
    ),
  ],
  dashboard: Object.keys(entity.charts ?? {}).map((name) => `charts.${entity.name}.${name}`),
})

/** The keys of an entity's labels that a site may override. */
export const siteLocaleKeysOf = (entity: Entity, site: SiteSlug): readonly string[] => {
  const absent = (key: string): boolean => {
    const [kind, name = ''] = key.split('.')
    return ['fields', 'options', 'items'].includes(kind!) && name in entity.fields && !siteFieldNames.has(name)
  }
  const siteFieldNames = new Set(siteFields(entity, site).map(({ name }) => name))
  return [
    ...localeKeysOf(entity).flat(),
    ...screensOf(entity, site).map((screen) => `titles.${screen}`),
    ...[...siteFieldNames].map((name) => `help.${name}`),
  ].filter((key) => !absent(key))
}

/** The labels of transition buttons and what is asked before one; some depend on the current state. */
const transitionKeys = (states: Field | undefined): readonly (readonly [string, string])[] =>
  Object.entries(states?.transitions ?? {}).flatMap(([from, to]) =>
    to.flatMap((state): [string, string][] =>
      ['transitions', 'questions'].map((kind) => [`${kind}.${state}`, `${kind}.${from}-${state}`]),
    ),
  )

/** The codes of all rules that an entity's values can break. */
export const ruleCodesOf = (entity: Entity): readonly string[] => [
  ...Object.values(entity.fields)
    .flatMap((field) => [field, ...itemFields(field)])
    .flatMap(({ rules, missingRule: missing, wrongTypeRule: mistyped }) => [
      missing,
      mistyped,
      ...rules.map(({ rule }) => rule),
    ]),
  ...[...(entity.rules ?? []), ...(entity.crossRecordRules ?? [])].map(({ rule }) => rule),
]
