import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import type { FieldEntry } from './base/field-entry.ts'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { TextControl } from './controls/text-control.tsx'

const colourOf = (value: unknown): string | undefined =>
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

/** The browser's colour picker, drawn as a swatch, next to a text box for pasted values. */
function ColourInput(entry: FieldEntry) {
  const translate = useTranslate()
  return (
    <TextControl
      entry={entry}
      code
      width="10em"
      start={
        <InputAdornment position="start">
          <Box
            component="input"
            type="color"
            disabled={entry.readOnly}
            aria-label={translate('commons.inputs.pickColour')}
            value={colourOf(entry.value) ?? '#ffffff'}
            onChange={(event: { target: { value: string } }) => entry.change(event.target.value.toUpperCase())}
            sx={{
              ...swatch,
              width: 24,
              height: 24,
              p: 0,
              cursor: 'pointer',
              '&::-webkit-color-swatch-wrapper': { p: 0 },
              '&::-webkit-color-swatch': { border: 0, borderRadius: 0.5 },
            }}
          />
        </InputAdornment>
      }
    />
  )
}

const swatch = { border: 1, borderColor: 'divider', borderRadius: 0.5, flexShrink: 0 } as const

export const Column = displayComponent(ColourName)
export const Preview = displayComponent(ColourName)
export const Input = inputComponent(ColourInput)
