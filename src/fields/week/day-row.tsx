import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslate } from 'react-admin'
import { useRef, useState } from 'react'
import { fieldOf } from '../../../entities/language/entity.ts'
import { type Weekday, weekdays } from '../../../entities/language/dates/plain-date.ts'
import { dayNote, maxRanges, type OpeningDay, type OpeningRange } from '../../../entities/language/fields/week.ts'
import { partEntry, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { keyedByIndex } from '../../shell/ui/keyed-by-index.ts'
import { TextControl } from '../controls/text-control.tsx'
import { WeekErrors } from './week-errors.tsx'
import { RangeRow } from './range-row.tsx'
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useToast } from '../../shell/ui/toast.tsx'

interface DayRowProps {
  readonly whole: FieldEntry
  readonly index: number
  readonly day: OpeningDay
  set(day: OpeningDay): void
  copyTo(days: readonly Weekday[]): void
}

const note = fieldOf('note', dayNote)
const emptyRange = { openTime: null, closeTime: null, lastOrderTime: null } as unknown as OpeningRange

/** One day: open or closed, its time ranges, a remark, and the copy menu. */
export function DayRow({ whole, index, day, set, copyTo }: DayRowProps) {
  const translate = useTranslate()
  const name = translate(`commons.weekdaysLong.${day.weekday}`)
  // Keeps the hours of a day closed by mistake, so that reopening restores them; not stored.
  const hours = useRef<readonly OpeningRange[]>([])

  const toggle = (isOpen: boolean) => {
    if (!isOpen) hours.current = day.ranges
    set({ ...day, isOpen, ranges: isOpen ? (hours.current.length > 0 ? hours.current : [emptyRange]) : [] })
  }
  const remark = partEntry(whole, [index, 'note'], {
    field: note,
    label: `${name} ${translate('commons.week.note')}`,
    value: day.note,
    change: (value) => set({ ...day, note: value as string | null }),
  })

  return (
    <Box role="group" aria-label={name} data-path={`${whole.path}.${index}`} sx={frame}>
      <Box sx={{ gridArea: 'day', fontWeight: 700, lineHeight: '40px' }}>{name}</Box>
      <FormControlLabel
        sx={{ gridArea: 'open', m: 0, ml: -1, height: 40, whiteSpace: 'nowrap' }}
        label={translate(day.isOpen ? 'commons.week.open' : 'commons.week.closed')}
        control={
          <Switch size="small" checked={day.isOpen} onChange={(_, isOpen) => toggle(isOpen)} onBlur={whole.blur} />
        }
      />
      <Box sx={{ gridArea: 'hours', display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
        {keyedByIndex(day.ranges).map(({ item: range, place }) => (
          <RangeRow
            key={place}
            whole={whole}
            at={[index, 'ranges', place]}
            dayName={name}
            range={range}
            set={(next) => set({ ...day, ranges: day.ranges.with(place, next) })}
            remove={day.ranges.length > 1 ? () => set({ ...day, ranges: day.ranges.toSpliced(place, 1) }) : undefined}
          />
        ))}
        <WeekErrors entry={whole} at={[`${index}`, `${index}.ranges`]} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box data-path={remark.path} sx={{ flex: '1 1 10em', maxWidth: '20em' }}>
            <TextControl entry={remark} unlabelled placeholder={translate('commons.week.note')} />
          </Box>
          {day.isOpen && day.ranges.length < maxRanges && (
            <Button
              size="small"
              startIcon={<AddIcon />}
              onClick={() => set({ ...day, ranges: [...day.ranges, emptyRange] })}
            >
              {translate('commons.week.addRange')}
            </Button>
          )}
        </Box>
        <WeekErrors entry={whole} at={[`${index}.note`]} />
      </Box>
      <Box sx={{ gridArea: 'copy', justifySelf: 'end' }}>
        <CopyMenu day={day.weekday} dayName={name} copyTo={copyTo} />
      </Box>
    </Box>
  )
}

const frame = {
  display: 'grid',
  columnGap: 2,
  px: 2,
  py: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr auto auto', sm: '6.75em 1fr auto' },
  gridTemplateRows: { sm: 'auto 1fr' },
  gridTemplateAreas: { xs: '"day open copy" "hours hours hours"', sm: '"day hours copy" "open hours copy"' },
} as const

interface CopyMenuProps {
  readonly day: Weekday
  readonly dayName: string
  copyTo(days: readonly Weekday[]): void
}

/** Copies a day's hours to all days, to Monday through Friday, or to one other day. */
function CopyMenu({ day, dayName, copyTo }: CopyMenuProps) {
  const translate = useTranslate()
  const toast = useToast()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const words = translate('commons.week.copyDay', { day: dayName })
  const copy = (days: readonly Weekday[]) => {
    copyTo(days)
    setAnchor(null)
    toast({ text: translate('commons.week.copied', { day: dayName }), kind: 'success' })
  }
  return (
    <>
      <IconButton
        aria-label={words}
        title={words}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ContentCopyIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => copy(weekdays)}>{translate('commons.week.copyToAll')}</MenuItem>
        <MenuItem onClick={() => copy(weekdays.slice(0, 5))}>{translate('commons.week.copyToWeekdays')}</MenuItem>
        <Divider />
        {weekdays
          .filter((other) => other !== day)
          .map((other) => (
            <MenuItem key={other} onClick={() => copy([other])}>
              {translate('commons.week.copyToDay', { day: translate(`commons.weekdaysLong.${other}`) })}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}
