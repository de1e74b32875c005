import WarningAmberOutlined from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import { ListContext, useGetList, useRecordContext, type RaRecord } from 'react-admin'
import { use } from 'react'
import { alertAt, alertsAt, type ReferencingField } from '../../../entities/language/declaration/alerts.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import type { FieldProps } from '../../kernel/form/field-entry.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** The warning before a value; nothing where no alert applies. */
export default function AlertNote({ source }: FieldProps) {
  const alerts = alertsAt(useEntity(), source)
  const [name, pointing] =
    alerts.flatMap(([each, alert]) => (alert.referencedBy ? [[each, alert.referencedBy] as const] : []))[0] ?? []
  if (alerts.length === 0) return null
  return name && pointing ? <LookupMark source={source} name={name} pointing={pointing} /> : <Mark source={source} />
}

interface LookupMarkProps extends FieldProps {
  readonly name: string
  readonly pointing: ReferencingField
}

/** For alerts that depend on referencing records: these are fetched once for all records of the current list. */
function LookupMark({ source, name, pointing: { entity, field } }: LookupMarkProps) {
  const record = useRecordContext()
  const listRecords = (use(ListContext) as { readonly data?: readonly RaRecord[] } | null)?.data ?? []
  const ids = (listRecords.some(({ id }) => id === record?.id) ? listRecords : [record]).flatMap(
    (each) => each?.id ?? [],
  )
  const { data = [] } = useGetList(
    entity,
    { filter: { [field]: ids }, pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: ids.length > 0 },
  )
  return <Mark source={source} pointed={{ [name]: data.filter((each) => each[field] === record?.id) }} />
}

function Mark({ source, pointed }: FieldProps & { readonly pointed?: Parameters<typeof alertAt>[4] }) {
  const { entity, labels } = useScope()
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
