import { createElement } from 'react'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import type { HistoryItem } from '../../../kernel/features/feature.ts'
import { prefetchable } from '../../../shell/api/prefetch.ts'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'
import { useEmails } from './emails.ts'

const EmailEntry = lazyPart(
  prefetchable(() => import('./email-entry.tsx'), 'customer-emails', 'comments'),
  'customer-emails',
  'comments',
)

/** The emails that were sent to the customer of a record, for its history. */
export function useSentEmails(record: CaptainRecord): readonly HistoryItem[] {
  const { emails } = useEntity()
  const { data } = useEmails(record, undefined, emails !== undefined && record.version > 0)
  return (data?.sent ?? []).map((email) => ({
    id: email.id,
    at: email.at,
    entry: createElement(EmailEntry, { record, email }),
  }))
}
