import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { isRecordLocked, isPastDayClosed } from '../../../entities/language/record-locks.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainDataProvider, Revision } from '../api/data-provider.ts'
import { useEntity, useParent } from '../screens/entity-context.tsx'
import { useFormat } from '../words/format.ts'
import { useTenant } from '../tenant/tenant-context.tsx'
import { isUndoable, type Change } from './changes.ts'
import { HistoryEntry } from './history-entry.tsx'
import { useRecordActions } from '../record/record-actions.ts'
import type { CaptainRecord } from '../api/record.ts'

const perPage = 10

interface RecordHistoryProps {
  readonly record: CaptainRecord
  /** Called when an earlier version was restored; the record is being refetched. */
  onRestored?(): void
}

/** A record's history, newest first; each entry shows its changes and can be restored. */
export function RecordHistory({ record, onRestored }: RecordHistoryProps) {
  const entity = useEntity()
  const { translate } = useWords()
  const { data, isLoading, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRevisions(record)
  const format = useFormat()
  const { site } = useTenant()
  const { revert, putBack, undoSet } = useRecordActions()
  const revisions = data?.pages.flatMap((page) => page.data) ?? []

  const restore = async ({ version, at }: Revision) => {
    if (await revert(record, version, translate('commons.toasts.versionRestored', { time: format.dateTime(at) })))
      onRestored?.()
  }

  const undoChange = (change: Change) =>
    isUndoable(entity, site, record, change)
      ? async () => {
          if (await putBack(record, change.field.name, change.before)) onRestored?.()
        }
      : undefined

  const undoTogether = async (changeSet: string) => {
    if (await undoSet(changeSet)) onRestored?.()
  }

  return (
    <Box component="section" aria-label={translate('commons.history.title')} aria-busy={isLoading || undefined}>
      {isLoading && <HistorySkeleton />}
      {isError && (
        <Box role="alert" sx={{ p: 1 }}>
          <Typography sx={{ fontSize: 13, mb: 1 }}>{translate('commons.failures.load')}</Typography>
          <Button size="small" variant="outlined" onClick={() => void refetch()}>
            {translate('commons.actions.retry')}
          </Button>
        </Box>
      )}
      {!isLoading && !isError && revisions.length === 0 && (
        <Typography sx={{ fontSize: 13, color: 'text.secondary', p: 1 }}>
          {translate('commons.history.empty')}
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {revisions.map((revision) => (
          <HistoryEntry
            key={revision.version}
            record={record.id}
            revision={revision}
            onRestore={
              revision.version === record.version || isRecordLocked(entity, record) || isPastDayClosed(entity, record)
                ? undefined
                : () => restore(revision)
            }
            onUndoChange={revision.before ? undoChange : undefined}
            onUndoTogether={revision.changeSet === revisions[0]!.changeSet ? undoTogether : undefined}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('commons.actions.showMore')}
        </Button>
      )}
    </Box>
  )
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
