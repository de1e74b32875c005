import type { ListControllerResult } from 'react-admin'
import { alertField } from '../../../../entities/language/alert-field.ts'
import { siteFields } from '../../../../entities/language/site-fields.ts'
import type { Entity, Field } from '../../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../../entities/language/sites.ts'
import { conditionsOf, editorKind, withCondition, type Condition, type Filter } from './conditions.ts'

/** The filters of the list at hand: what holds now, what more there is, and the ways to change it. */
export interface ListFilters {
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

export function listFilters(
  entity: Entity,
  site: SiteSlug,
  list: Pick<ListControllerResult, 'filterValues' | 'setFilters'>,
): ListFilters {
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

const needsActionFilter = new WeakMap<Entity, readonly Field[]>()

/** What wants attention, as a field; the very same each time, since conditions are known by their fields. */
function alertFields(entity: Entity): readonly Field[] {
  const field = needsActionFilter.get(entity) ?? [alertField(entity) ?? []].flat()
  needsActionFilter.set(entity, field)
  return field
}

/** The fields a list may be filtered by at a site: what wants attention, the declared quick ones, and those of its columns that have a question. */
export function filterFields(
  entity: Entity,
  site: SiteSlug,
): { readonly quick: readonly Field[]; readonly more: readonly Field[] } {
  const askable = siteFields(entity, site).filter(editorKind)
  const declared = (entity.filter ?? []).flatMap((name) => askable.find((field) => field.name === name) ?? [])
  const quick = [...alertFields(entity), ...declared]
  const more = (entity.list ?? []).flatMap(
    (name) => askable.find((field) => field.name === name && !quick.includes(field)) ?? [],
  )
  return { quick, more }
}

const without = (filter: Filter, key: string): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([each]) => each !== key))
