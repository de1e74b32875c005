import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { WithWords } from '../../../shell/words/with-words.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { RailCard } from '../../../kernel/controls/rail-card.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'

const StaffFieldsForm = lazy(() => import('./staff-fields-form.tsx'))

/** The staff fields of a record without a form of its own; nothing for other entities. */
export function StaffFieldsCard({ record }: { readonly record: CaptainRecord }) {
  const { staffFields } = useEntity()
  const { translate } = useWords()
  if (!staffFields) return null
  return (
    <RailCard title={translate('commons.working.title')}>
      <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
        <WithWords sets={['validations', 'forms']}>
          <StaffFieldsForm key={record.id} record={record} />
        </WithWords>
      </Suspense>
    </RailCard>
  )
}
