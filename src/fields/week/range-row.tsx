import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import { fieldOf } from '../../../entities/language/entity.ts'
import { rangeShape, type OpeningRange } from '../../../entities/language/fields/week.ts'
import { partEntry, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { nextDayTime } from '../values/next-day-time.ts'
import { TextControl } from '../controls/text-control.tsx'
import { parseTypedValue } from '../values/parse-typed-value.ts'
import { WeekErrors } from './week-errors.tsx'

interface RangeRowProps {
  readonly whole: FieldEntry
  readonly at: readonly [day: number, 'ranges', place: number]
  readonly dayName: string
  readonly range: OpeningRange
  set(range: OpeningRange): void
  readonly remove: (() => void) | undefined
}

type TimeName = keyof typeof rangeShape

const fields = {
  openTime: fieldOf('openTime', rangeShape.openTime),
  closeTime: fieldOf('closeTime', rangeShape.closeTime),
  lastOrderTime: fieldOf('lastOrderTime', rangeShape.lastOrderTime),
} satisfies Record<TimeName, unknown>

/** One time range of a day: opening, closing, last order. */
export function RangeRow({ whole, at, dayName, range, set, remove }: RangeRowProps) {
  const translate = useTranslate()
  const n = at[2] + 1
  const path = at.join('.')
  const box = (name: TimeName, width: string, before?: string) => {
    const entry = partEntry(whole, [...at, name], {
      field: fields[name],
      label: [dayName, translate('commons.week.range', { n }), translate(`commons.week.${name}`)].join(' '),
      value: range[name],
      change: (value) => set({ ...range, [name]: value }),
    })
    return (
      <Box component="span" data-path={entry.path}>
        <TextControl
          entry={entry}
          unlabelled
          read={(text) => parseTypedValue(fields[name], text)}
          keyboard="numeric"
          placeholder="00:00"
          width={width}
          start={before && <InputAdornment position="start">{before}</InputAdornment>}
        />
      </Box>
    )
  }
  const late = nextDayTime(range.closeTime)
  return (
    <Box data-path={`${whole.path}.${path}`}>
      <Box sx={line}>
        {box('openTime', '4rem')}
        <span aria-hidden>～</span>
        {box('closeTime', '4rem')}
        {box('lastOrderTime', '6.2rem', translate('commons.week.lastOrderShort', { time: '' }).trim())}
        {remove && (
          <IconButton
            size="small"
            aria-label={`${dayName} ${translate('commons.week.removeRange', { n })}`}
            onClick={remove}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
        {late && (
          <Box sx={nextDay}>
            {range.closeTime} = {translate('commons.week.nextDay', { time: late })}
          </Box>
        )}
      </Box>
      <WeekErrors entry={whole} at={[path, ...Object.keys(fields).map((name) => `${path}.${name}`)]} />
    </Box>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  '& .MuiOutlinedInput-input': { px: 1 },
  '& .MuiInputBase-adornedStart': { pl: 1 },
  '& .MuiInputAdornment-root': { mr: 0, '& > *': { fontSize: '0.75rem', whiteSpace: 'nowrap' } },
} as const

const nextDay = { fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'nowrap' } as const
