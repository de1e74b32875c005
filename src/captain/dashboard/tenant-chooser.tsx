import { useWords } from '../../shell/words/words-context.tsx'
import { useTenants } from '../tenant/tenants.ts'
import { useSearchText } from '../../kernel/controls/use-search-text.ts'
import { PageError, PlainPage } from '../page/plain-page.tsx'
import { TenantCardsSkeleton, TenantCards } from './tenant-cards.tsx'

/** /captain/tenant: finds a tenant among many. */
export default function TenantChooser() {
  const { translate } = useWords()
  const [q, box] = useSearchText()
  const { data, error, refetch } = useTenants(q)

  return (
    <PlainPage
      title={translate('commons.chooser.title')}
      beside={data && <span className="soft">{translate('commons.chooser.count', { smart_count: data.total })}</span>}
      busy={!data && !error}
    >
      <input
        type="search"
        className="search-field"
        aria-label={translate('commons.chooser.search')}
        placeholder={translate('commons.chooser.search')}
        {...box}
      />
      {error && !data ? <PageError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <TenantCardsSkeleton />}
      {data && data.tenants.length > 0 && <TenantCards tenants={data.tenants} />}
      {data?.total === 0 && (
        <div className="empty">
          <p>{translate(q ? 'commons.chooser.noMatch' : 'commons.overview.none.body', { q })}</p>
        </div>
      )}
    </PlainPage>
  )
}
