import { type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { RecordContextProvider, useNavigate } from 'react-admin'
import { screensOf } from '../../../entities/screens.ts'
import { ScreenAwaited } from '../../shell/screen-awaited.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import { Facts } from '../facts.tsx'
import { Columns } from '../form/columns.tsx'
import { NotLoaded } from '../form/not-loaded.tsx'
import { RailCard } from '../form/rail-card.tsx'
import { History } from '../history.tsx'
import { useLabels } from '../labels.ts'
import { columnsOf } from '../list/columns.ts'
import { QrButton } from '../qr/qr-button.tsx'
import { useRecordPaths } from '../record-paths.ts'
import { Screen } from '../screen.tsx'
import { useTenant } from '../tenant-context.tsx'
import { WorkingCard } from '../working/working-card.tsx'
import { useTitleOf } from '../title-of.ts'
import { VersionNotice } from '../version-notice.tsx'
import { Header } from './header.tsx'
import { arranged } from './arrangement.ts'
import { Prose } from './prose.tsx'
import { Stamps } from './stamps.tsx'
import { useAddressed } from './use-addressed.ts'

interface PreviewRecordProps {
  readonly address: string
  readonly actions: ReactNode
  readonly more: ReactNode
  readonly children: ReactNode
}

/** A record to be read: its texts in the main column; at the side what it is filed under and what has happened to it. */
export function PreviewRecord({ address, actions, more, children }: PreviewRecordProps) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const { translate } = useWords()
  const { site } = useTenant()
  const paths = useRecordPaths()
  const navigate = useNavigate()
  const { record, error, refetch } = useAddressed(address)
  const titleOf = useTitleOf(record && [record])

  if (!record) {
    const listPath = screensOf(entity, site).includes('list') ? paths.list : undefined
    return (
      <Screen name="preview" busy={!error}>
        {error ? <NotLoaded error={error} listPath={listPath} onRetry={refetch} /> : <ScreenAwaited shape="form" />}
      </Screen>
    )
  }

  const { prose, facts, filed } = arranged(entity, columnsOf(children, entity, site), record)
  return (
    <Screen name="preview" title={titleOf(record)}>
      <RecordContextProvider value={record}>
        <Header
          record={record}
          actions={
            <>
              <QrButton record={record} />
              {actions}
            </>
          }
          onDeleted={() => navigate(paths.list)}
        />
        <Columns
          main={
            <>
              <VersionNotice record={record} />
              {(prose.length > 0 || !entity.working) && (
                <Paper component="article" variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
                  <Prose columns={prose} />
                </Paper>
              )}
              {facts.length > 0 && (
                <Paper component="section" variant="outlined" sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
                  <Facts columns={facts} />
                </Paper>
              )}
              {more}
            </>
          }
          rail={
            <>
              <WorkingCard record={record} />
              <RailCard title={labels.section('aside')}>
                <Facts narrow columns={filed} />
                <Stamps record={record} />
              </RailCard>
              <RailCard title={translate('commons.history.title')}>
                <Box sx={{ mx: -1 }}>
                  <History record={record} />
                </Box>
              </RailCard>
            </>
          }
        />
      </RecordContextProvider>
    </Screen>
  )
}
