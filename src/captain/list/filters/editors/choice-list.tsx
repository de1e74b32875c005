import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'

interface ChoiceListProps {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  /** Whether only one option may be chosen. */
  readonly single?: boolean
  choose(value: string): void
}

/** Checkboxes, or radio buttons where only one option may be chosen. */
export function ChoiceList({ name, label, options, chosen, single = false, choose }: ChoiceListProps) {
  const Control = single ? Radio : Checkbox
  return (
    <Box role={single ? 'radiogroup' : 'group'} aria-label={label} sx={{ py: 0.75 }}>
      {options.map(({ value, label: word }) => (
        <Box
          key={value}
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            px: 1,
            minHeight: { xs: 44, sm: 36 },
            cursor: 'pointer',
            fontSize: 14,
            '&:hover': { bgcolor: 'var(--hover)' },
          }}
        >
          <Control
            size="small"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => choose(value)}
          />
          <span>{word}</span>
        </Box>
      ))}
    </Box>
  )
}
