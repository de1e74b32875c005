import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Address, OperationBy } from '../../shell/base/answer.ts'
import { apiPage } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'

/**
 * The rows of a list of a tenant, or outside any tenant (null). Rows of the previous query stay until the next ones
 * have loaded.
 */
export function useRows<O extends OperationBy<'GET'>>(tenant: string | null, path: Address<O>) {
  const { data, error, refetch } = useQuery({
    ...apiQueryOptions([tenant, 'rows', path], (signal) => apiPage<O>(path, signal)),
    placeholderData: keepPreviousData,
  })
  return { ...data, error, refetch }
}
