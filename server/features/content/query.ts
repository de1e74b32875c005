import type { Entity } from '../../../entities/language/entity.ts'
import { isGrouped, isSortable } from '../../../entities/language/derived/list-order.ts'
import { filterable, searchable } from '../../../entities/language/derived/public-content.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { comparables, type Comparable } from '../../kernel/crud/list/filters.ts'
import { parsed } from '../../kernel/requests/parameters.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { orderOf, readQueryByGrammar, type Grammar, type RecordQuery } from '../../kernel/crud/list/query.ts'
import type { PlaceInGroups } from '../../kernel/crud/list/following.ts'
import type { Stored } from '../../kernel/records/stored-values.ts'
import { expansionsOf, type Expansion } from './expansions.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { recordColumns } from '../../kernel/records/columns.ts'
import {
  bodiesIn,
  bodyFormats,
  contentLanguages,
  maxBodies,
  recordsIn,
  twinsIn,
  type BodyFormat,
  type ContentLanguage,
  type View,
} from '../../kernel/crud/views.ts'

/** Where a page of a public list begins: after a record. */
export interface CursorPlace {
  readonly id: string
  /** Of the field that the list is sorted by. */
  readonly value: Stored
  /** Of the record, in a list by groups. */
  readonly placeInGroups?: PlaceInGroups | undefined
  /** How many records came before. */
  readonly from: number
  /** How many records a page has. */
  readonly size: number
}

/** A public query for a list or a record. */
export interface ContentQuery extends RecordQuery {
  readonly forPublic: true
  /** Where the page begins, if it follows another. */
  readonly place: CursorPlace | undefined
  readonly shown: ShownContent
}

/** What is answered of each record. */
export interface ShownContent {
  readonly view: View
  readonly expand: readonly Expansion[]
  /** The format of rich text; undefined where a list leaves it out. */
  readonly body: BodyFormat | undefined
  /** The fields that are answered besides the id; undefined for all. */
  readonly fields: readonly string[] | undefined
  /** The language in which fields that have two are answered; undefined for both. */
  readonly language: ContentLanguage | undefined
}

type QueryString = Readonly<Record<string, unknown>>
/** The parsed query, or the issues found. */
export type ReadResult<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/**
 * Parses the query of a public list. Only public fields exist here: a hidden field is reported as unknown, like one
 * that does not exist.
 */
export function readContentQuery(
  view: View,
  entity: Entity,
  site: SiteSlug,
  query: QueryString,
  openCursor: (sort: RecordQuery['sort'], cursor: string) => CursorPlace | undefined,
): ReadResult<ContentQuery> {
  const { include: _, ...rest } = query
  const shown = readShownContent(view, entity, site, query, undefined)
  const own = ['cursor', 'state', 'preview', ...shownParameters(view, entity)]
  const parsedQuery = readQueryByGrammar(grammarOf(entity, site), entity, rest, own)
  const issues = [
    ...(parsedQuery.issues ?? []),
    ...(shown.issues ?? []),
    ...('include' in query ? [unknownField('include')] : []),
  ]
  if (parsedQuery.issues || shown.issues || issues.length > 0) return { issues }
  const sort = query['sort'] === undefined ? orderOf(entity) : parsedQuery.query.sort
  const { cursor } = query
  const place = typeof cursor === 'string' ? openCursor(sort, cursor) : undefined
  const isInOrder = place && (place.placeInGroups !== undefined) === isGrouped(entity, sort.field)
  if (cursor !== undefined && (!isInOrder || query['range'] !== undefined))
    return { issues: [{ path: ['cursor'], rule: 'invalid', params: {} }] }
  const from = place?.from ?? parsedQuery.query.from
  const hasSize = place !== undefined || query['range'] !== undefined
  const most = shown.value.body && !hasSize ? from + maxBodies - 1 : parsedQuery.query.to
  const to = place ? from + place.size - 1 : most
  if (shown.value.body && to - from >= maxBodies)
    return { issues: [{ path: ['range'], rule: 'answerTooLarge', params: { fits: maxBodies } }] }
  return {
    value: {
      ...parsedQuery.query,
      sort,
      from,
      to,
      ...recordsIn(view, entity),
      forPublic: true,
      place,
      shown: shown.value,
    },
  }
}

/** Parses the filter of what is counted, which is that of a list. */
export function readContentConditions(entity: Entity, site: SiteSlug, query: QueryString): ReadResult<RecordQuery> {
  const others = Object.keys(query).filter((name) => name !== 'filter')
  if (others.length > 0) return { issues: others.map((name) => unknownField(name)) }
  const parsedQuery = readQueryByGrammar(grammarOf(entity, site), entity, query)
  return parsedQuery.issues ? parsedQuery : { value: { ...parsedQuery.query, forPublic: true } }
}

/** A parsed query; throws the issues found. */
export function valueOrThrow<T>(entity: Entity, read: ReadResult<T>): T {
  if (read.issues) throw invalid(read.issues, entity.name)
  return read.value
}

