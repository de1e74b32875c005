import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { apiJson } from '../../../shell/api/api.ts'
import { queryDefaults } from '../../../shell/api/query-options.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useEntity, useParent } from '../../../kernel/context/entity-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'

/** How many records the list finds in each state, read by one call and again whenever the list is. */
export function useStateCounts(): ReadonlyMap<string, number> | undefined {
  const { slug } = useTenant()
  const { name } = useEntity()
  const parent = useParent()
  const { filterValues } = useListContext<CaptainRecord>()
  const filter = JSON.stringify(filterValues)
  const { data } = useQuery({
    ...queryDefaults,
    // Under the key of views: whatever has those counted again changes these too.
    queryKey: [name, 'views', 'stateCounts', parent, filter],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ entity: name, filter, ...(parent && { parent }) })
      const counts = await apiJson<'GET /api/v1/authorized/tenants/{tenant}/state-counts'>(
        `/api/v1/authorized/tenants/${slug}/state-counts?${query}`,
        { signal },
      )
      return counts.map(({ state, count }) => [state, count] as const)
    },
    placeholderData: (before) => before,
  })
  return data && new Map(data)
}
