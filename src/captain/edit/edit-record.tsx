import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, RecordContextProvider, useLocation, useNavigate } from 'react-admin'
import { useCallback, useState } from 'react'
import { isDeletable, statesOf } from '../../../entities/language/entity.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { DeleteButton } from '../record/delete-button.tsx'
import { useDraftTransport } from '../drafts/use-draft-transport.ts'
import { DuplicateButton } from '../record/duplicate-button.tsx'
import { useParent } from '../../kernel/context/entity-context.tsx'
import { PaneButton } from '../previews/pane-button.tsx'
import { RecordHistory, useRevisions } from '../timeline/record-history.tsx'
import { AdjacentLinks } from '../record/adjacent-links.tsx'
import { Presence } from '../record/presence/presence.tsx'
import { isKeptVersion, type CaptainRecord } from '../../kernel/api/record.ts'
import { draftKey, moveKey, useRecordPaths } from '../navigation/record-paths.ts'
import { Screen } from '../page/screen.tsx'
import { useRememberOpened } from '../search/opened-records.ts'
import { TransitionButtons } from '../record/transition-buttons.tsx'
import { VersionNotice } from '../record/version-notice.tsx'
import { useRecordTitle } from '../../kernel/words/record-title.ts'
import { isUnsaved } from '../../kernel/form/form-session.ts'
import { openDraftOf } from '../../kernel/form/open-draft.ts'
import { publicationField } from '../../kernel/form/save-intent.ts'
import { NotLoaded } from '../record/not-loaded.tsx'
import { RailCard } from '../../kernel/controls/rail-card.tsx'
import { useChildTables } from '../form/children/loaded.ts'
import type { FormParts } from '../form/form-parts.ts'
import { RecordForm } from '../form/record-form.tsx'
import { useRecordParts } from '../../kernel/features/feature.ts'
import { useFormState, useFormSession } from '../../kernel/form/session-context.tsx'
import { usePrefetched } from '../../kernel/form/use-prefetched.ts'
import { formKey, useSaveFeedback } from '../../kernel/form/save-feedback.ts'
import { useShortTime } from '../../kernel/form/short-time.ts'
import { useScope } from '../../kernel/words/scope.ts'

const DraftActions = lazyPart(() => import('../drafts/draft-actions.tsx'))
const DraftStrip = lazyPart(() => import('../drafts/draft-strip.tsx'))
const PreviewPane = lazyPart(() => import('../previews/preview-pane.tsx'), 'accounts', 'previews')

/** The form of an existing record; without an id, of the tenant's only record of the entity. */
export function EditRecord({ id, parts }: { readonly id: string | undefined; readonly parts: FormParts }) {
  const { entity, labels, translate, load, site } = useScope()
  const paths = useRecordPaths()
  const transport = useDraftTransport()
  const notifySaved = useSaveFeedback(transport)
  const tables = useChildTables()
  const { data, error, refetch } = useQuery({
    queryKey: formKey(entity.name, id, useParent()),
    queryFn: async () => {
      const parts = entity.keepsDraft && [DraftActions.load(), DraftStrip.load(), load('drafts')]
      const [read] = await Promise.all([transport.read(id), ...(parts || [])])
      return tables ? { ...read, ...(await tables.read(String(read.id))) } : read
    },
    // The form edits this copy, so it is refetched on every visit, and a newer state is merged in.
    gcTime: 0,
    staleTime: 30_000,
    refetchOnWindowFocus: 'always',
  })
  const listPath = screensOf(entity, site).includes('list') ? paths.list : undefined
  const record = data as CaptainRecord | undefined
  const titleOf = useRecordTitle(record && [record])
  const allHere = usePrefetched()
  useRememberOpened(id === undefined ? undefined : record?.id)
  const [isPaneOpen, setPaneOpen] = useState(false)
  const moveTo = new URLSearchParams(useLocation().search).get(moveKey)

  if (!record) {
    return (
      <Screen name="edit" busy={!error} title={error ? translate('titles.pages.error') : undefined}>
        {error ? (
          <NotLoaded error={error} listPath={listPath} onRetry={() => void refetch()} />
        ) : (
          <ScreenSkeleton shape="form" />
        )}
      </Screen>
    )
  }
  return (
    <Screen name="edit" busy={!allHere} title={id === undefined ? labels.name : titleOf(record)}>
      <RecordContextProvider value={record}>
        <RecordForm
          key={record.id}
          form="edit"
          record={record}
          transport={transport}
          listPath={listPath}
          notice={
            <>
              <Notice />
              {entity.keepsDraft && <DraftStrip />}
              <PartsInForm kind="recordPanels" />
            </>
          }
          Actions={entity.keepsDraft ? DraftActions : undefined}
          lastSaved={
            <>
              <LastSaved />
              {id !== undefined && <Presence id={record.id} />}
            </>
          }
          // The tenant's only record and nested records have no list to step through.
          neighbours={
            <>
              {id !== undefined && !entity.parent && <AdjacentLinks id={id} pathOf={paths.edit} />}
              {record.version > 0 && paths.preview(record) === undefined && <PartsInForm kind="recordActions" />}
              {record.version > 0 && <PaneButton isOpen={isPaneOpen} toggle={() => setPaneOpen(!isPaneOpen)} />}
            </>
          }
          beside={isPaneOpen && <PreviewPane id={record.id} close={() => setPaneOpen(false)} />}
          others={<PreviewLink />}
          rail={<Rail id={id} listPath={listPath} reload={() => void refetch()} />}
          marking={allHere && moveTo !== null ? moveTo : undefined}
          onSaved={notifySaved}
          parts={parts}
        />
      </RecordContextProvider>
    </Screen>
  )
}

