import { Link } from '@tanstack/react-router'
import { useSession } from '../../shell/session/session.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { recentTenants, useTenants } from '../tenant/tenants.ts'
import { PageError, PlainPage } from './plain-page.tsx'
import { TenantCardsSkeleton, TenantCards } from './tenant-cards.tsx'

/** /captain: the user's tenants, recently opened ones first. */
export default function Overview() {
  const { translate } = useWords()
  const session = useSession()
  const { data, error, refetch } = useTenants('')
  const recent = recentTenants()
    .flatMap((slug) => data?.tenants.find((each) => each.slug === slug) ?? [])
    .slice(0, 3)
  const many = data !== undefined && data.total > 6

  return (
    <PlainPage
      title={translate('commons.overview.greeting', { name: session?.user.name ?? '' })}
      busy={!data && !error}
    >
      {error && !data ? <PageError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <TenantCardsSkeleton />}
      {data?.total === 0 && (
        <div className="empty">
          <h2>{translate('commons.overview.none.title')}</h2>
          <p>{translate('commons.overview.none.body')}</p>
        </div>
      )}
      {many && recent.length > 0 && (
        <section>
          <SectionTitle>{translate('commons.overview.recent')}</SectionTitle>
          <TenantCards tenants={recent} />
        </section>
      )}
      {data && data.total > 0 && (
        <section>
          <SectionTitle>
            {translate(session?.user.role === 'admin' ? 'commons.overview.allTenants' : 'commons.overview.tenants')}
          </SectionTitle>
          <TenantCards tenants={data.tenants} />
          {data.total > data.tenants.length && (
            <Link to="/captain/tenant" className="button">
              {translate('commons.overview.choose')}
            </Link>
          )}
        </section>
      )}
    </PlainPage>
  )
}

const SectionTitle = ({ children }: { children: string }) => <h2 className="section-title">{children}</h2>
