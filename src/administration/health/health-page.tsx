import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { tenantName } from '../../shell/tenant.ts'
import { useFormat, type Format } from '../../kernel/words/format.ts'
import { PageError, PlainPage } from '../../captain/page/plain-page.tsx'
import { apiJson } from '../../shell/api/api.ts'
import type { Answer } from '../../shell/base/answer.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { BackupFacts } from '../backups/backup-facts.tsx'
import { Pill, type PillColour } from '../pill.tsx'

type Health = Answer<'GET /api/v1/admin/health'>

/** How often the page looks again, in milliseconds. */
const lookEvery = 15_000

/** The same while the server reads its certificate, which it did not know when it was asked. */
const lookEveryWhileReading = 2_000

/** /admin/health: what fails, how much room there is, what is queued, and which versions run. */
export default function HealthPage() {
  const { translate } = useWords()
  const { data, error, refetch } = useQuery({
    ...apiQueryOptions([null, 'health'], (signal) =>
      apiJson<'GET /api/v1/admin/health'>('/api/v1/admin/health', { signal }),
    ),
    refetchInterval: ({ state }) => (state.data?.certificate?.readAt === null ? lookEveryWhileReading : lookEvery),
  })
  return (
    <PlainPage title={translate('titles.pages.adminHealth')} busy={!data && !error}>
      {data ? (
        <>
          {error ? <Unreachable /> : <Verdict {...data} />}
          <Box sx={panels}>
            <Storage {...data} />
            <Deliveries {...data} />
            <Versions {...data} />
            <Jobs jobs={data.jobs} />
            <Certificates {...data} />
            <Panel name="backups">
              <BackupFacts />
            </Panel>
          </Box>
        </>
      ) : error ? (
        <PageError error={error} onRetry={() => void refetch()} />
      ) : (
        <ScreenSkeleton shape="rows" />
      )}
    </PlainPage>
  )
}

const panels = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  alignItems: 'start',
  gap: 2,
} as const

/** What is shown was true when the server last answered. */
function Unreachable() {
  const { translate } = useWords()
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('commons.failures.outdated')}
    </Alert>
  )
}