/** The record as last saved, which the rail shows; not the form's current values. */
const useSavedRecord = (): CaptainRecord => useFormState((state) => state.base) as Values as CaptainRecord

const Notice = () => <VersionNotice record={useSavedRecord()} />

/** The parts of features that stand in a form, of the record as last saved. */
function PartsInForm({ kind }: { readonly kind: 'recordActions' | 'recordPanels' }) {
  const { entity, tenant } = useScope()
  const record = useSavedRecord()
  const parts = useRecordParts(kind, entity, tenant).filter(({ inForm }) => inForm)
  return parts.map(({ name, Part }) => <Part key={name} record={record} />)
}

function PreviewLink() {
  const { translate } = useWords()
  const record = useSavedRecord()
  const path = useRecordPaths().preview(record)
  if (path === undefined) return null
  return (
    <Button
      component={LinkBase}
      to={openDraftOf(record) ? `${path}?${draftKey}` : path}
      variant="outlined"
      color="inherit"
    >
      {translate('commons.actions.preview')}
    </Button>
  )
}

interface RailProps {
  /** Undefined for the tenant's only record. */
  readonly id: string | undefined
  readonly listPath: string | undefined
  reload(): void
}

function Rail({ id, listPath, reload }: RailProps) {
  const session = useFormSession()
  const record = useSavedRecord()
  const { entity } = session
  const { translate } = useWords()
  const navigate = useNavigate()
  const states = statesOf(entity)
  const isDirty = useFormState(isUnsaved)
  const left = useCallback(() => {
    session.reset()
    if (listPath !== undefined) navigate(listPath)
  }, [session, listPath, navigate])

  return (
    <>
      {states && !publicationField(entity) && (states.transitions?.[String(record[states.name])] ?? []).length > 0 && (
        <RailCard title={translate('commons.form.moves')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <TransitionButtons record={record} beside={isDirty} onDone={reload} />
          </Box>
        </RailCard>
      )}
      {Number(record.version) > 0 && (
        <RailCard title={translate('commons.history.title')}>
          <Box sx={{ mx: -1 }}>
            <RecordHistory record={record} onRestored={reload} />
          </Box>
        </RailCard>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, '&:empty': { display: 'none' } }}>
        {id !== undefined && <DuplicateButton record={record} />}
        {isDeletable(entity) && !isKeptVersion(entity, record) && <DeleteButton record={record} onDone={left} />}
      </Box>
    </>
  )
}

/** 最終保存 13:05 田中 */
function LastSaved() {
  const { translate } = useWords()
  const clock = useShortTime()
  const record = useFormState((state) => state.base) as CaptainRecord
  const newest = useRevisions(record).data?.pages[0]?.data[0]
  if (!record.version) return <span>{translate('commons.form.neverSaved')}</span>
  const at = newest?.at ?? String(record.updatedAt ?? '')
  const name = newest?.by?.name
  return (
    <span>{translate(name ? 'commons.form.lastSavedBy' : 'commons.form.lastSaved', { time: clock(at), name })}</span>
  )
}
