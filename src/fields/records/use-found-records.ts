import { useGetList, type RaRecord } from 'react-admin'
import { recordTitleField } from '../../kernel/words/record-name.ts'

/** How many records are offered at once; whoever looks for another types more of its name. */
export const maxFoundRecords = 20

/**
 * The first records of an entity whose texts have the words, by name. While the server is being asked those found before
 * are kept; where it cannot be asked, as without a network, none are: they would pass for what was found.
 */
export function useFoundRecords(entity: string, words: string, enabled = true) {
  const { data, total, isFetching, isPaused, isPlaceholderData, error } = useGetList<RaRecord<string>>(
    entity,
    {
      filter: words ? { q: words } : {},
      pagination: { page: 1, perPage: maxFoundRecords },
      sort: { field: recordTitleField(entity), order: 'ASC' },
    },
    {
      enabled,
      placeholderData: (before: { data?: RaRecord<string>[]; total?: number } | undefined) => before as never,
    },
  )
  return {
    found: isPaused && isPlaceholderData ? [] : (data ?? []),
    total: total ?? 0,
    loading: isFetching,
    failed: error !== null || isPaused,
  }
}
