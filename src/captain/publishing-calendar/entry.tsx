import { useDraggable } from '@dnd-kit/core'
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { PathLink } from '../navigation/path-link.tsx'
import { keyOf, useMomentTitle, type Moment } from './moment.ts'

interface EntryProps {
  readonly moment: Moment
  /** Whether it is on its way to another day. */
  readonly isMoving: boolean
  /** Moves it by so many days. */
  move(days: number): void
  /** Opens the choice of another day and time. */
  choose(): void
}

/** How many days the arrow keys move an entry, with Alt. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * A moment in the calendar: a link to its record, dragged to another day by mouse or after a long press, moved by Alt and
 * arrow keys or by a dialog.
 */
export function Entry({ moment, isMoving, move, choose }: EntryProps) {
  const { translate } = useWords()
  const title = useMomentTitle()(moment)
  const { kind, isMovable, path } = moment
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: keyOf(moment),
    data: { moment },
    disabled: !isMovable,
  })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      data-kind={kind}
      data-moment={keyOf(moment)}
      aria-busy={isMoving || undefined}
      {...(isMovable && listeners)}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (!event.altKey || step === undefined || !isMovable) return
        // Elsewhere these keys go back and forward.
        event.preventDefault()
        move(step)
      }}
      sx={{
        ...box,
        borderLeftColor: colours[kind],
        ...(isMovable ? liftable : { bgcolor: 'transparent' }),
        ...(isMoving && { borderStyle: 'dashed' }),
        ...(isDragging && { opacity: 0.4 }),
      }}
    >
      {path ? (
        <PathLink
          to={path}
          draggable={false}
          title={title}
          {...(isMovable && { 'aria-keyshortcuts': 'Alt+ArrowRight Alt+ArrowLeft Alt+ArrowDown Alt+ArrowUp' })}
        >
          <EntryText moment={moment} />
        </PathLink>
      ) : (
        <EntryText moment={moment} />
      )}
      {isMovable && (
        <IconButton
          size="small"
          aria-label={translate('publishing.move', { title })}
          onClick={choose}
          sx={{ position: 'absolute', top: 0, right: 0, width: { xs: 44, md: 24 }, height: { xs: 44, md: 24 } }}
        >
          <EditCalendarOutlined sx={{ fontSize: { xs: 20, md: 16 } }} />
        </IconButton>
      )}
    </Box>
  )
}

/** What an entry says, under the pointer that drags it. */
export function LiftedEntry({ moment }: { readonly moment: Moment }) {
  return (
    <Box sx={{ ...box, borderLeftColor: colours[moment.kind], boxShadow: 'var(--shadow)', cursor: 'grabbing' }}>
      <EntryText moment={moment} />
    </Box>
  )
}

function EntryText({ moment }: { readonly moment: Moment }) {
  const words = useWords()
  const { site } = useTenant()
  const format = useFormat()
  const title = useMomentTitle()(moment)
  const { kind, entity, language, at, isDay, by } = moment
  const only = language && words.translate(`commons.publishedLanguages.${language}`)
  const about = [entity !== null && labelsOf(words, entity, site).menu, only, by].filter(Boolean)
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 700, pr: { xs: 5, md: 3 } }}>
        {isDay ? '' : `${format.time(at)} `}
        {words.translate(`publishing.kinds.${kind}`)}
      </Box>
      <Box component="span" sx={clamped}>
        {title}
      </Box>
      <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
        {about.join(' · ')}
      </Box>
    </>
  )
}

const colours = {
  starts: 'success.main',
  ends: 'warning.main',
  inForce: 'info.main',
  change: 'success.main',
  plan: 'primary.main',
} as const

const box = {
  position: 'relative',
  minWidth: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  p: 0.5,
  pl: 0.75,
  border: 1,
  borderColor: 'divider',
  borderLeft: 4,
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit', textDecoration: 'none', display: 'block' },
  '& a:hover': { textDecoration: 'underline' },
} as const

/** A long press lifts an entry: it does not also preview its link or select its text. */
const liftable = {
  cursor: 'grab',
  touchAction: 'manipulation',
  WebkitTouchCallout: 'none',
  userSelect: 'none',
} as const

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  overflow: 'hidden',
  pr: { xs: 5, md: 0 },
} as const