/** What fails, and what to do about it; or that the server works. */
function Verdict({ failed, faults }: Pick<Health, 'failed' | 'faults'>) {
  const { translate } = useWords()
  const wrong = [...failed, ...faults]
  const isWell = wrong.length === 0
  const colour = isWell ? 'green' : 'red'
  return (
    <Box
      role="status"
      sx={{
        p: 2,
        borderRadius: 1,
        bgcolor: `var(--${colour}-soft)`,
        color: `var(--${colour})`,
        '& strong': { fontSize: 16 },
        '& ul': { m: 0, mt: 1, pl: 2.5, color: 'text.primary' },
      }}
    >
      <strong>{translate(`administration.health.${isWell ? 'well' : 'unwell'}`)}</strong>
      {!isWell && (
        <ul>
          {wrong.map(({ check, reason }) => (
            <li key={check}>
              {translate(`administration.health.checks.${check}`)} <code>{reason}</code>
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

function Storage({ databaseBytes, walBytes, disk, memory }: Health) {
  const { translate } = useWords()
  const format = useFormat()
  const size = (bytes: number) => sizeText(bytes, format)
  const used = disk.total === 0 ? 0 : (disk.total - disk.free) / disk.total
  return (
    <Panel name="storage">
      <Fact name="disk">
        {translate('administration.health.free', { free: size(disk.free), total: size(disk.total) })}
        <Box
          component="meter"
          aria-label={translate('administration.health.disk')}
          min={0}
          max={1}
          high={0.9}
          value={used}
          sx={{ display: 'block', width: '100%', mt: 0.5 }}
        />
      </Fact>
      <Fact name="database">{size(databaseBytes)}</Fact>
      {walBytes !== null && <Fact name="wal">{size(walBytes)}</Fact>}
      <Fact name="memory">{size(memory)}</Fact>
    </Panel>
  )
}

/** Mails and webhooks, which leave this installation. */
function Deliveries({ jobs, sendsMail, webhooks }: Health) {
  const { translate } = useWords()
  const mails = (...statuses: readonly string[]): number =>
    jobs
      .filter(({ kind, status }) => kind === 'mail' && statuses.includes(status))
      .reduce((sum, { count }) => sum + count, 0)
  const of = (waiting: number, failed: number): ReactNode => (
    <>
      {translate('administration.health.waiting', { count: waiting })}{' '}
      {failed > 0 && <Pill colour="red">{translate('administration.health.failed', { count: failed })}</Pill>}
    </>
  )
  return (
    <Panel name="deliveries">
      <Fact name="mail">
        {of(mails('waiting', 'running'), mails('failed'))}
        {!sendsMail && <small>{translate('administration.health.noMail')}</small>}
      </Fact>
      <Fact name="webhooks">{of(webhooks.waiting, webhooks.failed)}</Fact>
      {webhooks.failingEndpoints > 0 && (
        <Fact name="endpoints">
          <Pill colour="red">
            {translate('administration.health.failingEndpoints', { smart_count: webhooks.failingEndpoints })}
          </Pill>
        </Fact>
      )}
    </Panel>
  )
}

/** Proper names, the same in every language. */
const databaseNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

function Versions({ versions, startedAt }: Health) {
  const format = useFormat()
  return (
    <Panel name="versions">
      <Fact name="captain">{`${versions.captain} (${versions.commit})`}</Fact>
      <Fact name="node">{`Node.js ${versions.node}`}</Fact>
      <Fact name="kind">{databaseNames[versions.database]}</Fact>
      <Fact name="migration">
        <code>{versions.migration}</code>
      </Fact>
      <Fact name="started">{format.dateTime(startedAt)}</Fact>
    </Panel>
  )
}

/** What is late, runs or was given up; what repeats and is not due is as it should be. */
function Jobs({ jobs }: Pick<Health, 'jobs'>) {
  const { translate } = useWords()
  const format = useFormat()
  const shown = jobs.filter(({ status, due }) => status !== 'waiting' || due > 0)
  return (
    <Panel name="jobs" after={<Link to="/admin/job">{translate('administration.health.allJobs')}</Link>}>
      {shown.length === 0 && <Fact name="now">{translate('administration.health.noJobs')}</Fact>}
      {shown.map(({ kind, status, count, due, earliest }) => (
        <Box key={`${kind} ${status}`}>
          <dt>{translate(`administration.jobs.kinds.${kind}`)}</dt>
          <dd>
            <Pill colour={status === 'failed' ? 'red' : status === 'running' ? 'blue' : 'amber'}>
              {`${translate(`administration.jobs.states.${status}`)} ${format.number(status === 'waiting' ? due : count)}`}
            </Pill>
            {status === 'waiting' && <small>{format.relative(earliest)}</small>}
          </dd>
        </Box>
      ))}
    </Panel>
  )
}

/** The certificate of the address people use, and those of tenants' host names that expire soon or have expired. */
function Certificates({ certificate, tenantCertificates: { total, certificates }, faults }: Health) {
  const { translate, locale } = useWords()
  const format = useFormat()
  const word = (key: string, values?: object) => translate(`administration.health.certificates.${key}`, values)
  return (
    <Panel name="certificates">
      {certificate && (
        <div>
          <dt>{word('own')}</dt>
          <OwnCertificate {...certificate} fault={faults.find(({ check }) => check === 'certificate')?.reason} />
        </div>
      )}
      {certificates.map(({ hostName, expiresOn, hasExpired, tenant }) => (
        <div key={`${tenant.id} ${hostName}`}>
          <dt>{tenantName(tenant, locale)}</dt>
          <dd>
            {hostName} <Pill colour={hasExpired ? 'red' : 'amber'}>{word(hasExpired ? 'expired' : 'expiring')}</Pill>
            <small>{word(hasExpired ? 'expiredOn' : 'validUntil', { time: format.date(expiresOn) })}</small>
          </dd>
        </div>
      ))}
      {(total === 0 || total > certificates.length) && (
        <div>
          <dt>{word('tenants')}</dt>
          <dd>{total === 0 ? word('none') : word('more', { smart_count: total - certificates.length })}</dd>
        </div>
      )}
    </Panel>
  )
}

interface OwnCertificateProps extends NonNullable<Health['certificate']> {
  readonly fault: Health['faults'][number]['reason'] | undefined
}

function OwnCertificate({ host, readAt, issuer, expiresAt, problems, reason, fault }: OwnCertificateProps) {
  const { translate } = useWords()
  const format = useFormat()
  const word = (key: string, values?: object) => translate(`administration.health.certificates.${key}`, values)
  const [state, colour]: readonly [string, PillColour] =
    fault === 'failed' ? ['expired', 'red'] : fault === 'late' ? ['expiring', 'amber'] : ['valid', 'green']
  return (
    <dd>
      {host} {/* One that browsers may refuse is not shown as valid. */}
      {expiresAt && (fault || problems.length === 0) && <Pill colour={colour}>{word(state)}</Pill>}
      {expiresAt && (
        <small>
          {word(fault === 'failed' ? 'expiredOn' : 'validUntil', { time: format.dateTime(expiresAt) })}
          {issuer && <br />}
          {issuer && word('issuer', { issuer })}
        </small>
      )}
      {readAt === null && <small>{word('reading')}</small>}
      {problems.map((problem) => (
        <Box key={problem} sx={{ mt: 0.5 }}>
          {word(`problems.${problem}`)} {problem === 'unreachable' && reason && <code>{reason}</code>}
        </Box>
      ))}
    </dd>
  )
}

interface PanelProps {
  readonly name: string
  readonly children: ReactNode
  readonly after?: ReactNode
}

function Panel({ name, children, after }: PanelProps) {
  const { translate } = useWords()
  return (
    <Box component="section" className="panel" aria-labelledby={`health-${name}`} sx={panel}>
      <h2 id={`health-${name}`}>{translate(`administration.health.panels.${name}`)}</h2>
      <dl>{children}</dl>
      {after}
    </Box>
  )
}

const panel = {
  p: 2,
  '&& h2': { m: 0, p: 0, pb: 1, border: 0, fontSize: 16 },
  '& dl': { m: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6em, 2fr) 3fr',
    gap: 1,
    py: 0.75,
    borderTop: '1px solid var(--line)',
  },
  '& dt': { color: 'text.secondary', fontSize: 13, lineHeight: '24px' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: 'text.secondary' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
} as const

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { translate } = useWords()
  return (
    <div>
      <dt>{translate(`administration.health.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** A size in bytes with the unit that suits it, to two digits at least: `34 MB`, `1.2 GB`. */
function sizeText(bytes: number, { number }: Pick<Format, 'number'>): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const value = bytes / 1000 ** power
  return `${number(power > 0 && value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${units[power]}`
}
