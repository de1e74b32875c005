import { useGetList } from 'react-admin'
import { queryDefaults } from '../../shell/api/query-options.ts'
import { withDistinctNames, type Member } from './mentions.ts'

const none: readonly Member[] = []

/** The members of the tenant, by name; asked for once they are wanted. */
export function useMembers(wanted: boolean): {
  readonly members: readonly Member[]
  readonly loading: boolean
  /** Whether they could not be read. */
  readonly failed: boolean
  /** Returns the members, which are fetched once; rejects if they cannot be. */
  read(): Promise<readonly Member[]>
} {
  const { data, isPending, isError, refetch } = useGetList<{ id: string; name: string }>(
    'colleague',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } },
    { ...queryDefaults, enabled: wanted, staleTime: 60_000, select: distinct },
  )
  const read = async () => {
    if (data) return data
    // What is read has the members in `data`, other than its type says.
    const { data: answer } = await refetch({ throwOnError: true, cancelRefetch: false })
    return (answer as unknown as { readonly data: readonly Member[] }).data
  }
  return { members: data ?? none, loading: wanted && isPending && !isError, failed: isError && !data, read }
}

const distinct = <T extends { readonly data: readonly Member[] }>(answer: T) => ({
  ...answer,
  data: [...withDistinctNames(answer.data)],
})
