import type { Entity } from '../../../entities/language/entity.ts'
import { columnFields } from '../../../entities/language/derived/entity-views.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { layoutsOf } from '../../../entities/language/declaration/list-layouts.ts'
import { maxViewQuery, type ViewQuery } from '../../../entities/language/declaration/list-views.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { readRecordQuery, type RecordQuery } from '../../kernel/crud/list/query.ts'

/**
 * The query of the list that a view stands for, read by the list's own grammar; the issues of a view that the list does
 * not allow, or no longer.
 */
export function readView(
  entity: Entity,
  site: SiteSlug,
  view: ViewQuery,
): { readonly query: RecordQuery; readonly issues?: undefined } | { readonly issues: readonly Issue[] } {
  const { filter, sort, columns = [], layout } = view
  const parsed = readRecordQuery(entity, site, {
    ...(filter && { filter: JSON.stringify(filter) }),
    ...(sort && { sort: JSON.stringify(sort) }),
  })
  const known = columnFields(entity, site).map(({ name }) => name)
  const issues = [
    ...(parsed.issues ?? []),
    ...columns
      .filter((name) => !known.includes(name))
      .map((name): Issue => ({ path: ['columns', name], rule: 'unknownField', params: {} })),
    ...(layout && !layoutsOf(entity).includes(layout) ? [{ path: ['layout'], rule: 'option', params: {} }] : []),
    ...(JSON.stringify(view).length > maxViewQuery ? [{ path: [], rule: 'invalid', params: {} }] : []),
  ]
  return parsed.issues || issues.length > 0 ? { issues } : { query: parsed.query }
}
