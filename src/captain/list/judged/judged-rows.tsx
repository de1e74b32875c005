import { useInfiniteQuery } from '@tanstack/react-query'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { importFaultText } from '../../../../locales/import-fault.ts'
import { withFreshSession } from '../../../auth/use-account-call.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { JudgedRow, Outcome } from './use-judged.ts'
import { useScope } from '../../../kernel/words/scope.ts'

interface JudgedRowsProps {
  readonly current: { readonly id: string; readonly finishedAt: string | null }
  readonly outcome: Outcome
  /** Reads a page of them. */
  readRows(id: string, query: string, signal: AbortSignal): Promise<readonly JudgedRow[]>
  /** Whether their numbers say where they are in the file. */
  readonly numbered?: boolean
  /** What is said where they are kept no longer. */
  readonly gone?: string
}

/** The rows of a judged import, or the records of a bulk edit: their faults, or their old and new values. */
export function JudgedRows({
  current: { id, finishedAt },
  outcome,
  readRows,
  numbered = false,
  gone,
}: JudgedRowsProps) {
  const { translate } = useWords()
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['judged rows', id, finishedAt, outcome],
    queryFn: ({ pageParam, signal }) =>
      withFreshSession(() => readRows(id, `outcome=${outcome}&after=${pageParam}`, signal)),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < 50 ? undefined : last.at(-1)!.number),
    retry: false,
    gcTime: 0,
  })
  return (
    <Box aria-busy={isFetching}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 14 }}>
        {data?.pages.flat().map((row) => (
          <Row key={row.number} row={row} numbered={numbered} />
        ))}
      </Box>
      {gone !== undefined && data?.pages[0]?.length === 0 && <Alert severity="info">{gone}</Alert>}
      {error && <Alert severity="error">{translate('imports.notShown')}</Alert>}
      {hasNextPage && (
        <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
          {translate('imports.more')}
        </Button>
      )}
    </Box>
  )
}

function Row({ row, numbered }: { readonly row: JudgedRow; readonly numbered: boolean }) {
  const { labels, translate } = useScope()
  const { title, issues, changes, gaps } = row
  const number = translate('imports.row', { number: row.number })
  return (
    <Box component="li" sx={{ py: 1, borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontSize: 14, fontWeight: 700 }}>
        {numbered && number} {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {issues.map((issue) => (
          <li key={`${issue.cell} ${issue.path.join('.')} ${issue.rule}`}>
            {numbered
              ? translate('imports.fault', {
                  cell: issue.cell ?? number,
                  text: importFaultText(translate, labels, issue),
                })
              : importFaultText(translate, labels, issue)}
          </li>
        ))}
        {gaps.length > 0 && (
          <li>
            {translate('imports.gaps', {
              fields: gaps.map((name) => labels.label(name)).join(translate('commons.listSeparator')),
            })}
          </li>
        )}
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {translate('imports.change', {
              field: labels.label(field),
              before: before || translate('imports.empty'),
              after: after || translate('imports.empty'),
            })}
          </li>
        ))}
      </Box>
    </Box>
  )
}
