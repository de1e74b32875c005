import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, RecordContextProvider, useNavigate } from 'react-admin'
import { useCallback, type ReactNode } from 'react'
import { isDeletable, statesOf } from '../../../entities/entity.ts'
import { screensOf } from '../../../entities/screens.ts'
import type { Values } from '../../../entities/body.ts'
import { ScreenAwaited } from '../../shell/screen-awaited.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { DeleteButton } from '../delete-button.tsx'
import { useEntity, useParent } from '../entity-context.tsx'
import { History } from '../history.tsx'
import { useLabels } from '../labels.ts'
import { NeighbourLinks } from '../neighbour-links.tsx'
import { isKept, type CaptainRecord } from '../record.ts'
import { useRecordPaths } from '../record-paths.ts'
import { Screen } from '../screen.tsx'
import { useTenant } from '../tenant-context.tsx'
import { Transitions } from '../transitions.tsx'
import { VersionNotice } from '../version-notice.tsx'
import { useTitleOf } from '../title-of.ts'
import { publicationOf } from './intent.ts'
import { NotLoaded } from './not-loaded.tsx'
import { RailCard } from './rail-card.tsx'
import { RecordForm } from './record-form.tsx'
import { LastSaved } from './last-saved.tsx'
import { useFormState, useSession } from './session-context.tsx'
import { useTransport } from './transport.ts'
import { useAllHere } from './use-all-here.ts'
import { formKey, useTold } from './use-told.ts'

/** The form of one record that exists; without an id, of the tenant's only one. */
export function EditRecord({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const { site } = useTenant()
  const paths = useRecordPaths()
  const transport = useTransport()
  const told = useTold(transport)
  const { data, error, refetch } = useQuery({
    queryKey: formKey(entity.name, id, useParent()),
    queryFn: () => transport.read(id),
    // What is typed stands on this record: it is read anew for every visit, and merged in when it moves on.
    gcTime: 0,
    staleTime: 30_000,
    refetchOnWindowFocus: 'always',
  })
  const listPath = screensOf(entity, site).includes('list') ? paths.list : undefined
  const record = data as CaptainRecord | undefined
  const titleOf = useTitleOf(record && [record])
  const allHere = useAllHere()

  if (!record) {
    return (
      <Screen name="edit" busy={!error}>
        {error ? (
          <NotLoaded error={error} listPath={listPath} onRetry={() => void refetch()} />
        ) : (
          <ScreenAwaited shape="form" />
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
          notice={<Notice />}
          lastSaved={<LastSaved />}
          // The tenant's only record and a nested one are opened from no such list.
          neighbours={id !== undefined && !entity.within && <NeighbourLinks id={id} pathOf={paths.edit} />}
          others={<PreviewLink />}
          rail={<Rail listPath={listPath} reload={() => void refetch()} />}
          onSaved={told}
        >
          {children}
        </RecordForm>
      </RecordContextProvider>
    </Screen>
  )
}

/** The record as it was last saved: the rail speaks of that, not of what is being typed. */
const useSavedRecord = (): CaptainRecord => useFormState((state) => state.base) as Values as CaptainRecord

const Notice = () => <VersionNotice record={useSavedRecord()} />

function PreviewLink() {
  const { translate } = useWords()
  const path = useRecordPaths().preview(useSavedRecord())
  if (path === undefined) return null
  return (
    <Button component={LinkBase} to={path} variant="outlined" color="inherit">
      {translate('commons.actions.preview')}
    </Button>
  )
}

function Rail({ listPath, reload }: { readonly listPath: string | undefined; reload(): void }) {
  const session = useSession()
  const record = useSavedRecord()
  const { entity } = session
  const { translate } = useWords()
  const navigate = useNavigate()
  const states = statesOf(entity)
  const left = useCallback(() => {
    session.reset()
    if (listPath !== undefined) navigate(listPath)
  }, [session, listPath, navigate])

  return (
    <>
      {states && !publicationOf(entity) && (states.transitions?.[String(record[states.name])] ?? []).length > 0 && (
        <RailCard title={translate('commons.form.moves')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Transitions record={record} onDone={reload} />
          </Box>
        </RailCard>
      )}
      {Number(record.version) > 0 && (
        <RailCard title={translate('commons.history.title')}>
          <History record={record} onRestored={reload} />
        </RailCard>
      )}
      {isDeletable(entity) && !isKept(entity, record) && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <DeleteButton record={record} onDone={left} />
        </Box>
      )}
    </>
  )
}
