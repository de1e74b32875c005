import { useQuery } from '@tanstack/react-query'
import { ListContext, useDataProvider, useRecordContext, type DataProvider, type RaRecord } from 'react-admin'
import { use } from 'react'
import { alertFilterName } from '../../../../entities/language/declaration/alerts.ts'
import type { DerivedAlert } from '../../../../entities/language/derived/derived-alerts.ts'
import { useParent } from '../../../kernel/context/entity-context.tsx'
import { useScope } from '../../../kernel/words/scope.ts'

const alerts = ['englishStale', 'englishMissing'] as const satisfies readonly DerivedAlert[]

/**
 * Says of the record of a row that its English is stale or missing. That is asked once for all rows, after they are
 * shown; where there is no list, as on a board, nothing is said.
 */
export function EnglishFlag() {
  const { entity, labels } = useScope()
  const record = useRecordContext()
  const rows = (use(ListContext) as { readonly data?: readonly RaRecord[] } | null)?.data ?? []
  const ids = rows.map(({ id }) => id)
  const provider = useDataProvider<DataProvider>()
  const parent = useParent()
  const { data } = useQuery({
    // Read again with the lists of the entity.
    queryKey: [entity.name, 'getList', 'english', parent, ids],
    queryFn: () =>
      Promise.all(
        alerts.map(async (alert) => {
          const { data: found } = await provider.getList(entity.name, {
            filter: { id: ids, [alertFilterName]: alert },
            pagination: { page: 1, perPage: ids.length },
            sort: { field: 'id', order: 'ASC' },
            meta: { parent, aside: true },
          })
          return { alert, ids: new Set(found.map(({ id }) => id)) }
        }),
      ),
    enabled: ids.length > 0,
    retry: false,
    placeholderData: (earlier) => earlier,
  })
  const shown = record && data?.find((each) => each.ids.has(record.id))
  if (!shown) return null
  return (
    <span className="flag" data-flag={shown.alert}>
      {labels.alert(shown.alert)}
    </span>
  )
}
