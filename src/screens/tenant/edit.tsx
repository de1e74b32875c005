import { useRecordContext } from 'react-admin'
import { tenant } from '../../../entities/kernel/tenant.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { RailCard } from '../../kernel/controls/rail-card.tsx'
import Edit from '../../captain/screens/edit.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { NextSteps } from './next-steps.tsx'
import { useCopied } from '../../shell/ui/use-copied.ts'
import '../../captain/tenant/api-base-url.css'

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

/** Where the public content API of a tenant starts, to be copied. Needs the words of the tenant's entity. */
function ApiBaseUrl({ address }: { readonly address: string }) {
  const { translate } = useWords()
  const { isCopied, copy } = useCopied(address)
  return (
    <div className="api-base-url">
      <p>{translate('resources.tenant.api.help')}</p>
      <label>
        <span>{translate('resources.tenant.api.address')}</span>
        <input readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="button" onClick={copy}>
        <span aria-live="polite">{translate(`resources.tenant.api.${isCopied ? 'copied' : 'copy'}`)}</span>
      </button>
    </div>
  )
}
