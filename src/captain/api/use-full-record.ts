import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CaptainDataProvider } from './data-provider.ts'
import { useEntity, useParent } from '../screens/entity-context.tsx'
import type { CaptainRecord } from './record.ts'

/** A record of the entity at hand with everything it says: lists leave heavy fields out, and never stand in for it. */
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
