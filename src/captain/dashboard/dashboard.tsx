import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { TenantMark } from '../tenant/tenant-mark.tsx'
import { tenantName, useTenant } from '../tenant/tenant-context.tsx'
import { CountCards } from './count-cards.tsx'
import { PageError, PlainPage } from './plain-page.tsx'
import { SummaryRows } from './summary-rows.tsx'

const ApiPanel = lazy(() => import('./api-panel.tsx'))

const readSummary = (slug: string, signal: AbortSignal) =>
  apiJson<'GET /api/v1/authorized/tenants/{tenant}/summary'>(`/api/v1/authorized/tenants/${slug}/summary`, { signal })

/** A tenant's dashboard: record counts, recent changes, upcoming publications and expirations. */
export default function Dashboard() {
  const { translate, locale } = useWords()
  const tenant = useTenant()
  const { data, error, refetch } = useQuery(
    apiQueryOptions([tenant.slug, 'summary'], (signal) => readSummary(tenant.slug, signal)),
  )

  return (
    <PlainPage tenant={tenant.slug} busy={!data && !error} title={tenantName(tenant, locale)} beside={<TenantSite />}>
      {error && !data ? <PageError error={error} onRetry={() => void refetch()} /> : null}
      {tenant.entities.length === 0 && (
        <div className="empty">
          <TenantMark tenant={tenant} large />
          <h2>{translate('commons.emptyStates.noScreens.title')}</h2>
          <p>{translate('commons.emptyStates.noScreens.body')}</p>
        </div>
      )}
      {tenant.entities.length > 0 && (
        <>
          <CountCards counts={data?.counts} />
          <div className="panels">
            <section className="panel">
              <h2>{translate('commons.dashboard.changes')}</h2>
              <SummaryRows
                rows={data?.changes}
                empty={translate('commons.dashboard.noChanges')}
                note={({ action, by }) =>
                  [translate(`commons.history.actions.${action}`, { _: action }), by?.name].filter(Boolean).join(' · ')
                }
              />
            </section>
            <section className="panel">
              <h2>{translate('commons.dashboard.scheduled')}</h2>
              <SummaryRows
                rows={data?.scheduled}
                empty={translate('commons.dashboard.noScheduled')}
                note={({ kind }) => translate(`commons.dashboard.${kind}`)}
              />
            </section>
          </div>
          <Suspense>
            <ApiPanel />
          </Suspense>
        </>
      )}
    </PlainPage>
  )
}

function TenantSite() {
  const { translate } = useWords()
  const { site } = useTenant()
  return <span className="soft">{translate(`sites.${site}.name`, { _: site })}</span>
}
