import { useEffect, useRef } from 'react'
import type { ListControllerResult } from 'react-admin'
import { alertField } from '../../../../entities/language/derived/alert-field.ts'
import { fieldAndOperator } from '../../../../entities/language/derived/list-operators.ts'
import { assignedField, assigneeField } from '../../../../entities/language/derived/assignee.ts'
import { draftFilter } from '../../../../entities/language/derived/draft-fields.ts'
import { referenceParts } from '../../../../entities/language/derived/reference-fields.ts'
import { siteFields } from '../../../../entities/language/site-fields.ts'
import type { Entity, Field } from '../../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { conditionsOf, editorKind, withCondition, type Condition, type Filter } from './conditions.ts'

/** The current list's filters: its conditions, the fields to filter by, and the functions that change them. */
export interface ListFilters {
  readonly words: string
  readonly conditions: readonly Condition[]
  /** Fields that are always visible, in order of declaration. */
  readonly quick: readonly Field[]
  readonly more: readonly Field[]
  /** Whether any filter or search is set. */
  readonly active: boolean
  search(words: string): void
  apply(condition: Condition): void
  clear(): void
}

type FilteredList = Pick<ListControllerResult, 'filterValues' | 'setFilters'>

/**
 * The filters of a list. Each change is made to what was asked for last, which the list may not have heard of yet: a tap
 * beside an input applies what is typed there, and at once what was tapped.
 */
export function useListFilters(entity: Entity, site: SiteSlug, list: FilteredList): ListFilters {
  const { filterValues, setFilters } = list
  const asked = useRef(filterValues)
  useEffect(() => {
    asked.current = filterValues
  }, [filterValues])
  const latest = () =>
    listFilters(entity, site, {
      filterValues: asked.current,
      setFilters: (next: typeof filterValues, displayed) => {
        asked.current = next
        setFilters(next, displayed)
      },
    })
  return {
    ...listFilters(entity, site, list),
    search: (words) => latest().search(words),
    apply: (condition) => latest().apply(condition),
    clear: () => latest().clear(),
  }
}

/** The filters of a list as it stands. */
export function listFilters(entity: Entity, site: SiteSlug, list: FilteredList): ListFilters {
  const filter = list.filterValues as Filter
  const { quick, more: others } = filterFields(entity, site)
  // A view may ask for what is not offered: it must be seen, and can be taken away.
  const asked = Object.keys(filter).map((key) => fieldAndOperator(key)[0])
  const unoffered = askedFields(entity, site).filter(
    (field) => editorKind(field) && asked.includes(field.name) && ![...quick, ...others].includes(field),
  )
  const more = [...others, ...unoffered]
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

/** How many filters are visible at first; with more, a row of them is not read. */
const maxQuick = 4

const fieldsToAsk = new Map<string, readonly Field[]>()

/** Whatever the list can be asked for. Cached, since conditions are matched by field identity. */
function askedFields(entity: Entity, site: SiteSlug): readonly Field[] {
  const key = `${entity.name} ${site}`
  const own = siteFields(entity, site)
  const fields = fieldsToAsk.get(key) ?? [...own, ...referenceParts(own)]
  fieldsToAsk.set(key, fields)
  return fields
}

const needsActionFilters = new Map<string, readonly Field[]>()

/** The "needs attention" filter as a field. Cached, since conditions are matched by field identity. */
function alertFields(entity: Entity, site: SiteSlug): readonly Field[] {
  const key = `${entity.name} ${site}`
  const field = needsActionFilters.get(key) ?? [alertField(entity, site) ?? []].flat()
  needsActionFilters.set(key, field)
  return field
}

/**
 * The fields a list can be filtered by on a site: `quick` is the filter by declared alerts and the first declared fields,
 * `more` the others and the filterable fields of the list.
 */
export function filterFields(
  entity: Entity,
  site: SiteSlug,
): { readonly quick: readonly Field[]; readonly more: readonly Field[] } {
  const filterable = siteFields(entity, site).filter(editorKind)
  const declared = (entity.filter ?? []).flatMap((name) => filterable.find((field) => field.name === name) ?? [])
  const alerts = alertFields(entity, site)
  const offered = entity.alerts ? [...alerts, ...declared] : declared
  const quick = offered.slice(0, maxQuick)
  const listed = (entity.list ?? []).flatMap(
    (name) => filterable.find((field) => field.name === name && !offered.includes(field)) ?? [],
  )
  const assigned = assigneeField(entity) ? [] : [assignedField]
  const drafted = entity.keepsDraft ? [draftFilter] : []
  return {
    quick,
    more: [...offered.slice(maxQuick), ...drafted, ...assigned, ...listed, ...(entity.alerts ? [] : alerts)],
  }
}

const without = (filter: Filter, key: string): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([each]) => each !== key))
