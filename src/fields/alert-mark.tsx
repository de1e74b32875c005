import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import { useRecordContext } from 'ra-core'
import { alertAt } from '../../entities/alerts.ts'
import { useEntity } from '../captain/entity-context.tsx'
import { useLabels } from '../captain/labels.ts'
import type { FieldProps } from './entry.ts'

/** Before a value, what about the record wants attention there; nothing where nothing does. */
export function AlertMark({ source }: FieldProps) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const record = useRecordContext()
  const name = record && alertAt(entity, source, record)
  if (!name) return null
  return (
    <Box component="span" data-alert={name} sx={mark}>
      <WarningAmberOutlined sx={{ fontSize: 16 }} aria-hidden />
      {labels.alert(name)}
    </Box>
  )
}

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: 24,
  px: '8px',
  mr: 1,
  borderRadius: '12px',
  color: 'var(--amber)',
  bgcolor: 'var(--amber-soft)',
  fontSize: 12,
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
} as const
