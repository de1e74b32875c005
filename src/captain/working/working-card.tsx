import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { WithWords } from '../../shell/with-words.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import { RailCard } from '../form/rail-card.tsx'
import type { CaptainRecord } from '../record.ts'

const WorkingForm = lazy(() => import('./working-form.tsx'))

/** What staff fill in on a record that has no form of its own; nothing where there is none of that. */
export function WorkingCard({ record }: { readonly record: CaptainRecord }) {
  const { working } = useEntity()
  const { translate } = useWords()
  if (!working) return null
  return (
    <RailCard title={translate('commons.working.title')}>
      <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
        <WithWords sets={['validations']}>
          <WorkingForm key={record.id} record={record} />
        </WithWords>
      </Suspense>
    </RailCard>
  )
}
