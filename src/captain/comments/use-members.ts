import { useGetList } from 'react-admin'
import { withDistinctNames, type Member } from './mentions.ts'

const none: readonly Member[] = []

/** The members of the tenant, by name; asked for once they are wanted. */
export function useMembers(wanted: boolean): { readonly members: readonly Member[]; readonly loading: boolean } {
  const { data, isPending, isError } = useGetList<{ id: string; name: string }>(
    'colleague',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: wanted, staleTime: 60_000, select: distinct },
  )
  return { members: data ?? none, loading: wanted && isPending && !isError }
}

const distinct = <T extends { readonly data: readonly Member[] }>(answer: T) => ({
  ...answer,
  data: [...withDistinctNames(answer.data)],
})
