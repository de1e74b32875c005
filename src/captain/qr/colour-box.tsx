import Box from '@mui/material/Box'

interface ColourBoxProps {
  readonly label: string
  readonly value: string
  choose(colour: string): void
}

/** A colour, chosen with the browser's picker. */
export function ColourBox({ label, value, choose }: ColourBoxProps) {
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, fontSize: 14 }}>
      <Box
        component="input"
        type="color"
        value={value}
        onChange={(event: { target: { value: string } }) => choose(event.target.value)}
        sx={{ width: 40, height: 32, p: 0.25, border: 1, borderColor: 'divider', borderRadius: 1, cursor: 'pointer' }}
      />
      {label}
    </Box>
  )
}
