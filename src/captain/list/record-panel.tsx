import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { RecordContextProvider } from 'react-admin'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { statesOf, titleOf } from '../../../entities/language/entity.ts'
import { AlertMark } from '../../fields/base/alert-mark.tsx'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { previewColumns } from '../columns/preview-columns.ts'
import { FieldList } from '../record/field-list.tsx'
import { NotLoaded } from '../record/not-loaded.tsx'
import { RailCard } from '../../kernel/controls/rail-card.tsx'
import { useRememberOpened } from '../search/opened-records.ts'
import { RecordHistory } from '../timeline/record-history.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { StatusPill } from '../../kernel/status/status-pill.tsx'
import { TransitionButtons } from '../record/transition-buttons.tsx'
import { StaffFieldsCard } from '../record/staff-fields/staff-fields-card.tsx'
import { useRecordTitle } from '../../kernel/words/record-title.ts'
import { useFullRecord } from '../../kernel/api/use-full-record.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** A record beside its list, for entities without a page of their own: its fields, actions and staff fields. */
export default function RecordPanel({ id, close }: { readonly id: string; close(): void }) {
  const { translate } = useWords()
  const { data: record, error, refetch } = useFullRecord(id)
  const titleOf = useRecordTitle(record && [record])
  useRememberOpened(record?.id)
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          'aria-labelledby': 'panel-title',
          sx: { width: { xs: '100%', sm: 560 }, bgcolor: 'background.default' },
        },
      }}
    >
      <Box data-panel aria-busy={!record && !error ? true : undefined} sx={{ p: { xs: 2, sm: 3 }, pb: 6 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
          <Typography id="panel-title" component="h2" sx={{ flex: 1, fontSize: 20, fontWeight: 700, lineHeight: 1.6 }}>
            {record && titleOf(record)}
          </Typography>
          <IconButton onClick={close} aria-label={translate('commons.actions.close')} sx={{ mt: -0.5 }}>
            <Close />
          </IconButton>
        </Box>
        {record ? (
          <RecordContextProvider value={record}>
            <PanelContents record={record} />
          </RecordContextProvider>
        ) : error ? (
          <NotLoaded error={error} listPath={undefined} onRetry={() => void refetch()} />
        ) : (
          <ScreenSkeleton shape="form" />
        )}
      </Box>
    </Drawer>
  )
}

function PanelContents({ record }: { readonly record: CaptainRecord }) {
  const { entity, translate, site } = useScope()
  const states = statesOf(entity)
  const elsewhere = [entity.heading ? undefined : titleOf(entity), states?.name, ...(entity.staffFields ?? [])]
  const columns = previewColumns(siteFields(entity, site).filter(({ name }) => !elsewhere.includes(name)))
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {states && <AlertMark source={states.name} />}
        {states && <StatusPill record={record} field={states} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          <TransitionButtons record={record} />
        </Box>
      </Box>
      <StaffFieldsCard record={record} />
      <RailCard title={translate('commons.sections.main')}>
        <FieldList columns={columns} />
      </RailCard>
      <RailCard title={translate('commons.history.title')}>
        <Box sx={{ mx: -1 }}>
          <RecordHistory record={record} />
        </Box>
      </RailCard>
    </Box>
  )
}
