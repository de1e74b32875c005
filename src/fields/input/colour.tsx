import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'
import { TextControl } from '../controls/text-control.tsx'
import { colourOf, swatch } from '../display/colour.tsx'

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

export const Input = inputComponent(ColourInput)
