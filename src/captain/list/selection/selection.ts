import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'react-admin'
import type { CaptainDataProvider } from '../../../kernel/api/data-provider.ts'
import { useEntity, useParent } from '../../../kernel/context/entity-context.tsx'
import { readRecords } from '../../../kernel/api/read-records.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'

/**
 * The selected records in their current state, including those on other pages. Records deleted in the meantime are left
 * out; `isPending` while those of other pages load.
 */
export function useSelection(): { readonly records: readonly CaptainRecord[]; readonly isPending: boolean } {
  const { name } = useEntity()
  const meta = { parent: useParent() }
  const provider = useDataProvider<CaptainDataProvider>()
  const { data = [], selectedIds } = useListContext<CaptainRecord>()
  const elsewhere = selectedIds.filter((id) => !data.some((record) => record.id === id))
  const others = useQuery({
    queryKey: [name, 'selected', { ids: elsewhere, meta }],
    queryFn: () => readRecords(provider, name, elsewhere, meta),
    enabled: elsewhere.length > 0,
    placeholderData: keepPreviousData,
  })

  const known = new Map([...(others.data ?? []), ...data].map((record) => [record.id, record]))
  const records = selectedIds.flatMap((id) => known.get(id) ?? [])
  return { records, isPending: others.isLoading || others.isPlaceholderData }
}
