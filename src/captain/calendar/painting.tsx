import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDataProvider, useGetList } from 'react-admin'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addDays } from '../../../entities/language/dates/plain-date.ts'
import { conditionName } from '../../../entities/language/derived/list-operators.ts'
import { issueText } from '../../../locales/issue-text.ts'
import { RecordName } from '../../fields/records/record-link.tsx'
import { useLeaveQuestion } from '../../shell/routing/use-leave-question.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { maxRecordsPerCall, type CaptainDataProvider } from '../../kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordActions } from '../record/record-actions.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { errorText } from '../../kernel/words/error-text.ts'
import { issuesOfError } from '../../kernel/words/issues-of-error.ts'
import { PaintGrid } from './paint-grid.tsx'
import { PatternPalette } from './pattern-palette.tsx'
import { PatternText } from './pattern-text.tsx'
import { patternOf, usualPatterns, valuesOf, type Draft, type Drafts, type Pattern } from './patterns.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface PaintingProps {
  readonly days: readonly string[]
  readonly records: readonly CaptainRecord[]
  finish(): void
}

/** From how many days before the week shown the patterns in use are read. */
const recentDays = 28

/**
 * Paints patterns over the days of people, as drafts; registering writes all of them in one call. Drafts stay while
 * other weeks are shown, and when registering fails.
 */
export default function Painting({ days, records, finish }: PaintingProps) {
  const { translate } = useWords()
  const [drafts, setDrafts] = useState<Drafts>(new Map())
  const [refusals, setRefusals] = useState<Refusals>(new Map())
  const { usual, isKnown } = useUsualPatterns(days, records)
  const [chosen, choose] = useState<Pattern>()
  const pattern = chosen ?? usual[0]
  const register = useRegister(drafts, setDrafts, setRefusals)
  const mayFinish = useDraftGuard(drafts.size)
  const toast = useToast()
  const change = (next: Drafts) => {
    setDrafts(next)
    setRefusals(new Map([...refusals].filter(([id]) => next.get(id) === drafts.get(id))))
  }
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What had the focus may be gone or disabled: the button that started, a form that was used, drafts that were cleared.
    if (document.activeElement?.matches('body, :disabled'))
      root.current?.querySelector<HTMLElement>('[data-paint][tabindex="0"]')?.focus({ preventScroll: true })
  })
  const refused = useMemo(() => new Set(refusals.keys()), [refusals])

  return (
    <Box ref={root}>
      <PatternPalette usual={usual} isKnown={isKnown} chosen={pattern} choose={choose} />
      <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary', fontSize: 13 }}>
        {translate('calendar.paint.how')}{' '}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {translate('calendar.paint.keys')}
        </Box>
      </Box>
      <PaintGrid
        days={days}
        records={records}
        drafts={drafts}
        pattern={pattern}
        refused={refused}
        change={(next) => {
          // What is painted with stays, whatever other weeks have.
          if (pattern) choose(pattern)
          change(next)
        }}
        askForPattern={() => toast({ kind: 'info', text: translate('calendar.paint.choose') })}
      />
      {refusals.size > 0 && (
        <RefusedDays
          drafts={drafts}
          refusals={refusals}
          clear={(id) => change(new Map([...drafts].filter(([each]) => each !== id)))}
        />
      )}
      <Box sx={bar}>
        <Button
          variant="contained"
          loading={register.busy}
          disabled={drafts.size === 0}
          onClick={() => void register.run()}
        >
          {translate('calendar.paint.register', { smart_count: drafts.size })}
        </Button>
        <Button variant="outlined" disabled={drafts.size === 0} onClick={() => change(new Map())}>
          {translate('calendar.paint.clear')}
        </Button>
        <Button
          color="inherit"
          onClick={async () => {
            if (await mayFinish()) finish()
          }}
        >
          {translate('calendar.paint.finish')}
        </Button>
        <Box role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {drafts.size === 0
            ? translate('calendar.paint.none')
            : translate('calendar.paint.drafts', { smart_count: drafts.size })}
        </Box>
      </Box>
    </Box>
  )
}

/** The patterns of the week shown and of the weeks before it; those of the week alone until the others are known. */
function useUsualPatterns(days: readonly string[], week: readonly CaptainRecord[]) {
  const entity = useEntity()
  const { date, spans } = entity.calendar!
  const { data, isPending } = useGetList<CaptainRecord>(
    entity.name,
    {
      filter: {
        [conditionName(date, 'gte')]: addDays(days[0]!, -recentDays),
        [conditionName(date, 'lte')]: days.at(-1)!,
      },
      sort: { field: date, order: 'DESC' },
      pagination: { page: 1, perPage: maxRecordsPerCall },
      meta: { include: [spans.field], aside: true },
    },
    { placeholderData: (before) => before },
  )
  const usual = useMemo(() => usualPatterns(entity, data ?? week), [entity, data, week])
  return { usual, isKnown: !isPending }
}

