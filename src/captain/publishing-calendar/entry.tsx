import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { useNameText } from '../../kernel/words/name-text.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { PathLink } from '../navigation/path-link.tsx'
import type { Moment } from './moment.ts'

interface EntryProps {
  readonly moment: Moment
  /** Moves it by so many days. */
  move(days: number): void
  /** Opens the choice of another day and time. */
  choose(): void
}

/** How many days the arrow keys move an entry, with Alt. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A moment in the calendar: a link to its record, dragged to another day, moved by Alt and arrow keys or by a dialog. */
export function Entry({ moment, move, choose }: EntryProps) {
  const words = useWords()
  const { translate } = words
  const { site } = useTenant()
  const format = useFormat()
  const nameText = useNameText()
  const { kind, entity, id, field, name, at, isDay, isMovable, by, path } = moment
  const title = entity === null ? name[0]!.text : nameText(entity, name)
  const text = (
    <>
      <Box component="span" sx={{ fontWeight: 700 }}>
        {isDay ? '' : `${format.time(at)} `}
        {translate(`publishing.kinds.${kind}`)}
      </Box>{' '}
      {title}
      <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
        {entity !== null && labelsOf(words, entity, site).menu}
        {by && ` · ${by}`}
      </Box>
    </>
  )
  return (
    <Box
      component="li"
      data-kind={kind}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', `${entity} ${id} ${field}`)
        event.dataTransfer.effectAllowed = 'move'
      }}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (!event.altKey || step === undefined || !isMovable) return
        event.preventDefault()
        move(step)
      }}
      sx={{ ...entry, borderLeftColor: colours[kind], ...(isMovable ? { cursor: 'grab' } : { opacity: 0.85 }) }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {path ? (
          <PathLink
            to={path}
            draggable={false}
            {...(isMovable && { 'aria-keyshortcuts': 'Alt+ArrowRight Alt+ArrowLeft' })}
          >
            {text}
          </PathLink>
        ) : (
          text
        )}
      </Box>
      {isMovable && (
        <IconButton size="small" aria-label={translate('publishing.move', { title })} onClick={choose}>
          <EditCalendarOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

const colours = {
  starts: 'success.main',
  ends: 'warning.main',
  inForce: 'info.main',
  change: 'success.main',
  plan: 'primary.main',
} as const

const entry = {
  display: 'flex',
  alignItems: 'flex-start',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  borderLeft: 4,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& a': { color: 'inherit', textDecoration: 'none', display: 'block' },
  '& a:hover': { textDecoration: 'underline' },
} as const
