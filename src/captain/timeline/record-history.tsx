import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, use, type ReactNode } from 'react'
import { useDataProvider } from 'react-admin'
import { assigneeField } from '../../../entities/language/derived/assignee.ts'
import { isRecordLocked, isPastDayClosed } from '../../../entities/language/derived/record-locks.ts'
import { prefetchable } from '../../shell/api/prefetch.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainDataProvider, Revision } from '../../kernel/api/data-provider.ts'
import { commentsIn, useThread, type Assignment, type Comment, type DraftEvent } from '../comments/thread.ts'
import { useEntity, useParent } from '../../kernel/context/entity-context.tsx'
import { useFeatures, type HistoryItem } from '../../kernel/features/feature.ts'
import { isUndoable, type Change } from '../history/changes.ts'
import { HistoryEntry } from '../history/history-entry.tsx'
import { holdsBack, timelineOf, type LoadedList } from './timeline.ts'
import { useRecordActions } from '../record/record-actions.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useScope } from '../../kernel/words/scope.ts'

const Composer = lazyComponent(prefetchable(() => import('../comments/composer.tsx'), 'comments'))
const Assignee = lazyComponent(prefetchable(() => import('../comments/assignee.tsx')))
const AssignmentEntry = lazyComponent(prefetchable(() => import('../comments/assignment-entry.tsx')))
const CommentEntry = lazyComponent(prefetchable(() => import('../comments/comment-entry.tsx')))
const DraftEntry = lazyComponent(prefetchable(() => import('./draft-entry.tsx')))

const perPage = 10

/**
 * What stands in a history: a revision, what was done with a draft, what somebody wrote, whom the record was assigned to, or
 * what a feature adds.
 */
type Entry = { readonly at: string } & (
  | { readonly kind: 'revision'; readonly revision: Revision }
  | { readonly kind: 'draft'; readonly event: DraftEvent }
  | { readonly kind: 'comment'; readonly comment: Comment }
  | { readonly kind: 'assignment'; readonly assignment: Assignment }
  | ({ readonly kind: 'item' } & HistoryItem)
)

interface RecordHistoryProps {
  readonly record: CaptainRecord
  /** Called when an earlier version was restored; the record is being refetched. */
  onRestored?(): void
}

/**
 * A record's history, newest first: its revisions, each of which shows its changes and can be restored, what was done with
 * its drafts, what people wrote about it, whom it was assigned to, and what features add.
 */
