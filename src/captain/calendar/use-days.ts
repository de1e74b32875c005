import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetList } from 'react-admin'
import { useEffect } from 'react'
import { conditionName } from '../../../entities/language/list-operators.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainDataProvider } from '../api/data-provider.ts'
import { useEntity } from '../screens/entity-context.tsx'
import { errorText } from '../words/error-text.ts'
import { useLabels } from '../words/labels.ts'
import { maxRecordsPerCall } from '../list/use-records.ts'
import type { CaptainRecord } from '../api/record.ts'

/** The records of the given days. With `opens`, missing ones are created. */
export function useCalendarRecords(days: readonly string[], opens: boolean) {
  const entity = useEntity()
  const { date, spans, rows } = entity.calendar!
  const provider = useDataProvider<CaptainDataProvider>()
  const client = useQueryClient()
  const toast = useToast()
  const labels = useLabels(entity)
  const { translate } = useWords()
  const from = days[0]!
  const until = days.at(-1)!
  const answer = useGetList<CaptainRecord>(
    entity.name,
    {
      filter: { [conditionName(date, 'gte')]: from, [conditionName(date, 'lte')]: until },
      sort: { field: date, order: 'ASC' },
      pagination: { page: 1, perPage: maxRecordsPerCall },
      meta: { include: [spans.field] },
    },
    { placeholderData: (before) => before },
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
    if (!rows || !opens) return
    void open(false).catch((error: unknown) => toast({ kind: 'error', text: errorText(translate, labels, error) }))
    // Opening a week is idempotent, so only a change of week needs to run this.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [from, opens])

  return { ...answer, copy: () => open(true) }
}
