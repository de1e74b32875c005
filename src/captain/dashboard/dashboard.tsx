import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import { WithWords } from '../../shell/words/with-words.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { TenantMark } from '../tenant/tenant-mark.tsx'
import { tenantName, useTenant } from '../tenant/tenant-context.tsx'
import { Charts, useCharts } from './charts.tsx'
import { CountCards } from './count-cards.tsx'
import { PageError, PlainPage } from './plain-page.tsx'
import { SummaryRows } from './summary-rows.tsx'

const ApiPanel = lazyComponent(() => import('./api-panel.tsx'))
const OpeningWeek = lazyComponent(() => import('./opening-week.tsx'))
const FirstSteps = lazyComponent(() => import('./first-steps.tsx'))

const readSummary = (slug: string, signal: AbortSignal) =>
  apiJson<'GET /api/v1/authorized/tenants/{tenant}/summary'>(`/api/v1/authorized/tenants/${slug}/summary`, { signal })

/** A tenant's dashboard: its first steps, record counts, charts, recent changes, upcoming publications and expirations. */
export default function Dashboard() {
  return (
    <WithWords sets={['dashboard']}>
      <TenantDashboard />
    </WithWords>
  )
}

function TenantDashboard() {
  const { translate, locale } = useWords()
  const tenant = useTenant()
  const { data, error, refetch } = useQuery(
    apiQueryOptions([tenant.slug, 'summary'], (signal) => readSummary(tenant.slug, signal)),
  )

  const charts = useCharts()

  return (
    <PlainPage
      tenant={tenant.slug}
      busy={(!data && !error) || charts.isPending}
      title={tenantName(tenant, locale)}
      beside={<TenantSite />}
    >
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
          {data?.firstSteps.some(({ done }) => !done) && (
            <Suspense>
              <FirstSteps steps={data.firstSteps} />
            </Suspense>
          )}
          <CountCards counts={data?.counts} />
          {((charts.data && charts.data.length > 0) || data?.opening) && (
            <div className="panels charts">
              {data?.opening && (
                <Suspense fallback={<div className="panel opening-week" />}>
                  <OpeningWeek opening={data.opening} />
                </Suspense>
              )}
              {charts.data && <Charts charts={charts.data} />}
            </div>
          )}
          {/* Not before the charts, which would move it; if they could not be read, it stands alone. */}
          {!charts.isPending && (
            <div className="panels">
              <section className="panel">
                <h2>{translate('dashboard.changes')}</h2>
                <SummaryRows
                  rows={data?.changes}
                  empty={translate('dashboard.noChanges')}
                  note={({ action, by }) =>
                    [translate(`commons.history.actions.${action}`, { _: action }), by?.name]
                      .filter(Boolean)
                      .join(' · ')
                  }
                />
              </section>
              <section className="panel">
                <h2>{translate('dashboard.scheduled')}</h2>
                <SummaryRows
                  rows={data?.scheduled}
                  empty={translate('dashboard.noScheduled')}
                  note={({ kind }) => translate(`dashboard.${kind}`)}
                />
              </section>
            </div>
          )}
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
