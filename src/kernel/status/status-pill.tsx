import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutline'
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined'
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined'
import PendingOutlined from '@mui/icons-material/PendingOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import type SvgIcon from '@mui/material/SvgIcon'
import type { RaRecord } from 'react-admin'
import type { Field } from '../../../entities/language/entity.ts'
import { publishedState } from '../../../entities/language/declaration/versions.ts'
import { useEntity } from '../context/entity-context.tsx'
import { derivedStatusOf, toneOf, type Tone } from './status.ts'
import { useVersionStatus } from './version-status.ts'
import { useScope } from '../words/scope.ts'

const pillStyles = {
  first: { icon: EditNoteOutlined, colour: 'grey', filled: true },
  live: { icon: CheckCircleOutlined, colour: 'green', filled: true },
  scheduled: { icon: ScheduleOutlined, colour: 'blue', filled: true },
  past: { icon: HistoryOutlined, colour: 'grey', filled: true },
  expired: { icon: EventBusyOutlined, colour: 'grey', filled: false },
  waiting: { icon: HourglassEmptyOutlined, colour: 'amber', filled: true },
  underway: { icon: PendingOutlined, colour: 'blue', filled: true },
  done: { icon: TaskAltOutlined, colour: 'green', filled: false },
  failed: { icon: ErrorOutline, colour: 'red', filled: true },
  paused: { icon: PauseCircleOutlined, colour: 'amber', filled: true },
  ended: { icon: ArchiveOutlined, colour: 'grey', filled: false },
} satisfies Record<Tone, { icon: typeof SvgIcon; colour: string; filled: boolean }>

interface StatusPillProps {
  readonly record: RaRecord
  readonly field: Field
}

/** A record's state as icon and label. */
export function StatusPill(props: StatusPillProps) {
  const { versions } = useEntity()
  const isPublished = props.record[props.field.name] === publishedState
  return versions && isPublished ? <VersionPill {...props} from={versions.from} /> : <StatePill {...props} />
}

/** A published version: in force, upcoming with its date, or past. */
function VersionPill({ record, field, from }: StatusPillProps & { readonly from: string }) {
  const { labels, format } = useScope()
  const day = String(record[from])
  const meaning = useVersionStatus(day)
  const word = labels.option(field.name, meaning ?? publishedState)
  const tone = meaning === 'upcoming' ? 'scheduled' : meaning === 'past' ? 'past' : 'live'
  return <Pill tone={tone} word={meaning === 'upcoming' ? `${word} ${format.date(day)}` : word} />
}

/** The tooltip shows the relevant instant. */
function StatePill({ record, field }: StatusPillProps) {
  const { labels, format } = useScope()
  if (!record[field.name]) return null
  const status = derivedStatusOf(field, record)
  const at = field.window && record[status === 'expired' ? field.window.until : field.window.from]
  const tooltip = typeof at === 'string' ? format.dateTime(at) : ''
  return (
    <span title={status === 'scheduled' || status === 'expired' ? tooltip : undefined}>
      <Pill tone={toneOf(field, status)} word={labels.option(field.name, status)} />
    </span>
  )
}

function Pill({ tone, word }: { readonly tone: Tone; readonly word: string }) {
  const { icon: Icon, colour, filled } = pillStyles[tone]
  return (
    <Box
      component="span"
      data-tone={tone}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '4px',
        px: '8px',
        height: 24,
        borderRadius: '12px',
        border: '1px solid',
        borderColor: filled ? 'transparent' : 'var(--line)',
        color: `var(--${colour})`,
        bgcolor: filled ? `var(--${colour}-soft)` : 'transparent',
        fontSize: 12,
        fontWeight: 700,
        lineHeight: 1,
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
      }}
    >
      <Icon sx={{ fontSize: 16 }} aria-hidden />
      {word}
    </Box>
  )
}