/** What is wrong with drafts, by the ids of their records. */
type Refusals = ReadonlyMap<string, readonly string[]>

/**
 * Writes all drafts in one call and offers to undo it; days that are refused are reported one by one, and stay drafts.
 */
function useRegister(
  drafts: Drafts,
  setDrafts: (next: (now: Drafts) => Drafts) => void,
  setRefusals: (refusals: Refusals) => void,
) {
  const { entity, labels, translate } = useScope()
  const provider = useDataProvider<CaptainDataProvider>()
  const { notifyEdited } = useRecordActions()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const failed = (error: unknown) => toast({ kind: 'error', text: errorText(translate, labels, error) })

  const run = async (): Promise<void> => {
    const sent = [...drafts.values()]
    setBusy(true)
    try {
      const { changeSet } = await provider.planDays(entity.name, {
        records: sent.map(({ record, pattern }) => ({
          id: record.id,
          version: record.version,
          values: valuesOf(entity, pattern),
        })),
      })
      // What was painted while the call ran stays.
      setDrafts((now) => new Map([...now].filter(([id, draft]) => draft !== drafts.get(id))))
      setRefusals(new Map())
      notifyEdited(translate('calendar.paint.registered', { smart_count: sent.length }), changeSet)
    } catch (error) {
      const texts = new Map<string, string[]>()
      for (const issue of issuesOfError(error)) {
        const draft = issue.path[0] === 'records' ? sent[Number(issue.path[1])] : undefined
        if (draft)
          texts.set(draft.record.id, [...(texts.get(draft.record.id) ?? []), issueText(translate, labels, issue)])
      }
      if (texts.size === 0) return failed(error)
      setRefusals(texts)
      // What others changed meanwhile is shown, and registering again is based on it.
      const current = await readRecords(provider, entity.name, entity.calendar!.spans.field, [...texts.keys()])
      setDrafts(
        (now) => new Map([...now].map(([id, draft]) => [id, { ...draft, record: current.get(id) ?? draft.record }])),
      )
    } finally {
      setBusy(false)
    }
  }
  return { run, busy }
}

async function readRecords(
  provider: CaptainDataProvider,
  resource: string,
  include: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaptainRecord>> {
  const { data } = await provider
    .getList<CaptainRecord>(resource, {
      filter: { id: ids },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: maxRecordsPerCall },
      meta: { include: [include], aside: true },
    })
    .catch(() => ({ data: [] as CaptainRecord[] }))
  return new Map(data.map((record) => [record.id, record]))
}

/** Asks before drafts are lost by leaving the page, or by `ask`. */
function useDraftGuard(count: number): () => Promise<boolean> {
  const { translate } = useWords()
  return useLeaveQuestion(count > 0, translate('calendar.paint.leave', { smart_count: count }))
}

interface RefusedDaysProps {
  readonly drafts: Drafts
  readonly refusals: Refusals
  clear(id: string): void
}

/** The days that were refused, each with the reason and what it is now. */
function RefusedDays({ drafts, refusals, clear }: RefusedDaysProps) {
  const { translate } = useWords()
  return (
    <Box role="alert" sx={alertBox}>
      <strong>{translate('calendar.paint.refused')}</strong>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {[...refusals].flatMap(([id, texts]) => {
          const draft = drafts.get(id)
          return draft ? [<RefusedDay key={id} draft={draft} texts={texts} clear={() => clear(id)} />] : []
        })}
      </Box>
    </Box>
  )
}

function RefusedDay({
  draft,
  texts,
  clear,
}: {
  readonly draft: Draft
  readonly texts: readonly string[]
  clear(): void
}) {
  const { entity, translate, format } = useScope()
  const { date, rows } = entity.calendar!
  const { record } = draft
  const to = entity.fields[rows!.reference]!.to!
  const [before, after] = translate('calendar.paint.now', { plan: '\n' }).split('\n')
  return (
    <Box component="li" data-refused-day={record[date]} sx={{ py: 0.5 }}>
      <strong>
        <RecordName entity={to} id={String(record[rows!.reference])} /> {format.day(String(record[date]))}
      </strong>{' '}
      {texts.join(' ')}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {before}
        <PatternText pattern={patternOf(entity, record)} />
        {after}
      </Box>{' '}
      <Button size="small" onClick={clear}>
        {translate('calendar.paint.clearOne')}
      </Button>
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 1,
  py: 1,
  bgcolor: 'background.default',
  borderTop: '1px solid var(--line)',
} as const

const alertBox = { mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'var(--red-soft)', fontSize: 14 } as const
