import { use } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import { ApiBaseUrl } from '../tenant/api-base-url.tsx'
import { useTenant } from '../tenant/tenant-context.tsx'

/** The panel that tells where the tenant's public content API starts. */
export default function ApiPanel() {
  const { translate, load } = useWords()
  const { apiBaseUrl } = useTenant()
  use(load('entities/tenant'))
  return (
    <section className="panel">
      <h2>{translate('resources.tenant.api.title')}</h2>
      <ApiBaseUrl address={apiBaseUrl} />
    </section>
  )
}
