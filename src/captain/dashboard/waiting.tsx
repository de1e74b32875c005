import { useState } from 'react'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { PathLink } from '../navigation/path-link.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { useNameText } from '../../kernel/words/name-text.ts'
import { attentionText, badgeOf } from './attention-text.ts'
import type { Step } from './run-step.tsx'
import type { TodayAnswer, WaitingGroup } from './use-today.ts'

const RunStep = lazyPart(() => import('./run-step.tsx'))
const loadStep = (): void => void RunStep.load().catch(() => {})

/** As many rows as a phone shows beside the rest of the page. */
const firstRows = 4

/** What needs attention, the most urgent first: each record with its next step, and numbers of what else there is. */
export function Waiting({ waiting, failingWebhooks }: Pick<TodayAnswer, 'waiting' | 'failingWebhooks'>) {
  const { translate } = useWords()
  const { slug } = useTenant()
  const [step, setStep] = useState<Step>()
  const [isWhole, setWhole] = useState(false)
  const rows = [
    ...(failingWebhooks > 0
      ? [
          <CountRow
            key="webhooks"
            to={`/captain/tenant/${slug}/webhooks`}
            search={{}}
            count={failingWebhooks}
            text={translate('board.failingWebhooks', { smart_count: failingWebhooks })}
          />,
        ]
      : []),
    ...waiting.flatMap((group) => rowsOf(group, setStep)),
  ]
  const shown = isWhole ? rows : rows.slice(0, firstRows)
  return (
    <section className="panel waiting" aria-labelledby="waiting">
      <h2 id="waiting">{translate('board.title')}</h2>
      {rows.length === 0 && <p className="soft">{translate('board.well')}</p>}
      {rows.length > 0 && <ul>{shown}</ul>}
      {rows.length > shown.length && (
        <button type="button" className="more" onClick={() => setWhole(true)}>
          {translate('dashboard.showAll', { smart_count: rows.length - shown.length })}
        </button>
      )}
      {step && <RunStep key={step.id} step={step} onDone={() => setStep(undefined)} />}
    </section>
  )
}

/** The rows of a group: its records, then how many more there are. What a group before has all of has none. */
function rowsOf(group: WaitingGroup, run: (step: Step) => void) {
  const { entity, name, count, records, severity } = group
  const rest = count - records.length
  const hasRest = severity === 'unfinished' || (records.length === 0 ? count > 3 : rest > 0)
  return [
    ...records.map((record) => <RecordRow key={record.id} group={group} record={record} run={run} />),
    ...(hasRest ? [<GroupRow key={`${entity} ${name}`} group={group} rest={rest} />] : []),
  ]
}

interface RecordRowProps {
  readonly group: WaitingGroup
  readonly record: WaitingGroup['records'][number]
  run(step: Step): void
}

function RecordRow({ group, record: { id, path, name, state, next }, run }: RecordRowProps) {
  const words = useWords()
  const { site } = useTenant()
  const nameText = useNameText()
  const { entity, severity } = group
  const title = nameText(entity, name)
  const verb = next && labelsOf(words, entity, site).transition(next, state ?? undefined)
  return (
    <li>
      <PathLink to={path ?? '.'}>
        <strong>{title}</strong>
        <span className="about">
          <small data-severity={severity}>{badgeOf(words, site, group)}</small>
          <span>{attentionText(words, site, { ...group, count: 1 })}</span>
        </span>
      </PathLink>
      {next && verb && (
        <button
          type="button"
          className="button small"
          aria-label={`${verb} – ${title}`}
          onPointerEnter={loadStep}
          onFocus={loadStep}
          onClick={() => run({ entity, id, to: next })}
        >
          {verb}
        </button>
      )}
    </li>
  )
}

function GroupRow({ group, rest }: { readonly group: WaitingGroup; readonly rest: number }) {
  const words = useWords()
  const { slug, site } = useTenant()
  const text = attentionText(words, site, group)
  return (
    <CountRow
      to={`/captain/tenant/${slug}/${group.entity}`}
      search={{ filter: JSON.stringify(group.filter) }}
      count={group.records.length > 0 ? rest : group.count}
      text={group.records.length > 0 ? words.translate('dashboard.others', { text }) : text}
    />
  )
}

interface CountRowProps {
  readonly to: string
  readonly search: object
  readonly count: number
  readonly text: string
}

function CountRow({ to, search, count, text }: CountRowProps) {
  const format = useFormat()
  return (
    <li>
      <PathLink to={to} search={search as never} className="count">
        <strong>{format.number(count)}</strong>
        <span>{text}</span>
      </PathLink>
    </li>
  )
}
