import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'react-admin'
import type { CaptainDataProvider } from '../../../kernel/api/data-provider.ts'
import { useEntity, useParent } from '../../../kernel/context/entity-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'

/** As many ids as fit into the URL of one query. */
const maxIdsPerQuery = 200

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
    queryFn: async () => {
      const answers = chunksOf(elsewhere).map((ids) => provider.getMany<CaptainRecord>(name, { ids, meta }))
      return (await Promise.all(answers)).flatMap((answer) => answer.data)
    },
    enabled: elsewhere.length > 0,
    placeholderData: keepPreviousData,
  })

  const known = new Map([...(others.data ?? []), ...data].map((record) => [record.id, record]))
  const records = selectedIds.flatMap((id) => known.get(id) ?? [])
  return { records, isPending: others.isLoading || others.isPlaceholderData }
}

const chunksOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / maxIdsPerQuery) }, (_, chunk) =>
    ids.slice(chunk * maxIdsPerQuery, (chunk + 1) * maxIdsPerQuery),
  )