/** Parses the query of one public record, which comes with its rich text. */
export function readContentRecordQuery(
  view: View,
  entity: Entity,
  site: SiteSlug,
  query: QueryString,
): ReadResult<ShownContent> {
  const known = ['state', 'preview', ...shownParameters(view, entity)]
  const unknownNames = Object.keys(query).filter((name) => !known.includes(name))
  const shown = readShownContent(view, entity, site, query, 'blocks')
  const issues = [...unknownNames.map((name) => unknownField(name)), ...(shown.issues ?? [])]
  return shown.issues || issues.length > 0 ? { issues } : shown
}

/** A format can only be chosen if there is rich text. */
const shownParameters = (view: View, entity: Entity): readonly string[] => [
  'expand',
  'fields',
  'lang',
  ...(bodiesIn(view, entity).length > 0 ? ['body'] : []),
]

/** Parses what is answered of each record: `fields`, `expand`, `lang` and `body`. */
export function readShownContent(
  view: View,
  entity: Entity,
  site: SiteSlug,
  query: QueryString,
  initialFormat: BodyFormat | undefined,
): ReadResult<ShownContent> {
  const paths = readNames('expand', query['expand'])
  const expand = paths.issues ? paths : expansionsOf(view, entity, site, paths.value ?? [])
  const fields = readNames('fields', query['fields'], [
    'id',
    ...view.fieldsOf(entity, site).map(({ name }) => name),
    ...shownSystemFields(view, entity, site),
  ])
  const { body = initialFormat, lang } = query
  const issues = [
    ...(expand.issues ?? []),
    ...(fields.issues ?? []),
    ...(body !== undefined && !isOneOf(bodyFormats, body) ? [{ path: ['body'], rule: 'invalid', params: {} }] : []),
    ...(lang !== undefined && !isOneOf(contentLanguages, lang)
      ? [{ path: ['lang'], rule: 'invalid', params: {} }]
      : []),
    ...(lang === undefined || fields.issues ? [] : otherTwins(view, entity, site, fields.value ?? [])),
  ]
  if (expand.issues || fields.issues || issues.length > 0) return { issues }
  // Bodies that are not answered are neither read nor written.
  const hasBody = !fields.value || bodiesIn(view, entity).some(({ name }) => fields.value!.includes(name))
  return {
    value: {
      view,
      expand: expand.value,
      body: hasBody ? (body as BodyFormat | undefined) : undefined,
      fields: fields.value,
      language: lang as ContentLanguage | undefined,
    },
  }
}

/** With a language there is no field such as `titleEn`: `title` is answered in it. */
const otherTwins = (view: View, entity: Entity, site: SiteSlug, fields: readonly string[]): readonly Issue[] =>
  twinsIn(view, entity, site)
    .filter(([, { name }]) => fields.includes(name))
    .map(([{ name: field }, { name }]) => ({ path: ['fields', name], rule: 'inOneLanguage', params: { field } }))

/** What is not a field of the entity but is answered, besides the id. */
const shownSystemFields = (view: View, entity: Entity, site: SiteSlug): readonly string[] =>
  view.name === 'stored'
    ? recordColumns(entity, site).map(({ name }) => name)
    : ['updatedAt', ...(entity.versions ? ['versionStatus'] : [])]

const isOneOf = (known: readonly unknown[], value: unknown): boolean => known.includes(value)

/** Names as JSON, of those that are known where that is said; undefined where none are given. */
function readNames(
  parameter: string,
  text: unknown,
  known?: readonly string[],
): ReadResult<readonly string[] | undefined> {
  if (text === undefined) return { value: undefined }
  const names = parsed(text)
  if (!Array.isArray(names)) return { issues: [{ path: [parameter], rule: 'invalid', params: {} }] }
  const unknownNames = names.filter((name) => known && !known.includes(String(name)))
  return unknownNames.length > 0
    ? { issues: unknownNames.map((name) => unknownField(parameter, String(name))) }
    : { value: names.map(String) }
}

const unknownField = (...path: readonly string[]): Issue => ({ path, rule: 'unknownField', params: {} })

const systemFields = ['id', 'updatedAt']
const grammars = new Map<string, Grammar>()

function grammarOf(entity: Entity, site: SiteSlug): Grammar {
  const key = `${entity.name} ${site}`
  const grammar = grammars.get(key) ?? createGrammar(entity, site)
  grammars.set(key, grammar)
  return grammar
}

/** The public filters: only public fields. */
function publicComparables(entity: Entity, site: SiteSlug): readonly Comparable[] {
  const names = new Set([...systemFields, ...filterable(entity, site).map(({ name }) => name)])
  return (
    comparables(entity, site)
      .filter(({ name }) => names.has(name))
      // The current meaning of a state says nothing here: everything public is visible now. Days as seen from today
      // would be wrong tomorrow, and answers are kept.
      .map((each) => ({
        ...each,
        operators: each.operators.filter((operator) => operator !== 'now' && operator !== 'within'),
      }))
  )
}

function createGrammar(entity: Entity, site: SiteSlug): Grammar {
  const shownFields = filterable(entity, site)
  return {
    comparables: new Map(publicComparables(entity, site).map((each) => [each.name, each])),
    sortable: new Set([
      ...systemFields,
      ...shownFields.filter((field) => isSortable(entity, field) && !field.heavy).map(({ name }) => name),
    ]),
    includable: new Set(),
    searchable: searchable(entity, site).length > 0,
    trash: false,
  }
}
