import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-admin'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useDraftCalls } from '../../kernel/api/draft-calls.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { draftKey } from '../navigation/record-paths.ts'
import type { AddressedRecord } from './use-addressed-record.ts'

/** The record of a page: with its draft over it where the address asks for that and there is one, else as it is live. */
export function useShownDraft(live: AddressedRecord): AddressedRecord {
  const { name } = useEntity()
  const calls = useDraftCalls()
  const isAsked = new URLSearchParams(useLocation().search).has(draftKey)
  const { record } = live
  const wanted = isAsked && Boolean(record?.draft)
  const { data, error, refetch } = useQuery({
    // Not that of the record as it is live: without a draft, both would be the same.
    queryKey: [name, 'whole', 'draft', { id: record?.id, draft: record?.draft }],
    queryFn: async () => (await calls.read(record!.id)) as CaptainRecord,
    enabled: wanted,
    retry: false,
  })
  if (!wanted) return live
  return { record: data, error, refetch: () => void refetch() }
}
