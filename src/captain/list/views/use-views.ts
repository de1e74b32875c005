import { useQuery } from '@tanstack/react-query'
import { useStoreContext } from 'react-admin'
import type { Answer } from '../../../shell/base/answer.ts'
import { apiJson } from '../../../shell/api/api.ts'
import { queryDefaults } from '../../../shell/api/query-options.ts'
import { useScope } from '../../../kernel/words/scope.ts'

export type ListViews = Answer<'GET /api/v1/authorized/tenants/{tenant}/views'>
export type SavedView = ListViews['views'][number]

/**
 * The views of the list with their counts, read beside its records and again whenever those are. `expected` is whether
 * there are any: until they have been read, whether there were the last time.
 */
export function useViews(trashed: boolean) {
  const { slug, entity, parent } = useScope()
  const store = useStoreContext()
  const known = `${entity.name}.views`
  const { data, refetch } = useQuery({
    ...queryDefaults,
    queryKey: [entity.name, 'views', parent],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ entity: entity.name, ...(parent && { parent }) })
      const views = await apiJson<'GET /api/v1/authorized/tenants/{tenant}/views'>(
        `/api/v1/authorized/tenants/${slug}/views?${query}`,
        { signal },
      )
      store.setItem(known, views.ready.length + views.views.length > 0)
      return views
    },
    enabled: !trashed,
  })
  return { views: data, refetch, expected: !trashed && store.getItem<boolean>(known, entity.views !== undefined) }
}
