import { useRecordContext } from 'react-admin'
import { tenant } from '../../../entities/kernel/tenant.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { RailCard } from '../../kernel/controls/rail-card.tsx'
import Edit from '../../captain/screens/edit.tsx'
import { ApiBaseUrl } from '../../captain/tenant/api-base-url.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { NextSteps } from './next-steps.tsx'

export default function TenantEdit() {
  return <Edit entity={tenant} top={<NextSteps />} below={{ contract: <RecordApi /> }} />
}

/** Derived from the slug, which never changes. */
function RecordApi() {
  const { translate } = useWords()
  const { slug } = useRecordContext<CaptainRecord>()!
  const { apiBaseUrl } = useTenant()
  return (
    <RailCard title={translate('resources.tenant.api.title')}>
      <ApiBaseUrl address={new URL(String(slug), apiBaseUrl).href} />
    </RailCard>
  )
}
