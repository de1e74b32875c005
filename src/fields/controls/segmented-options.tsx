import CheckBoxIcon from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import type { Option } from '../base/options.ts'

interface SegmentedOptionsProps {
  readonly entry: FieldEntry
  readonly options: readonly Option[]
  /** Several may be chosen. */
  readonly many?: boolean
  isChosen(value: string): boolean
  choose(value: string): void
}

/** A few options side by side, all of them visible: radio buttons, or checkboxes where several may be chosen. */
export function SegmentedOptions({ entry, options, many = false, isChosen, choose }: SegmentedOptionsProps) {
  const first = options.find(({ value }) => isChosen(value)) ?? options[0]
  return (
    <Box onBlur={entry.blur} sx={entry.error === undefined ? track : faulty}>
      {options.map((option) => (
        <Box key={option.value} component="label" sx={segment}>
          <Box
            component="input"
            type={many ? 'checkbox' : 'radio'}
            name={entry.id}
            value={option.value}
            checked={isChosen(option.value)}
            disabled={entry.readOnly}
            ref={option === first ? entry.focusable : undefined}
            onChange={() => choose(option.value)}
            sx={unseen}
          />
          {many && <Tick on={isChosen(option.value)} />}
          {option.word}
        </Box>
      ))}
    </Box>
  )
}

/** A check mark on each chosen option, where several may be chosen. */
function Tick({ on }: { readonly on: boolean }) {
  const Icon = on ? CheckBoxIcon : CheckBoxOutlineBlankIcon
  return <Icon aria-hidden color={on ? 'primary' : 'inherit'} sx={{ fontSize: 18 }} />
}

const track = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignSelf: 'flex-start',
  gap: '3px',
  p: '3px',
  maxWidth: '100%',
  border: 1,
  borderColor: 'var(--line-input)',
  borderRadius: 1,
} as const
const faulty = { ...track, borderColor: 'error.main' } as const
const segment: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1.5,
  minHeight: 32,
  borderRadius: '5px',
  border: '1px solid transparent',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  cursor: 'pointer',
  color: 'text.secondary',
  '@media (pointer: coarse)': { minHeight: 42 },
  '&:hover': { bgcolor: 'action.hover' },
  '&:has(input:checked)': {
    color: 'text.primary',
    fontWeight: 700,
    bgcolor: 'action.selected',
    borderColor: 'divider',
  },
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&:has(input:disabled)': { cursor: 'default' },
  '&:has(input:disabled):not(:has(input:checked))': { opacity: 0.5 },
}
const unseen = { position: 'absolute', opacity: 0, width: '1px', height: '1px', m: 0, pointerEvents: 'none' } as const
