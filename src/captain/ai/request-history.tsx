import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { queryDefaults, type ApiQueryKey } from '../../shell/api/query-options.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useOwnFormat } from '../../kernel/words/format.ts'
import { ReadFailure } from '../../kernel/controls/read-failure.tsx'
import { readHistory, removeRequest, type AiRequest } from './ai-api.ts'
import { aiErrorText } from './error-text.ts'
import { low, panel, soft, tall } from './styles.ts'

interface RequestHistoryProps {
  readonly kind: 'pictures' | 'translations'
  /** The latest new or changed request, shown without refetching the list. */
  readonly newest: AiRequest | undefined
  /** The request shown elsewhere on the page, left out here. */
  readonly except?: string | undefined
  /** Called when a request was deleted. */
  onGone?(id: string): void
  /** Draws a request; `forget` takes one that is gone out of the list. */
  children(request: AiRequest, forget: (id: string) => void): ReactNode
}

/** The user's earlier requests, newest first, each to be reused or deleted. */
export function RequestHistory({ kind, newest, except, onGone, children }: RequestHistoryProps) {
  const { translate } = useWords()
  const format = useOwnFormat()
  const toast = useToast()
  const confirm = useConfirm()
  const [changed, setChanged] = useState<ReadonlyMap<string, AiRequest>>(new Map())
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...queryDefaults,
    queryKey: [null, 'ai', kind] satisfies ApiQueryKey,
    queryFn: ({ pageParam, signal }) => readHistory(kind, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.flatMap(({ requests }) => requests)
      // Deleted requests no longer count towards the offset of the next page.
      return read.length < total ? read.filter(({ id }) => !gone.has(id)).length : undefined
    },
    // Changes and deletions are tracked by this page alone, so the cache must not outlive it.
    gcTime: 0,
  })

  const failed = (reason: unknown) => toast({ kind: 'error', text: aiErrorText(translate, reason) })

  if (error && !data) return <ReadFailure text={aiErrorText(translate, error)} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={120} aria-busy />
  if (newest && changed.get(newest.id) !== newest) setChanged(new Map([...changed, [newest.id, newest]]))
  // Ids sort by time of creation.
  const read = data.pages.flatMap(({ requests }) => requests)
  const shown = [...new Map([...read.map((each) => [each.id, each] as const), ...changed]).values()]
    .filter(({ id }) => !gone.has(id) && id !== except)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))

  function forget(id: string): void {
    setGone((before) => new Set([...before, id]))
    onGone?.(id)
  }

  async function remove(request: AiRequest): Promise<void> {
    const sure = await confirm({
      mode: 'delete',
      title: translate('ai.history.deleteTitle'),
      body: translate(`ai.history.deleteBody.${kind}`),
    })
    if (!sure) return
    try {
      await removeRequest(kind, request.id)
      forget(request.id)
    } catch (error) {
      failed(error)
    }
  }

  return (
    <section aria-labelledby="ai-history">
      <Typography id="ai-history" component="h2" variant="h6" sx={{ mb: 1.5, color: 'text.secondary' }}>
        {translate('ai.history.title')}
      </Typography>
      {shown.length === 0 && <Typography sx={soft}>{translate(`ai.history.none.${kind}`)}</Typography>}
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
        {shown.map((request) => (
          <Paper
            key={request.id}
            component="li"
            variant="outlined"
            sx={{ ...panel, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}
          >
            {children(request, forget)}
            <Box
              component="footer"
              sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
            >
              <Box component="time" dateTime={request.at} sx={soft}>
                {format.dateTime(request.at)}
              </Box>
              <Button variant="outlined" size="small" sx={low} onClick={() => void remove(request)}>
                {translate('commons.actions.delete')}
              </Button>
            </Box>
          </Paper>
        ))}
      </Box>
      {hasNextPage && (
        <Button variant="outlined" sx={tall} onClick={() => void fetchNextPage({ throwOnError: true }).catch(failed)}>
          {translate('ai.history.more')}
        </Button>
      )}
    </section>
  )
}
