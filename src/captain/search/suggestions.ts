import { foldText, searchWords } from '../../../entities/language/text/fold-text.ts'
import { kanaOfRomaji } from '../../../entities/language/text/kana-of-romaji.ts'
import { pathOfRecord } from '../../../entities/language/derived/record-path.ts'
import { isId } from '../../../entities/language/reserved-names.ts'
import { captainLinks } from '../../generated/modules/captain-links.ts'
import type { Answer } from '../../shell/base/answer.ts'
import type { Words } from '../../shell/words/words.ts'
import type { OpenPage } from '../navigation/menu-pages.ts'
import { navGroups } from '../navigation/nav-groups.ts'
import type { ScreenMap } from '../../kernel/context/screen-map.ts'
import { tenantName, type Tenant, type TenantAnswer } from '../../shell/tenant.ts'
import { titleOfRow } from '../../kernel/api/text-in.ts'
import { labelsOf, type Labels } from '../../kernel/words/labels.ts'

/** One thing that can be chosen. */
export interface Suggestion {
  readonly key: string
  readonly label: string
  /** Where it belongs, or what it is. */
  readonly detail?: string | undefined
  /** The path that it leads to; without one it shows the help of keys. */
  readonly to?: string
  readonly sign: 'record' | 'screen' | 'create' | 'tenant' | 'list' | 'keys'
}

export interface SuggestionGroup {
  readonly key: string
  readonly label: string
  readonly suggestions: readonly Suggestion[]
  /** Whether they were found for a text that is no longer in the box: they are shown, but none can be chosen. */
  readonly isStale?: boolean
}

export type Found = Answer<'GET /api/v1/authorized/search'>
type FoundRecord = Found['records'][number]

interface Command extends Suggestion {
  /** Everything it is found by: names, readings, the other language. */
  readonly words: string
  /** Whether it leads to a tenant other than the one that is open. */
  readonly isElsewhere?: true
}

/** The words, and how days are written. */
type Translate = Pick<Words, 'translate' | 'locale'>
type TranslateDays = Translate & { date(value: string): string; dateTime(value: string): string }

/** The screens and actions that a person may use: of the open tenant first, of captain itself, of their other tenants. */
export function commandsOf(
  screens: ScreenMap,
  words: Translate,
  {
    here,
    tenants,
    pages,
  }: {
    readonly here: TenantAnswer | undefined
    readonly tenants: readonly Tenant[]
    readonly pages: readonly OpenPage[]
  },
): readonly Command[] {
  const { translate } = words
  const page = (name: string, to: string, label: string, detail?: string): Command => ({
    key: `page ${to}`,
    label: translate(label),
    detail,
    to,
    sign: 'screen',
    words: translate(`search.pages.${name}`),
  })
  const of = (place: OpenPage['place'], detail?: string) =>
    pages.flatMap(({ search, to, title, ...each }) =>
      each.place === place && search ? [page(search, to, title, detail)] : [],
    )
  return [
    ...(here ? tenantCommands(screens, words, here, page, of('tenant', tenantName(here, words.locale))) : []),
    page('home', '/captain', 'commons.frame.overview'),
    page('tenants', '/captain/tenant', 'commons.frame.allTenants'),
    ...captainLinks.map(({ name, to, label }) => page(name, to, label, translate('commons.frame.captain'))),
    ...of('captain'),
    page('profile', '/user/profile', 'commons.frame.profile'),
    ...of('administration', translate('commons.frame.administration')),
    { key: 'keys', label: translate('search.keys.title'), sign: 'keys', words: translate('search.pages.keys') },
    ...tenants.filter(({ slug }) => slug !== here?.slug).flatMap((each) => commandsElsewhere(screens, words, each)),
  ]
}

/** The lists and new records of a tenant that is not open. */
function commandsElsewhere(screens: ScreenMap, words: Translate, tenant: Tenant): readonly Command[] {
  const { slug, site } = tenant
  const detail = tenantName(tenant, words.locale)
  return Object.entries(screens).flatMap(([entity, { sites, parent }]) => {
    const granted = sites[site] ?? []
    if (parent !== undefined || !granted.includes('list')) return []
    const common = { detail, isElsewhere: true } as const
    const labels = labelsOf(words, entity, site)
    const to = `/captain/tenant/${slug}/${entity}`
    return [
      {
        ...common,
        key: `list ${slug} ${entity}`,
        label: labels.menu,
        to,
        sign: 'screen' as const,
        words: words.translate(`search.entities.${entity}`),
      },
      ...(granted.includes('create')
        ? [{ ...common, key: `create ${slug} ${entity}`, to: `${to}/create`, ...creation(words, entity, labels) }]
        : []),
    ]
  })
}

const creation = ({ translate }: Translate, entity: string, { menu, title }: Labels) => ({
  label: title('create'),
  sign: 'create' as const,
  words: [menu, ...translate(`search.entities.${entity}`).split('/')]
    .map((name) => translate('search.create', { name }))
    .join('/'),
})

