import { useQuery } from '@tanstack/react-query'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'

/** The members of the tenant; undefined until they are read, and where they are not wanted. */
export function useColleagues(isWanted = true) {
  const { slug: tenant } = useTenant()
  const { data } = useQuery({
    ...apiQueryOptions([tenant, 'colleagues', 'of plans'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/colleague'>(`/api/v1/authorized/tenants/${tenant}/colleague`, {
        signal,
      }),
    ),
    enabled: isWanted,
  })
  return data
}
