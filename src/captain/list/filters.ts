import type { ListControllerResult } from 'react-admin'
import { alertField } from '../../../entities/alert-filter.ts'
import { fieldsOf } from '../../../entities/at-site.ts'
import type { Entity, Field } from '../../../entities/entity.ts'
import type { SiteSlug } from '../../../entities/sites.ts'
import { conditionsOf, questionOf, withCondition, type Condition, type Filter } from './conditions.ts'

/** The filters of the list at hand: what holds now, what more there is, and the ways to change it. */
export interface Filters {
  readonly words: string
  readonly conditions: readonly Condition[]
  /** Always in sight, in the order of the declaration. */
  readonly quick: readonly Field[]
  readonly more: readonly Field[]
  /** Whether the list is narrowed at all. */
  readonly active: boolean
  search(words: string): void
  apply(condition: Condition): void
  clear(): void
}

export function filtersOf(
  entity: Entity,
  site: SiteSlug,
  list: Pick<ListControllerResult, 'filterValues' | 'setFilters'>,
): Filters {
  const filter = list.filterValues as Filter
  const { quick, more } = filterFields(entity, site)
  const set = (next: Filter) => list.setFilters({ ...next }, {})

  return {
    words: typeof filter.q === 'string' ? filter.q : '',
    conditions: conditionsOf(filter, [...quick, ...more]),
    quick,
    more,
    active: Object.keys(filter).length > 0,
    search: (words) => set({ ...without(filter, 'q'), ...(words && { q: words }) }),
    apply: (condition) => set(withCondition(filter, condition)),
    clear: () => set({}),
  }
}

const attention = new WeakMap<Entity, readonly Field[]>()

/** What wants attention, as a field; the very same each time, since conditions are known by their fields. */
function alertFields(entity: Entity): readonly Field[] {
  const field = attention.get(entity) ?? [alertField(entity) ?? []].flat()
  attention.set(entity, field)
  return field
}

/** The fields a list may be filtered by at a site: what wants attention, the declared quick ones, and those of its columns that have a question. */
export function filterFields(
  entity: Entity,
  site: SiteSlug,
): { readonly quick: readonly Field[]; readonly more: readonly Field[] } {
  const askable = fieldsOf(entity, site).filter(questionOf)
  const declared = (entity.filter ?? []).flatMap((name) => askable.find((field) => field.name === name) ?? [])
  const quick = [...alertFields(entity), ...declared]
  const more = (entity.list ?? []).flatMap(
    (name) => askable.find((field) => field.name === name && !quick.includes(field)) ?? [],
  )
  return { quick, more }
}

const without = (filter: Filter, key: string): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([each]) => each !== key))
