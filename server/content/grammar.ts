import type { Entity, Field } from '../../entities/entity.ts'
import { publicFields } from '../../entities/public-visibility.ts'
import type { SiteSlug } from '../../entities/sites.ts'
import { comparables, type Comparable } from '../crud/list/filters.ts'
import { parsed } from '../crud/list/parameters.ts'
import { readQuestionBy, type Grammar, type Question } from '../crud/list/question.ts'
import { entityNamed } from '../crud/registry.ts'
import { bodyForms, publicBodies, type BodyForm } from './body-form.ts'
import type { Issue } from '../../entities/issue.ts'

/** What the public asks of a list or of a record. */
export interface ContentQuestion extends Question {
  /** Whether the order was asked for; the entity's own holds otherwise. */
  readonly sorted: boolean
  readonly expand: readonly Field[]
}

/** What the public asks of one record. */
export interface RecordQuestion {
  readonly expand: readonly Field[]
  readonly body: BodyForm
}

type Query = Readonly<Record<string, unknown>>
/** What was read, or what of it is refused. */
export type Read<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/** The fields of an entity whose records can be put in the place of their ids: those that point at something public the site has. */
export const expandable = (entity: Entity, site: SiteSlug): readonly Field[] =>
  publicFields(entity, site).filter(({ to }) => {
    const target = to === undefined ? undefined : entityNamed(to)
    return Boolean(target?.public && target.sites[site])
  })

/** The fields that `q` looks through: those of the entity's search that the public sees, bodies aside. */
export const searchable = (entity: Entity, site: SiteSlug): readonly Field[] =>
  publicFields(entity, site).filter(({ name, kind }) => kind !== 'rich-text' && entity.search?.includes(name))

/** Reads the query of a public list. It knows only what the public sees: a hidden field is as unknown as one that is none. */
export function readContentQuestion(entity: Entity, site: SiteSlug, query: Query): Read<ContentQuestion> {
  const { include: _, ...rest } = query
  const expand = readExpand(entity, site, query['expand'])
  const asked = readQuestionBy(grammarOf(entity, site), entity, rest, ['expand'])
  const issues = [
    ...(asked.issues ?? []),
    ...(expand.issues ?? []),
    ...('include' in query ? [unknown('include')] : []),
  ]
  if (asked.issues || expand.issues || issues.length > 0) return { issues }
  return { value: { ...asked.question, sorted: query['sort'] !== undefined, expand: expand.value } }
}

/** Reads the query of one public record. Only where there are bodies can their form be asked for. */
export function readRecordQuestion(entity: Entity, site: SiteSlug, query: Query): Read<RecordQuestion> {
  const parameters = ['expand', ...(publicBodies(entity).length > 0 ? ['body'] : [])]
  const strange = Object.keys(query).filter((name) => !parameters.includes(name))
  const expand = readExpand(entity, site, query['expand'])
  const { body = 'blocks' } = query
  const issues = [...strange.map((name) => unknown(name)), ...(expand.issues ?? [])]
  if (parameters.includes('body') && !isBodyForm(body)) issues.push({ path: ['body'], rule: 'invalid', params: {} })
  return expand.issues || issues.length > 0
    ? { issues }
    : { value: { expand: expand.value, body: isBodyForm(body) ? body : 'blocks' } }
}

const isBodyForm = (value: unknown): value is BodyForm => (bodyForms as readonly unknown[]).includes(value)

function readExpand(entity: Entity, site: SiteSlug, given: unknown): Read<readonly Field[]> {
  if (given === undefined) return { value: [] }
  const names = parsed(given)
  if (!Array.isArray(names)) return { issues: [{ path: ['expand'], rule: 'invalid', params: {} }] }
  const fields = expandable(entity, site)
  const strange = names.filter((name) => !fields.some((field) => field.name === name))
  return strange.length > 0
    ? { issues: strange.map((name) => unknown('expand', String(name))) }
    : { value: fields.filter(({ name }) => names.includes(name)) }
}

const unknown = (...path: readonly string[]): Issue => ({ path, rule: 'unknownField', params: {} })

const systemFields = ['id', 'updatedAt']
const known = new Map<string, Grammar>()

function grammarOf(entity: Entity, site: SiteSlug): Grammar {
  const key = `${entity.name} ${site}`
  const grammar = known.get(key) ?? madeGrammar(entity, site)
  known.set(key, grammar)
  return grammar
}

/** What the public may filter by: what it sees. */
export function publicComparables(entity: Entity, site: SiteSlug): readonly Comparable[] {
  const names = new Set([...systemFields, ...publicFields(entity, site).map(({ name }) => name)])
  return (
    comparables(entity, site)
      .filter(({ name }) => names.has(name))
      // What a state means at this moment says nothing about what the public sees: all of it is shown.
      .map((each) => ({ ...each, operators: each.operators.filter((operator) => operator !== 'now') }))
  )
}

function madeGrammar(entity: Entity, site: SiteSlug): Grammar {
  const shown = publicFields(entity, site)
  return {
    comparables: new Map(publicComparables(entity, site).map((each) => [each.name, each])),
    sortable: new Set([
      ...systemFields,
      ...shown.filter(({ sortable, heavy }) => sortable && !heavy).map(({ name }) => name),
    ]),
    heavy: new Set(),
    searchable: searchable(entity, site).length > 0,
    trash: false,
  }
}
