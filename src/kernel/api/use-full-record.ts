import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CaptainDataProvider } from './data-provider.ts'
import { useEntity, useParent } from '../context/entity-context.tsx'
import type { CaptainRecord } from './record.ts'

/** A complete record of the current entity. List data is never used instead, because it leaves heavy fields out. */
export function useFullRecord(id: string | undefined) {
  const provider = useDataProvider<CaptainDataProvider>()
  const { name } = useEntity()
  const parent = useParent()
  return useQuery({
    queryKey: [name, 'whole', { id, parent }],
    queryFn: async () => (await provider.getOne<CaptainRecord>(name, { id: id!, meta: { parent } })).data,
    enabled: id !== undefined,
    retry: false,
  })
}
