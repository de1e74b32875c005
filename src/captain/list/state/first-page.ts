import type { GetListParams } from 'react-admin'
import type { Entity } from '../../../../entities/language/entity.ts'
import type { TenantData } from '../../tenant/tenant-data.ts'
import type { TenantAnswer } from '../../../shell/tenant.ts'
import { creationOrder, listKey, listMeta, pageSizes } from '../../../kernel/api/list-query.ts'

/** How long the screen one comes from waits for records, in ms; later ones are waited for in the list itself. */
const patience = 100

/** After this time, in ms, what no list has shown is read again. */
const freshness = 10_000

/** The records of pages that no list has shown yet. */
const unseen = new WeakSet<readonly unknown[]>()

/** Whether records were read for a list that is about to show them for the first time, and need no second request. */
export const isReadAhead = (records: readonly unknown[] | undefined, readAt: number): boolean =>
  records !== undefined && unseen.has(records) && Date.now() - readAt < freshness

export const markSeen = (records: readonly unknown[]): boolean => unseen.delete(records)

/**
 * Reads the records that an entity's list shows first, so that the list renders once, with them. Does nothing where the
 * list was read before or opens differently: in a view, or as it was left.
 */
export async function readFirstPage(data: TenantData, tenant: TenantAnswer, entity: Entity): Promise<void> {
  const { name, sort: [field, order] = creationOrder } = entity
  const params: GetListParams = {
    pagination: { page: 1, perPage: pageSizes[0] },
    sort: { field, order },
    filter: {},
    meta: listMeta(entity, tenant.site),
  }
  const queryKey = [name, 'getList', params]
  const opensInView = tenant.entities.some((each) => each.name === name && each.view)
  if (opensInView || data.store.getItem(listKey(name)) || data.queryClient.getQueryState(queryKey)) return
  const read = data.queryClient.prefetchQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await data.dataProvider.getList(name, { ...params, signal })
      unseen.add(page.data)
      return page
    },
    retry: false,
  })
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, patience))])
}
