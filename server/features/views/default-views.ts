import type { ViewQuery } from '../../../entities/language/declaration/list-views.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { Database } from '../../base/db/database.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { defaultViews } from './list-views.ts'
import { readView } from './read-view.ts'

export interface OpeningView {
  readonly id: string
  readonly query: ViewQuery
}

/** By entity, the views with which the lists of a tenant open; without those that their lists do not allow any more. */
export async function openingViews(
  database: Database,
  { id, site }: { readonly id: string; readonly site: SiteSlug },
): Promise<ReadonlyMap<string, OpeningView>> {
  const rows = await database.read(id, () => defaultViews(storeOf(database), id))
  return new Map(
    rows.flatMap(({ id: view, entity: name, query }) => {
      const entity = entityByName(name)
      return entity?.sites[site] && !readView(entity, site, query).issues ? [[name, { id: view, query }] as const] : []
    }),
  )
}
