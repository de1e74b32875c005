import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useDataProvider, useGetList } from 'react-admin'
import { useEffect } from 'react'
import { conditionName } from '../../../entities/language/derived/list-operators.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { maxRecordsPerCall, type CaptainDataProvider } from '../../kernel/api/data-provider.ts'
import { errorText } from '../../kernel/words/error-text.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** The most records that a calendar shows at once: more would take too long to draw. */
export const maxCalendarRecords = 5 * maxRecordsPerCall

/**
 * The records of the given days. Where they are created per week, a week as `rows` creates the missing ones, and undecided
 * ones are left out of anything else. `total` is how many there are, of which `maxCalendarRecords` are read.
 */
export function useCalendarRecords(days: readonly string[], rows: boolean) {
  const { entity, labels, translate } = useScope()
  const { date, state, spans } = entity.calendar!
  const provider = useDataProvider<CaptainDataProvider>()
  const client = useQueryClient()
  const toast = useToast()
  const from = days[0]!
  const until = days.at(-1)!
  const decidedOnly = entity.calendar!.rows !== undefined && !rows
  const isDecided = conditionName(state, 'neq')
  const leavesOutUndecided = (key: QueryKey | undefined) =>
    isDecided in ((key?.[2] as { readonly filter?: object } | undefined)?.filter ?? {})
  const answer = useGetList<CaptainRecord>(
    entity.name,
    {
      filter: {
        [conditionName(date, 'gte')]: from,
        [conditionName(date, 'lte')]: until,
        ...(decidedOnly && { [isDecided]: entity.fields[state]!.initially }),
      },
      sort: { field: date, order: 'ASC' },
      pagination: { page: 1, perPage: maxCalendarRecords },
      meta: { include: [spans.field] },
    },
    // While other days are read, those before stay. A week stays for no month, which would show what is undecided in it.
    { placeholderData: (before, query) => (decidedOnly && !leavesOutUndecided(query?.queryKey) ? undefined : before) },
  )
  const { refetch } = answer
  const open = async (copy: boolean) => {
    const opened = await provider.openWeek(entity.name, { day: from, ...(copy && { copy }) })
    if (opened.data.records.length > 0) {
      // What is still being read for the first time may have been read before the week was opened.
      await client.cancelQueries({ queryKey: [entity.name, 'getList'] })
      await refetch()
    }
    return opened
  }

  useEffect(() => {
    if (!rows) return
    void open(false).catch((error: unknown) => toast({ kind: 'error', text: errorText(translate, labels, error) }))
    // Opening a week is idempotent, so only a change of week needs to run this.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [from, rows])

  return { ...answer, copy: () => open(true) }
}
