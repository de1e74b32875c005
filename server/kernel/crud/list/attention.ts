import { sql } from 'kysely'
import type { Severity } from '../../../../entities/language/declaration/attention.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import { attentionsOf } from '../../../../entities/language/derived/entity-attention.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { readRecordQuery, type RecordQuery } from './query.ts'
import { conditionBindings, matchingRecords } from './select.ts'
import { all, type Operation } from '../../../base/db/query.ts'
import type { Bindings } from '../../../base/db/statement.ts'
import type { Store } from '../../records/context.ts'
import { entitiesOfSite } from '../../records/registry.ts'

/** Records of a tenant that want attention: how many, and the filter of the list that shows them. */
export interface CountedAttention {
  readonly entity: string
  readonly name: string
  readonly severity: Severity
  readonly filter: Readonly<Record<string, unknown>>
  readonly count: number
}

/** A condition that a site's entities declare, and the query of the list that it opens. */
interface Question extends Omit<CountedAttention, 'entity' | 'count'> {
  readonly entity: Entity
  readonly query: RecordQuery
}

/**
 * What wants attention at a tenant, by one statement. It counts what the lists would show: their filters are read by the
 * same grammar, and become the same SQL. What there is none of is left out.
 */
export function* attentionOf(store: Store, tenant: string, site: SiteSlug): Operation<readonly CountedAttention[]> {
  const questions = questionsOf(site)
  if (questions.length === 0) return []
  const counts = yield* all(countsQuery(store, site, questions)({ tenant_id: tenant, ...bindingsOf(questions) }))
  const countAt = new Map(counts.map(({ place, count }) => [place, count]))
  return questions.flatMap(({ entity, name, severity, filter }, place) => {
    const count = countAt.get(place) ?? 0
    return count > 0 ? [{ entity: entity.name, name, severity, filter, count }] : []
  })
}

const questionsBySite = new Map<SiteSlug, readonly Question[]>()

function questionsOf(site: SiteSlug): readonly Question[] {
  const questions =
    questionsBySite.get(site) ??
    entitiesOfSite(site).flatMap((entity) =>
      attentionsOf(entity, site).map((attention) => ({
        ...attention,
        entity,
        query: filterQuery(entity, site, attention.filter),
      })),
    )
  questionsBySite.set(site, questions)
  return questions
}

/** The list's query for a declared filter; throws for one that the list does not allow. */
export function filterQuery(entity: Entity, site: SiteSlug, filter: object): RecordQuery {
  const { query, issues } = { query: undefined, ...readRecordQuery(entity, site, { filter: JSON.stringify(filter) }) }
  if (!query) throw new TypeError(`${entity.name}: ${JSON.stringify(filter)} is no filter: ${JSON.stringify(issues)}`)
  return query
}

/** The tenant is bound later, and nobody changes anything. */
export const anyContext = { by: null, requestId: '' } as const

const prefixAt = (place: number): string => `q${place}_`

const bindingsOf = (questions: readonly Question[]): Bindings =>
  Object.assign(
    {},
    ...questions.map(({ query }, place) => conditionBindings(query.conditions, { prefix: prefixAt(place) })),
  )

const countsQuery = (store: Store, site: SiteSlug, questions: readonly Question[]) =>
  store.cachedStatement<{ place: number; count: number }>`attention|${site}`(() => {
    const [first, ...others] = questions.map(({ entity, query }, place) =>
      matchingRecords({ ...anyContext, store, entity, tenant: { id: '', site } }, query, prefixAt(place)).select([
        sql<number>`${sql.lit(place)}`.as('place'),
        sql<number>`count(*)`.as('count'),
      ]),
    )
    return others.reduce((counts, each) => counts.unionAll(each), first!)
  })
