import type { Entity, Field } from '../../entities/language/entity.ts'
import { isSortable } from '../../entities/language/list-order.ts'
import { publicFields } from '../../entities/language/public-visibility.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import { comparables, type Comparable } from '../crud/list/filters.ts'
import { parsed } from '../crud/list/parameters.ts'
import { readQueryByGrammar, type Grammar, type RecordQuery } from '../crud/list/query.ts'
import { entityByName } from '../records/registry.ts'
import { bodyFormats, publicBodyFields, type BodyFormat } from './body-format.ts'
import type { Issue } from '../../entities/language/input/issues.ts'

/** A public query for a list or a record. */
export interface ContentQuery extends RecordQuery {
  /** Whether an order was requested; otherwise the entity's own applies. */
  readonly sorted: boolean
  readonly expand: readonly Field[]
}

export interface ContentRecordQuery {
  readonly expand: readonly Field[]
  readonly body: BodyFormat
}

type QueryString = Readonly<Record<string, unknown>>
/** The parsed query, or the issues found. */
export type ReadResult<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/** The fields of an entity that can be expanded: references to something public that the site has. */
export const expandable = (entity: Entity, site: SiteSlug): readonly Field[] =>
  publicFields(entity, site).filter(({ to }) => {
    const target = to === undefined ? undefined : entityByName(to)
    return Boolean(target?.public && target.sites[site])
  })

/** The fields that `q` searches: the entity's public search fields, except rich text. */
export const searchable = (entity: Entity, site: SiteSlug): readonly Field[] =>
  publicFields(entity, site).filter(({ name, kind }) => kind !== 'rich-text' && entity.search?.includes(name))

/**
 * Parses the query of a public list. Only public fields exist here: a hidden field is reported as unknown, like one
 * that does not exist.
 */
export function readContentQuery(entity: Entity, site: SiteSlug, query: QueryString): ReadResult<ContentQuery> {
  const { include: _, ...rest } = query
  const expand = readExpand(entity, site, query['expand'])
  const parsedQuery = readQueryByGrammar(grammarOf(entity, site), entity, rest, ['expand'])
  const issues = [
    ...(parsedQuery.issues ?? []),
    ...(expand.issues ?? []),
    ...('include' in query ? [unknownField('include')] : []),
  ]
  if (parsedQuery.issues || expand.issues || issues.length > 0) return { issues }
  return { value: { ...parsedQuery.query, sorted: query['sort'] !== undefined, expand: expand.value } }
}

/** Parses the query of one public record. A format can only be chosen if there is rich text. */
export function readContentRecordQuery(
  entity: Entity,
  site: SiteSlug,
  query: QueryString,
): ReadResult<ContentRecordQuery> {
  const parameters = ['expand', ...(publicBodyFields(entity).length > 0 ? ['body'] : [])]
  const unknownNames = Object.keys(query).filter((name) => !parameters.includes(name))
  const expand = readExpand(entity, site, query['expand'])
  const { body = 'blocks' } = query
  const issues = [...unknownNames.map((name) => unknownField(name)), ...(expand.issues ?? [])]
  if (parameters.includes('body') && !isBodyForm(body)) issues.push({ path: ['body'], rule: 'invalid', params: {} })
  return expand.issues || issues.length > 0
    ? { issues }
    : { value: { expand: expand.value, body: isBodyForm(body) ? body : 'blocks' } }
}

const isBodyForm = (value: unknown): value is BodyFormat => (bodyFormats as readonly unknown[]).includes(value)

function readExpand(entity: Entity, site: SiteSlug, text: unknown): ReadResult<readonly Field[]> {
  if (text === undefined) return { value: [] }
  const names = parsed(text)
  if (!Array.isArray(names)) return { issues: [{ path: ['expand'], rule: 'invalid', params: {} }] }
  const fields = expandable(entity, site)
  const unknownNames = names.filter((name) => !fields.some((field) => field.name === name))
  return unknownNames.length > 0
    ? { issues: unknownNames.map((name) => unknownField('expand', String(name))) }
    : { value: fields.filter(({ name }) => names.includes(name)) }
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
export function publicComparables(entity: Entity, site: SiteSlug): readonly Comparable[] {
  const names = new Set([...systemFields, ...publicFields(entity, site).map(({ name }) => name)])
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
  const shownFields = publicFields(entity, site)
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
