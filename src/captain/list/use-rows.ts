import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Address, OperationBy } from '../../shell/api/answer.ts'
import { apiPage } from '../../shell/api/api.ts'
import { reading } from '../../shell/api/reading.ts'

/** The rows of a list of a tenant's, or of none (null); those of the question before stay in sight until the answer is there. */
export function useRows<O extends OperationBy<'GET'>>(tenant: string | null, path: Address<O>) {
  const { data, error, refetch } = useQuery({
    ...reading([tenant, 'rows', path], (signal) => apiPage<O>(path, signal)),
    placeholderData: keepPreviousData,
  })
  return { ...data, error, refetch }
}
