import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import { ListContext, useGetList, useRecordContext, type RaRecord } from 'react-admin'
import { use } from 'react'
import { alertAt, alertsAt, type Pointing } from '../../entities/alerts.ts'
import { useEntity } from '../captain/entity-context.tsx'
import { useLabels } from '../captain/labels.ts'
import type { FieldProps } from './entry.ts'

/** Before a value, what about the record wants attention there; nothing where nothing does. */
export default function AlertNote({ source }: FieldProps) {
  const alerts = alertsAt(useEntity(), source)
  const [name, pointing] =
    alerts.flatMap(([each, alert]) => (alert.pointing ? [[each, alert.pointing] as const] : []))[0] ?? []
  if (alerts.length === 0) return null
  return name && pointing ? <AskingMark source={source} name={name} pointing={pointing} /> : <Mark source={source} />
}

interface AskingMarkProps extends FieldProps {
  readonly name: string
  readonly pointing: Pointing
}

/** The same where other records decide: those that point at the records of the list at hand are read once for all of it. */
function AskingMark({ source, name, pointing: { entity, field } }: AskingMarkProps) {
  const record = useRecordContext()
  const listed = (use(ListContext) as { readonly data?: readonly RaRecord[] } | null)?.data ?? []
  const ids = (listed.some(({ id }) => id === record?.id) ? listed : [record]).flatMap((each) => each?.id ?? [])
  const { data = [] } = useGetList(
    entity,
    { filter: { [field]: ids }, pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: ids.length > 0 },
  )
  return <Mark source={source} pointed={{ [name]: data.filter((each) => each[field] === record?.id) }} />
}

function Mark({ source, pointed }: FieldProps & { readonly pointed?: Parameters<typeof alertAt>[4] }) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const record = useRecordContext()
  const name = record && alertAt(entity, source, record, undefined, pointed)
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
  flex: 'none',
  borderRadius: '12px',
  color: 'var(--amber)',
  bgcolor: 'var(--amber-soft)',
  fontSize: 12,
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
} as const
