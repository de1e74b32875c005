import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../shell/api/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useEntity } from '../screens/entity-context.tsx'
import { useTenant } from '../tenant/tenant-context.tsx'
import type { CaptainRecord } from '../api/record.ts'

type Emails = Answer<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails'>
export type Email = Emails['emails'][number]

/** Where the emails to the customer of a record are read and sent. */
export function useEmailsAddress(): (
  record: Pick<CaptainRecord, 'id'>,
) => `/api/v1/authorized/tenants/${string}/${string}/${string}/emails` {
  const { name } = useEntity()
  const { slug } = useTenant()
  return ({ id }) => `/api/v1/authorized/tenants/${slug}/${name}/${id}/emails`
}

/** The emails to the customer that fit a record in its own state, or in another that it is about to enter. */
export function useEmails(record: CaptainRecord, state?: string, enabled = true) {
  const address = useEmailsAddress()(record)
  return useQuery({
    queryKey: ['emails', address, record.version, state],
    enabled,
    queryFn: () =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails'>(
        state === undefined ? address : `${address}?state=${state}`,
      ),
  })
}