export function RecordHistory({ record, onRestored }: RecordHistoryProps) {
  const { entity, translate, format, site } = useScope()
  const revisionPages = useRevisions(record)
  const thread = useThread(record)
  const items = useHistoryItems(record)
  const { revert, restoreValue, undoSet } = useRecordActions()
  const revisions = revisionPages.data?.pages.flatMap((page) => page.data) ?? []
  const comments = commentsIn(thread.data?.pages ?? [])
  const names = Object.assign({}, ...(thread.data?.pages.map((page) => page.names) ?? []))
  const isLoading = revisionPages.isLoading || thread.isLoading
  const isError = revisionPages.isError || thread.isError
  const changes: LoadedList<Entry> = {
    entries: revisions.map((revision) => ({ at: revision.at, kind: 'revision', revision })),
    hasMore: revisionPages.hasNextPage,
  }
  const written: LoadedList<Entry> = {
    entries: comments.map((comment) => ({ at: comment.createdAt, kind: 'comment', comment })),
    hasMore: thread.hasNextPage,
  }
  const assigned: LoadedList<Entry> = {
    entries: (thread.data?.pages[0]?.assignments ?? []).map((assignment) => ({
      at: assignment.at,
      kind: 'assignment',
      assignment,
    })),
    hasMore: false,
  }
  const added: LoadedList<Entry> = { entries: items.map((item) => ({ kind: 'item', ...item })), hasMore: false }
  const draftEvents = thread.data?.pages[0]?.drafts ?? []
  const publications = new Map(
    draftEvents.filter(({ kind }) => kind === 'published').map((event) => [event.changeSet, event]),
  )
  const shownSets = new Set(revisions.map(({ changeSet }) => changeSet))
  const drafted: LoadedList<Entry> = {
    // The revision that a publication made says so itself.
    entries: draftEvents
      .filter(({ changeSet }) => changeSet === null || !shownSets.has(changeSet))
      .map((event) => ({ at: event.at, kind: 'draft', event })),
    hasMore: false,
  }
  const lists = [changes, drafted, written, assigned, added]
  const shown = isLoading ? [] : timelineOf(lists)
  const retry = () => {
    if (revisionPages.isError) void revisionPages.refetch()
    if (thread.isError) void thread.refetch()
  }
  const showMore = () => {
    if (holdsBack(changes, lists)) void revisionPages.fetchNextPage()
    if (holdsBack(written, lists)) void thread.fetchNextPage()
  }

  const restore = async ({ version, at }: Revision) => {
    if (await revert(record, version, translate('commons.toasts.versionRestored', { time: format.dateTime(at) })))
      onRestored?.()
  }

  const undoChange = (change: Change) =>
    isUndoable(entity, site, record, change)
      ? async () => {
          if (await restoreValue(record, change.field.name, change.before)) onRestored?.()
        }
      : undefined

  const undoTogether = async (changeSet: string) => {
    if (await undoSet(changeSet)) onRestored?.()
  }

  return (
    <Box aria-busy={isLoading || undefined}>
      {record.version > 0 && (
        <Written>
          {!assigneeField(entity) && <Assignee record={record.id} assignee={thread.data?.pages[0]?.assignee} />}
          <Composer key={record.id} record={record.id} />
        </Written>
      )}
      {isLoading && <HistorySkeleton />}
      {isError && (
        <Box role="alert" sx={{ p: 1 }}>
          <Typography sx={{ fontSize: 13, mb: 1 }}>{translate('commons.failures.load')}</Typography>
          <Button size="small" variant="outlined" onClick={retry}>
            {translate('commons.actions.retry')}
          </Button>
        </Box>
      )}
      {!isLoading && !isError && shown.length === 0 && (
        <Typography sx={{ fontSize: 13, color: 'text.secondary', p: 1 }}>
          {translate('commons.history.empty')}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {shown.map((entry) =>
          entry.kind === 'item' ? (
            <Box key={entry.id} component="li" sx={{ listStyle: 'none' }}>
              <Written>{entry.entry}</Written>
            </Box>
          ) : entry.kind === 'assignment' ? (
            <Box key={entry.assignment.id} component="li" sx={{ listStyle: 'none' }}>
              <Written>
                <AssignmentEntry assignment={entry.assignment} />
              </Written>
            </Box>
          ) : entry.kind === 'draft' ? (
            <Box key={`${entry.at} ${entry.event.kind}`} component="li" sx={{ listStyle: 'none' }}>
              <Written>
                <DraftEntry event={entry.event} />
              </Written>
            </Box>
          ) : entry.kind === 'comment' ? (
            <Box key={entry.comment.id} component="li" sx={{ listStyle: 'none' }}>
              <Written>
                <CommentEntry record={record.id} comment={entry.comment} names={names} />
              </Written>
            </Box>
          ) : (
            <HistoryEntry
              key={entry.revision.version}
              record={record.id}
              revision={entry.revision}
              published={publications.get(entry.revision.changeSet)}
              onRestore={
                entry.revision.version === record.version ||
                isRecordLocked(entity, record) ||
                isPastDayClosed(entity, record)
                  ? undefined
                  : () => restore(entry.revision)
              }
              onUndoChange={entry.revision.before ? undoChange : undefined}
              onUndoTogether={undoTogether}
            />
          ),
        )}
      </Box>
      {(changes.hasMore || written.hasMore) && (
        <Button
          size="small"
          fullWidth
          disabled={revisionPages.isFetchingNextPage || thread.isFetchingNextPage}
          onClick={showMore}
        >
          {translate('commons.actions.showMore')}
        </Button>
      )}
    </Box>
  )
}

/** What features add; the list of them never changes, so neither does the order of their hooks. */
const useHistoryItems = (record: CaptainRecord): readonly HistoryItem[] =>
  useFeatures('histories').flatMap((useHistory) => useHistory(record))

/** What people write has words of its own, which nothing else waits for. */
const Written = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Skeleton variant="rounded" height={40} sx={{ mx: 1, mb: 1.5 }} />}>
    <WithCommentWords>{children}</WithCommentWords>
  </Suspense>
)

function WithCommentWords({ children }: { readonly children: ReactNode }) {
  use(useWords().load('comments'))
  return children
}

/** A record's revisions, loaded page by page, and refetched when the record's version changes. */
export function useRevisions({ id, version }: CaptainRecord) {
  const { name } = useEntity()
  const meta = { parent: useParent() }
  const provider = useDataProvider<CaptainDataProvider>()
  return useInfiniteQuery({
    queryKey: [name, 'revisions', { id, version, meta }] as const,
    queryFn: ({ pageParam }) => provider.revisions(name, { id, from: pageParam, count: perPage, meta }),
    initialPageParam: 0,
    // Pages of large revisions may have fewer entries than requested.
    getNextPageParam: ({ data, total }, _, from) =>
      data.length > 0 && from + data.length < total ? from + data.length : undefined,
    // A new version keeps the old entries on screen while loading; another record does not.
    placeholderData: (previous, query) => (query?.queryKey[2].id === id ? previous : undefined),
    enabled: version > 0,
  })
}

const HistorySkeleton = () => (
  <Box aria-hidden>
    {[0, 1, 2].map((row) => (
      <Box key={row} sx={{ display: 'flex', gap: 1.25, p: 1 }}>
        <Skeleton variant="circular" width={28} height={28} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="60%" height={18} />
          <Skeleton width="40%" height={16} />
        </Box>
      </Box>
    ))}
  </Box>
)
