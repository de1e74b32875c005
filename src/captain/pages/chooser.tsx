import { useWords } from '../../shell/words-context.tsx'
import { useTenants } from '../frame/tenants.ts'
import { useComposedText } from '../frame/use-composed-text.ts'
import { Failed, PlainPage } from './plain-page.tsx'
import { CardsAwaited, TenantCards } from './tenant-cards.tsx'

/** /captain/tenant: finding a tenant among many. */
export default function Chooser() {
  const { translate } = useWords()
  const [q, box] = useComposedText()
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
      {error && !data ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <CardsAwaited />}
      {data && data.tenants.length > 0 && <TenantCards tenants={data.tenants} />}
      {data?.total === 0 && (
        <div className="empty">
          <p>{translate(q ? 'commons.chooser.noMatch' : 'commons.overview.none.body', { q })}</p>
        </div>
      )}
    </PlainPage>
  )
}
