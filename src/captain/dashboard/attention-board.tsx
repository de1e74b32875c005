import { queryOptions, useQuery } from '@tanstack/react-query'
import { severities } from '../../../entities/language/declaration/attention.ts'
import type { Answer } from '../../shell/base/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Words } from '../../shell/words/words.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { TenantMark } from '../tenant/tenant-mark.tsx'
import { tenantName } from '../../shell/tenant.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { attentionText, badgeOf, isDeclaredAlert, type Attention } from './attention-text.ts'
import './attention-board.css'

type Board = Answer<'GET /api/v1/authorized/attention'>
type BoardTenant = Board['tenants'][number]

/** What wants attention at the user's tenants; read again when somebody comes back to the page. */
export const useAttention = () => {
  const words = useWords()
  return useQuery(
    queryOptions({
      ...apiQueryOptions([null, 'attention'], (signal) => readBoard(words, signal)),
      refetchOnWindowFocus: true,
    }),
  )
}

/** The board, once the words of its sites have come, which name some entities differently. */
async function readBoard(words: Words, signal: AbortSignal): Promise<Board> {
  const board = await apiJson<'GET /api/v1/authorized/attention'>('/api/v1/authorized/attention', { signal })
  const alerting = board.tenants.flatMap(({ attention }) => attention.filter((each) => isDeclaredAlert(words, each)))
  await words.load(
    ...new Set([
      ...board.tenants.map(({ site }) => `sites/${site}`),
      ...alerting.map(({ entity }) => `entities/${entity}`),
    ]),
  )
  return board
}

/** A panel for each tenant at which something wants attention; each number opens the list of just those records. */
export function AttentionBoard({ board }: { readonly board: Board }) {
  const { translate } = useWords()
  const { tenants, failedJobs, looked, total } = board
  const isWell = tenants.length === 0 && failedJobs.length === 0
  return (
    <section className="attention-board" aria-labelledby="attention">
      <h2 id="attention" className="section-title">
        {translate('board.title')}
      </h2>
      {isWell && <p className="soft">{translate('board.well')}</p>}
      <div className="panels">
        {failedJobs.length > 0 && <FailedJobs jobs={failedJobs} />}
        {tenants
          .toSorted((a, b) => urgencyOf(a) - urgencyOf(b))
          .map((tenant) => (
            <TenantPanel key={tenant.id} tenant={tenant} />
          ))}
      </div>
      {looked < total && <p className="soft">{translate('board.some', { looked, total })}</p>}
    </section>
  )
}

const rankOf = ({ severity }: Pick<Attention, 'severity'>): number => severities.indexOf(severity)

/** Of a tenant, the rank of what is most urgent; tenants of one rank stay in order. */
const urgencyOf = ({ attention, failingWebhooks }: BoardTenant): number =>
  Math.min(...attention.map(rankOf), ...(failingWebhooks > 0 ? [rankOf({ severity: 'waiting' })] : []))

function TenantPanel({ tenant }: { readonly tenant: BoardTenant }) {
  const words = useWords()
  const base = `/captain/tenant/${tenant.slug}`
  const inOrder = tenant.attention.toSorted((a, b) => rankOf(a) - rankOf(b))
  return (
    <section className="panel" aria-labelledby={`attention-${tenant.slug}`}>
      <h3 id={`attention-${tenant.slug}`}>
        <PathLink to={base}>
          <TenantMark tenant={tenant} />
          {tenantName(tenant, words.locale)}
        </PathLink>
      </h3>
      <ul>
        {tenant.failingWebhooks > 0 && (
          <Row
            severity="waiting"
            count={tenant.failingWebhooks}
            to={`${base}/webhooks`}
            search={{}}
            text={words.translate('board.failingWebhooks', { smart_count: tenant.failingWebhooks })}
          />
        )}
        {inOrder.map((each) => (
          <Row
            key={`${each.entity} ${each.name}`}
            {...each}
            to={`${base}/${each.entity}`}
            search={{ filter: JSON.stringify(each.filter) }}
            text={attentionText(words, tenant.site, each)}
            badge={badgeOf(words, tenant.site, each)}
          />
        ))}
      </ul>
    </section>
  )
}

/** The jobs that were given up: mail, and all of them if there are others. */
function FailedJobs({ jobs }: { readonly jobs: Board['failedJobs'] }) {
  const { translate } = useWords()
  const mails = jobs.find(({ kind }) => kind === 'mail')?.count ?? 0
  const all = jobs.reduce((sum, { count }) => sum + count, 0)
  const row = (count: number, key: string, search: object) => (
    <Row
      severity="waiting"
      count={count}
      to="/admin/job"
      search={{ status: 'failed', ...search }}
      text={translate(key, { smart_count: count })}
    />
  )
  return (
    <section className="panel" aria-labelledby="attention-installation">
      <h3 id="attention-installation">{translate('board.installation')}</h3>
      <ul>
        {mails > 0 && row(mails, 'board.failedMail', { kind: 'mail' })}
        {all > mails && row(all, 'board.failedJobs', {})}
      </ul>
    </section>
  )
}

interface RowProps extends Pick<Attention, 'severity' | 'count'> {
  readonly to: string
  readonly search: object
  readonly text: string
  /** By default how urgent it is. */
  readonly badge?: string
}

function Row({ severity, count, to, search, text, badge }: RowProps) {
  const { translate } = useWords()
  const format = useFormat()
  return (
    <li>
      <PathLink to={to} search={search as never}>
        <strong>{format.number(count)}</strong>
        <span>{text}</span>
        <small data-severity={severity}>{badge ?? translate(`board.severity.${severity}`)}</small>
      </PathLink>
    </li>
  )
}
