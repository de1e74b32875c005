import Box from '@mui/material/Box'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

export const colourOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined

const ColourName = ({ value }: DisplayProps) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontVariantNumeric: 'tabular-nums' }}
  >
    <Box component="span" aria-hidden sx={{ ...swatch, width: 16, height: 16, bgcolor: colourOf(value) }} />
    {String(value)}
  </Box>
)

export const swatch = { border: 1, borderColor: 'divider', borderRadius: 0.5, flexShrink: 0 } as const

export const Column = displayComponent(ColourName)
export const Preview = displayComponent(ColourName)
