import { Link, Navigate } from '@tanstack/react-router'
import { useSession } from '../../shell/session/session.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { recentTenants, useTenants } from '../tenant/tenants.ts'
import { AttentionBoard, useAttention } from './attention-board.tsx'
import { PageError, PlainPage } from '../page/plain-page.tsx'
import { TenantCardsSkeleton, TenantCards } from './tenant-cards.tsx'

/** /captain: what wants attention today, and the user's tenants, recently opened ones first. */
export default function Overview() {
  const session = useSession()
  const { data } = useTenants('')
  const [only, ...others] = data?.tenants ?? []
  if (only && others.length === 0 && session?.user.role !== 'admin')
    return <Navigate to="/captain/tenant/$tenant" params={{ tenant: only.slug }} replace />
  return <TenantsHome />
}

function TenantsHome() {
  const { translate } = useWords()
  const session = useSession()
  const board = useAttention()
  const tenants = useTenants('')
  const error = (tenants.data ? null : tenants.error) ?? (board.data ? null : board.error)
  // Both at once, so that nothing moves below the reader's hand; without the board, the tenants are still there.
  const data = board.isPending ? undefined : tenants.data
  const recent = recentTenants()
    .flatMap((slug) => data?.tenants.find((each) => each.slug === slug) ?? [])
    .slice(0, 3)
  const many = data !== undefined && data.total > 6

  return (
    <PlainPage
      title={translate('commons.overview.greeting', { name: session?.user.name ?? '' })}
      busy={!data && !error}
    >
      {error ? (
        <PageError error={error} onRetry={() => void Promise.all([tenants.refetch(), board.refetch()])} />
      ) : null}
      {!data && !error && <TenantCardsSkeleton />}
      {data && data.total > 0 && board.data && <AttentionBoard board={board.data} />}
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
