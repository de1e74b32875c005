import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../../shell/base/answer.ts'
import { apiJson } from '../../../shell/api/api.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'

type Emails = Answer<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails'>
export type Email = Emails['emails'][number]
export type SentEmail = Emails['sent'][number]
/** An email whose message staff write. */
export type WrittenEmail = NonNullable<Emails['written']>

/** How long to wait before asking again what became of an email that was just sent, in milliseconds. */
const askAgainAfter = 4_000

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
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data?.sent.some(({ delivery }) => delivery === 'waiting') ? askAgainAfter : false,
    queryFn: () =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails'>(
        state === undefined ? address : `${address}?state=${state}`,
      ),
  })
}
