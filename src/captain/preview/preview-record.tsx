import { useEffect, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { RecordContextProvider, useNavigate } from 'react-admin'
import { screensOf } from '../../../entities/language/screens.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { loadOptional } from '../../shell/api/load-optional.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { FieldList } from '../record/field-list.tsx'
import { FormColumns } from '../form/form-columns.tsx'
import { NotLoaded } from '../record/not-loaded.tsx'
import { RailCard } from '../../kernel/controls/rail-card.tsx'
import { RecordHistory } from '../timeline/record-history.tsx'
import { previewColumns } from '../columns/preview-columns.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { Screen } from '../page/screen.tsx'
import { useRememberOpened } from '../search/opened-records.ts'
import { useRecordParts } from '../../kernel/features/feature.ts'
import { StaffFieldsCard } from '../record/staff-fields/staff-fields-card.tsx'
import { useRecordTitle } from '../../kernel/words/record-title.ts'
import { VersionNotice } from '../record/version-notice.tsx'
import { PreviewHeader } from './preview-header.tsx'
import { previewLayout } from './preview-layout.ts'
import { LongTexts } from './long-texts.tsx'
import { Timestamps } from './timestamps.tsx'
import { useAddressedRecord } from './use-addressed-record.ts'
import { useShownDraft } from './use-shown-draft.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** What a screen of its own has otherwise than the usual preview of a record. */
export interface PreviewParts {
  /** The names of the fields it shows, in order; without it, all. */
  readonly fields?: readonly string[]
  /** Additional actions in the header, specific to the entity. */
  readonly actions?: ReactNode
  /** A line under the title. */
  readonly lead?: ReactNode
  /** Content above the fields. */
  readonly top?: ReactNode
}

interface PreviewRecordProps extends PreviewParts {
  readonly address: string
}

/** A record's preview: texts in the main column; classification and history in the rail. */
export function PreviewRecord({ address, fields, actions, lead, top }: PreviewRecordProps) {
  const { entity, labels, translate, site } = useScope()
  const paths = useRecordPaths()
  const navigate = useNavigate()
  const live = useAddressedRecord(address)
  const { record, error, refetch } = useShownDraft(live)
  const buttons = useParts('recordActions', record)
  const panels = useParts('recordPanels', record)
  const titleOf = useRecordTitle(record && [record])
  useRememberOpened(record?.id)

  if (!record) {
    const listPath = screensOf(entity, site).includes('list') ? paths.list : undefined
    return (
      <Screen name="preview" busy={!error} title={error ? translate('titles.pages.error') : undefined}>
        {error ? <NotLoaded error={error} listPath={listPath} onRetry={refetch} /> : <ScreenSkeleton shape="form" />}
      </Screen>
    )
  }

  const declared = siteFields(entity, site)
  const shown = fields ? fields.flatMap((name) => declared.filter((field) => field.name === name)) : declared
  const { prose, facts, filed } = previewLayout(entity, previewColumns(shown), record)
  return (
    <Screen name="preview" title={titleOf(record)}>
      <RecordContextProvider value={record}>
        <PreviewHeader
          record={record}
          actions={
            <>
              {buttons}
              {actions}
            </>
          }
          lead={lead}
          onDeleted={() => navigate(paths.list)}
        />
        <FormColumns
          main={
            <>
              <VersionNotice record={record} />
              {top}
              {panels}
              {(prose.length > 0 || !entity.staffFields) && (
                <Paper component="article" variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
                  <LongTexts columns={prose} />
                </Paper>
              )}
              {facts.length > 0 && (
                <Paper component="section" variant="outlined" sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
                  <FieldList columns={facts} />
                </Paper>
              )}
            </>
          }
          rail={
            <>
              <StaffFieldsCard record={record} />
              <RailCard title={labels.section('aside')}>
                <FieldList narrow columns={filed} />
                <Timestamps record={record} />
              </RailCard>
              <RailCard title={translate('commons.history.title')}>
                <Box sx={{ mx: -1 }}>
                  <RecordHistory record={record} />
                </Box>
              </RailCard>
            </>
          }
        />
      </RecordContextProvider>
    </Screen>
  )
}

/** What features contribute to the page of a record of this entity; loaded while the record is. */
function useParts(kind: 'recordActions' | 'recordPanels', record: CaptainRecord | undefined): ReactNode {
  const entity = useEntity()
  const tenant = useTenant()
  const parts = useRecordParts(kind, entity, tenant)
  useEffect(() => parts.forEach(({ Part }) => void loadOptional(Part.load)), [parts])
  return record && parts.map(({ name, Part }) => <Part key={name} record={record} />)
}
