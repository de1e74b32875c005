import { describe, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { derivedAlerts } from '../../entities/language/derived/derived-alerts.ts'
import { attentionsOf } from '../../entities/language/derived/entity-attention.ts'
import { statesOf, type Entity, type Field } from '../../entities/language/entity.ts'
import { derivedStatusesOf } from '../../entities/language/derived/derived-status.ts'
import { screensOf } from '../../entities/language/screens.ts'
import { kindOf } from '../../entities/language/field-kind.ts'
import { sharedOptionsName } from '../../entities/language/shared/options.ts'
import { sites, type SiteSlug } from '../../entities/installation.ts'
import { allWords, locales, setsOf, wordsOf } from './words.ts'

/** The parts of a week of opening hours, which faults inside it name. */
const partsOfWeek = [
  'weekday',
  'isOpen',
  'note',
  'ranges',
  'ranges.openTime',
  'ranges.closeTime',
  'ranges.lastOrderTime',
]

const innerWords = ({ name, kind, item }: Field): readonly string[] =>
  kind === 'week'
    ? partsOfWeek.map((part) => `fields.${name}.${part}`)
    : Object.entries(item?.shape ?? {}).flatMap(([inner, schema]) => [
        `fields.${name}.${inner}`,
        ...(kindOf(schema)?.options ?? []).map((option) => `options.${name}.${inner}.${option}`),
      ])

/** What must have a word for an entity to read well. */
function neededBy(entity: Entity): readonly string[] {
  const fields = Object.values(entity.fields)
  const states = statesOf(entity)
  return [
    'name',
    'plural',
    'menu',
    'description',
    ...screensOf(entity).map((screen) => `titles.${screen}`),
    ...fields.map(({ name }) => `fields.${name}`),
    ...fields.flatMap(innerWords),
    ...fields.flatMap(({ name, options = [] }) => options.map((option) => `options.${name}.${option}`)),
    ...fields
      .filter(({ kind, window }) => kind === 'toggle' && window)
      .flatMap((field) => derivedStatusesOf(entity, field).map((meaning) => `options.${field.name}.${meaning}`)),
    ...(entity.confirmOnChange ?? []).flatMap((name) =>
      ['false', 'scheduled', 'true'].flatMap((meaning) =>
        ['title', 'body', 'ok'].map((part) => `confirmOnChange.${name}.${meaning}.${part}`),
      ),
    ),
    ...Object.values(states?.transitions ?? {}).flatMap((targets) =>
      targets.flatMap((to) => [`transitions.${to}`, `questions.${to}`]),
    ),
    ...(entity.quickEdit ?? [])
      .filter((name) => entity.fields[name]!.kind === 'toggle')
      .flatMap((name) => ['true', 'false'].map((value) => `switches.${name}.${value}`)),
    ...Object.keys(entity.sections ?? {}).map((section) => `sections.${section}`),
    ...Object.keys(entity.alerts ?? {}).map((alert) => `alerts.${alert}`),
    ...Object.keys(entity.views ?? {}).map((view) => `views.${view}`),
    ...Object.entries(entity.layouts ?? {}).flatMap(([layout, { columns }]) =>
      ['name', ...columns.flatMap(({ label = [] }) => label)].map((word) => `layouts.${layout}.${word}`),
    ),
    ...Object.keys(entity.matchings ?? {}).flatMap((name) => [`matchings.${name}.name`, `matchings.${name}.hint`]),
  ]
}

/** Where an option may have words that all fields of its kind share: `options.prefecture.13` for `buyerPrefecture`. */
const shared = (path: string): string =>
  path.replace(
    /^options\.(.+)\.(\w+)$/,
    (_, field: string, option: string) => `options.${sharedOptionsName(field)}.${option}`,
  )

/** What a file of words may hold beside: helps, the derived states, the flags of toggles, verbs that depend on the state left, what states do beyond their names, words of screens of their own, of documents that are printed, of invitations, of what a new record needs next and of the public API. */
const extra =
  /^help\.|^options\.status\.(scheduled|expired|current|upcoming|past)$|^options\.\w+\.(true|false)$|^(?:transitions|questions)\.\w+-\w+$|^(?:effects|page|documents)\.|^(?:invitation|setup|api)\./

/** Of an entity whose words nobody has begun, `npm run check` warns. Once begun, they are complete. */
const begun = Object.values<Entity>(entities).filter(({ name }) =>
  locales.some((locale) => setsOf(locale).includes(`entities/${name}`)),
)

describe.each(begun)('$name', (entity) => {
  test.each(locales)('has a word for everything people see, in %s', (locale) => {
    const words = allWords(locale)
    const missing = neededBy(entity).filter(
      (path) =>
        !words.has(`resources.${entity.name}.${path}`) &&
        !words.has(`commons.${path}`) &&
        !words.has(`commons.${shared(path)}`),
    )
    expect(missing).toEqual([])
  })

  test('has no word for what it does not have', () => {
    const needed = neededBy(entity)
    const spare = [...wordsOf('ja', `entities/${entity.name}`).keys()].filter(
      (path) => !needed.includes(path) && !extra.test(path),
    )
    expect(spare).toEqual([])
  })

  test('has helps for fields only', () => {
    const helps = [...wordsOf('ja', `entities/${entity.name}`).keys()].filter((path) => path.startsWith('help.'))
    expect(helps.filter((path) => !(path.slice('help.'.length) in entity.fields))).toEqual([])
  })
})

describe('The board', () => {
  test.each(locales)('says what each number counts that an entity declares, and nothing else, in %s', (locale) => {
    const declared = Object.values<Entity>(entities).flatMap((entity) =>
      (Object.keys(entity.sites) as SiteSlug[]).flatMap((site) =>
        attentionsOf(entity, site)
          .filter(({ name }) => !(derivedAlerts as readonly string[]).includes(name))
          .map(({ name }) => `attention.${entity.name}.${name}`),
      ),
    )
    const words = [...wordsOf(locale, 'board').keys()]
    expect(words.filter((path) => path.startsWith('attention.')).toSorted()).toEqual([...new Set(declared)].toSorted())
    expect(derivedAlerts.filter((name) => !words.includes(`derived.${name}`))).toEqual([])
  })

  test.each(locales)('of a tenant names each chart that an entity declares, and no other, in %s', (locale) => {
    const charts = Object.values<Entity>(entities).flatMap((entity) =>
      Object.keys(entity.charts ?? {}).map((name) => `charts.${entity.name}.${name}`),
    )
    const words = [...wordsOf(locale, 'dashboard').keys()].filter((path) => path.startsWith('charts.'))
    expect(words.toSorted()).toEqual(charts.toSorted())
  })
})

describe('The sites', () => {
  test.each(locales)('are kinds that a tenant may be of, by the same name, in %s', (locale) => {
    const options = wordsOf(locale, 'entities/tenant')
    expect(sites.map((site) => wordsOf(locale, `sites/${site}`).get('name'))).toEqual(
      sites.map((site) => options.get(`options.site.${site}`)),
    )
  })
})
