import { HttpError, useGetList } from 'react-admin'
import { isId } from '../../../entities/language/reserved-names.ts'
import { useEntity, useParent } from '../../kernel/context/entity-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useFullRecord } from '../../kernel/api/use-full-record.ts'

export interface AddressedRecord {
  readonly record: CaptainRecord | undefined
  readonly error: unknown
  refetch(): void
}

/** The record for an id or slug in the URL. The API takes ids only, so a slug is looked up first. */
export function useAddressedRecord(address: string): AddressedRecord {
  const { name, preview = 'id' } = useEntity()
  const meta = { parent: useParent() }
  const byId = preview === 'id' || isId(address)
  const lookup = useGetList<CaptainRecord>(
    name,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: { [preview]: address }, meta },
    { enabled: !byId, retry: false },
  )
  const id = byId ? address : lookup.data?.[0]?.id
  const one = useFullRecord(id)
  const isMissing = !byId && lookup.data !== undefined && id === undefined

  return {
    record: one.data,
    error: isMissing ? new HttpError('Not Found', 404) : (lookup.error ?? one.error),
    refetch: () => void (id === undefined ? lookup.refetch() : one.refetch()),
  }
}