function tenantCommands(
  screens: ScreenMap,
  words: Translate,
  tenant: TenantAnswer,
  page: (name: string, to: string, label: string, detail?: string) => Command,
  pages: readonly Command[],
): readonly Command[] {
  const { translate, locale } = words
  const base = `/captain/tenant/${tenant.slug}`
  const detail = tenantName(tenant, locale)
  const entries = navGroups(screens, tenant, words).flatMap((group) => group.entries)
  const creates = entries.filter(({ entity }) =>
    tenant.entities.find(({ name }) => name === entity)?.screens.includes('create'),
  )
  return [
    page('dashboard', base, 'commons.frame.dashboard', detail),
    ...pages,
    ...entries.map(({ entity, path, label }): Command => ({
      key: `list ${entity}`,
      label,
      detail,
      to: `${base}/${path}`,
      sign: 'screen',
      words: translate(`search.entities.${entity}`),
    })),
    ...creates.map(({ entity }): Command => ({
      key: `create ${entity}`,
      detail,
      to: `${base}/${entity}/create`,
      ...creation(words, entity, labelsOf(words, entity, tenant.site)),
    })),
  ]
}

/** How well one of a text's words matches what was typed; undefined if not at all. */
function rankOf(texts: readonly string[], typed: readonly string[]): number | undefined {
  const [label = ''] = texts
  if (!typed.every((word) => texts.some((text) => text.includes(word)))) return undefined
  const all = foldText(typed.join(' '))
  if (label === all) return 0
  if (label.startsWith(all)) return 1
  return texts.some((text) => text.split('/').some((word) => word.startsWith(all))) ? 2 : 3
}

/** The commands that match what was typed in any script, best first. */
export function matchingCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = searchWords(typed)
  const kana = words.map((word) => foldText(kanaOfRomaji(word) ?? word))
  return commands
    .flatMap((command) => {
      const texts = [foldText(command.label), foldText(command.words)]
      const ranks = [rankOf(texts, words), rankOf(texts, kana)].filter((rank) => rank !== undefined)
      return ranks.length > 0 ? [{ command, rank: Math.min(...ranks) }] : []
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command)
}

/** Where a record opens; undefined where the tenant's site does not have it. */
export function recordPath(screens: ScreenMap, site: Tenant['site'], record: FoundRecord): string | undefined {
  const { tenant, entity } = record
  const has = screens[entity]
  const parts = { tenant, entity, parent: has?.parent, isSingle: has?.single === true }
  return pathOfRecord({ ...parts, screens: has?.sites[site] ?? [] }, record)
}

/** Found records in groups of one entity of one tenant, in the order in which the first of each was found. */
export function recordGroups(
  screens: ScreenMap,
  words: TranslateDays,
  { records, tenants }: Found,
  query: string,
): readonly SuggestionGroup[] {
  const keys = [...new Set(records.map(({ tenant, entity }) => `${tenant}/${entity}`))]
  return keys.map((key) => {
    const some = records.filter(({ tenant, entity }) => `${tenant}/${entity}` === key)
    const { tenant: slug, entity } = some[0]!
    const tenant = tenants.find((each) => each.slug === slug)!
    const { menu, things } = labelsOf(words, entity, tenant.site)
    const name = tenantName(tenant, words.locale)
    const titles = some.map((record) => titleOf(words, tenant, record))
    // Versions of a document all have its title.
    const detail = (record: FoundRecord, at: number) =>
      titles.indexOf(titles[at]!) === titles.lastIndexOf(titles[at]!) ? undefined : words.dateTime(record.updatedAt)
    const suggestions = some.flatMap(
      (record, at) => recordSuggestion(screens, words, tenant, record, detail(record, at)) ?? [],
    )
    const searchList = screens[entity]?.parent === undefined && some.length === fullGroup
    return {
      key,
      label: `${menu} – ${name}`,
      suggestions: searchList
        ? [
            ...suggestions,
            {
              key: `all ${key}`,
              label: words.translate('search.all', { q: query, entity: things }),
              to: `/captain/tenant/${slug}/${entity}?filter=${encodeURIComponent(JSON.stringify({ q: query }))}`,
              sign: 'list' as const,
            },
          ]
        : suggestions,
    }
  })
}

/** As many records of one entity are answered at most: there may be more. */
const fullGroup = 5

/** A record as a suggestion; the detail names its entity and tenant where no heading does. */
export function recordSuggestion(
  screens: ScreenMap,
  words: TranslateDays,
  tenant: Found['tenants'][number],
  record: FoundRecord,
  detail?: string,
): Suggestion | undefined {
  const to = recordPath(screens, tenant.site, record)
  if (to === undefined) return undefined
  const { tenant: slug, entity, id } = record
  return { key: `record ${slug}/${entity}/${id}`, label: titleOf(words, tenant, record), detail, to, sign: 'record' }
}

function titleOf(words: TranslateDays, { site }: Found['tenants'][number], record: FoundRecord): string {
  const title = titleOfRow(words.locale, record)
  // A title that is an id of something that is gone means nothing to people.
  if (!title || isId(title)) return labelsOf(words, record.entity, site).name
  return /^\d{4}-\d\d-\d\d$/.test(title) ? words.date(title) : title
}
