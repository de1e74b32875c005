import { useQuery } from '@tanstack/react-query'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { WithWords } from '../../shell/words/with-words.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { TenantMark } from '../tenant/tenant-mark.tsx'
import { tenantName } from '../../shell/tenant.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import type { Chart } from './chart-values.ts'
import { Charts, useCharts } from './charts.tsx'
import { ComingDays } from './coming-days.tsx'
import { PageError, PlainPage } from '../page/plain-page.tsx'
import { SummaryRows } from './summary-rows.tsx'
import { Switches } from './switches.tsx'
import { useToday, type TodayAnswer } from './use-today.ts'
import { Waiting } from './waiting.tsx'
import './today.css'
import { screens } from '../../generated/screens.ts'
import { navGroups } from '../navigation/nav-groups.ts'
import { PathLink } from '../navigation/path-link.tsx'
import type { ScreenMap } from '../../kernel/context/screen-map.ts'
import './dashboard.css'

const FirstSteps = lazyPart(() => import('./first-steps.tsx'))

const readSummary = (slug: string, signal: AbortSignal) =>
  apiJson<'GET /api/v1/authorized/tenants/{tenant}/summary'>(`/api/v1/authorized/tenants/${slug}/summary`, { signal })

/** A tenant's first page: what needs attention first, what is coming up, how it sells, what was changed last. */
export default function Dashboard() {
  return (
    <WithWords sets={['dashboard', 'board']}>
      <TenantDashboard />
    </WithWords>
  )
}

const shownChanges = 5

function TenantDashboard() {
  const { translate, locale } = useWords()
  const tenant = useTenant()
  const summary = useQuery(apiQueryOptions([tenant.slug, 'summary'], (signal) => readSummary(tenant.slug, signal)))
  const today = useToday()
  const charts = useCharts()
  const error = (summary.data ? null : summary.error) ?? (today.data ? null : today.error)
  const { data } = summary
  // All at once, so that nothing moves below the reader's hand; what comes of charts may fail alone.
  const shown = today.data ? (charts.data ?? []).filter((chart) => !isOfComing(chart, today.data)) : []
  const isHere = data !== undefined && today.data !== undefined && !charts.isPending

  return (
    <PlainPage
      tenant={tenant.slug}
      busy={!isHere && !error}
      title={tenantName(tenant, locale)}
      beside={<Beside today={today.data} />}
    >
      {error ? (
        <PageError error={error} onRetry={() => void Promise.all([summary.refetch(), today.refetch()])} />
      ) : null}
      {tenant.entities.length === 0 && (
        <div className="empty">
          <TenantMark tenant={tenant} large />
          <h2>{translate('commons.emptyStates.noScreens.title')}</h2>
          <p>{translate('commons.emptyStates.noScreens.body')}</p>
        </div>
      )}
      {tenant.entities.length > 0 && isHere && (
        <>
          {data.firstSteps.some(({ done }) => !done) && <FirstSteps steps={data.firstSteps} />}
          <div className="today">
            <div className="column">
              <Waiting {...today.data} />
              <ComingDays {...today.data} />
            </div>
            <div className="column charts">
              <Charts charts={shown.filter(({ by }) => by === 'day')} />
              <section className="panel">
                <h2>{translate('dashboard.changes')}</h2>
                <SummaryRows
                  rows={data.changes.slice(0, shownChanges)}
                  empty={translate('dashboard.noChanges')}
                  note={({ action, by }) =>
                    [translate(`commons.history.actions.${action}`, { _: action }), by?.name]
                      .filter(Boolean)
                      .join(' · ')
                  }
                />
              </section>
            </div>
            {shown.some(({ by }) => by !== 'day') && (
              <div className="column charts wide">
                <Charts charts={shown.filter(({ by }) => by !== 'day')} />
              </div>
            )}
            {data.scheduled.length > 0 && (
              <section className="panel">
                <h2>{translate('dashboard.scheduled')}</h2>
                <SummaryRows rows={data.scheduled} empty="" note={({ kind }) => translate(`dashboard.${kind}`)} />
              </section>
            )}
          </div>
          <ListLinks />
        </>
      )}
    </PlainPage>
  )
}

/** Whether a chart counts what the days to come show one by one. */
const isOfComing = ({ by, bars, bars: [first] }: Chart, { days }: TodayAnswer): boolean =>
  by === 'day' && first !== undefined && first.key >= days[0]!.day && bars.every(({ sum }) => sum === null)

/** The day, and what staff switch during it. */
function Beside({ today }: { readonly today: TodayAnswer | undefined }) {
  const { translate } = useWords()
  const { site } = useTenant()
  const format = useFormat()
  return (
    <>
      <span className="soft">
        {today ? format.day(today.days[0]!.day) : translate(`sites.${site}.name`, { _: site })}
      </span>
      {today && (
        <div className="today-head">
          <Switches switches={today.switches} />
        </div>
      )}
    </>
  )
}

/** The tenant's lists as small links, as in the menu, which phones keep closed. */
function ListLinks() {
  const words = useWords()
  const tenant = useTenant()
  const entries = navGroups(screens satisfies ScreenMap, tenant, words).flatMap((group) => group.entries)
  return (
    <ul className="list-links">
      {entries.map(({ entity, path, icon: Icon, label }) => (
        <li key={entity}>
          <PathLink
            to={`/captain/tenant/${tenant.slug}/${path}`}
            title={words.translate('dashboard.openList', { name: label })}
          >
            <Icon fontSize="small" aria-hidden />
            {label}
          </PathLink>
        </li>
      ))}
    </ul>
  )
}
