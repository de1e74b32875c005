import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { RecordContextProvider } from 'react-admin'
import { fieldsOf } from '../../../entities/at-site.ts'
import { statesOf, titleOf } from '../../../entities/entity.ts'
import { byKind } from '../../fields/by-kind.ts'
import { AlertMark } from '../../fields/alert-mark.tsx'
import { ScreenAwaited } from '../../shell/screen-awaited.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import { Facts } from '../facts.tsx'
import { NotLoaded } from '../form/not-loaded.tsx'
import { RailCard } from '../form/rail-card.tsx'
import { History } from '../history.tsx'
import type { CaptainRecord } from '../record.ts'
import { StatusPill } from '../status-pill.tsx'
import { useTenant } from '../tenant-context.tsx'
import { Transitions } from '../transitions.tsx'
import { WorkingCard } from '../working/working-card.tsx'
import { useTitleOf } from '../title-of.ts'
import { useWhole } from '../use-whole.ts'

/** A record beside its list, where the entity has no page for one: all it says, its actions, what staff fill in. */
export default function Panel({ id, close }: { readonly id: string; close(): void }) {
  const { translate } = useWords()
  const { data: record, error, refetch } = useWhole(id)
  const titleOf = useTitleOf(record && [record])
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
            <Contents record={record} />
          </RecordContextProvider>
        ) : error ? (
          <NotLoaded error={error} listPath={undefined} onRetry={() => void refetch()} />
        ) : (
          <ScreenAwaited shape="form" />
        )}
      </Box>
    </Drawer>
  )
}

function Contents({ record }: { readonly record: CaptainRecord }) {
  const entity = useEntity()
  const { translate } = useWords()
  const { site } = useTenant()
  const states = statesOf(entity)
  const elsewhere = [titleOf(entity), states?.name, ...(entity.working ?? [])]
  const columns = fieldsOf(entity, site)
    .filter(({ name }) => !elsewhere.includes(name))
    .map((field) => {
      const { Preview } = byKind[field.kind]
      return { field, element: <Preview source={field.name} /> }
    })
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {states && <AlertMark source={states.name} />}
        {states && <StatusPill record={record} field={states} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          <Transitions record={record} />
        </Box>
      </Box>
      <WorkingCard record={record} />
      <RailCard title={translate('commons.sections.main')}>
        <Facts columns={columns} />
      </RailCard>
      <RailCard title={translate('commons.history.title')}>
        <Box sx={{ mx: -1 }}>
          <History record={record} />
        </Box>
      </RailCard>
    </Box>
  )
}
