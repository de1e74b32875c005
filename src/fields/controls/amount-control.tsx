import InputAdornment from '@mui/material/InputAdornment'
import { useTranslate } from 'react-admin'
import type { Unit } from '../../../entities/language/numbers/units.ts'
import { unitOf } from '../../kernel/words/amount-text.ts'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { TextControl } from './text-control.tsx'
import { parseTypedValue } from '../values/parse-typed-value.ts'
import { controlWidth } from '../base/control-width.ts'

/** An input for numbers, with the unit before or after it as the language requires. */
export function AmountControl(entry: FieldEntry) {
  const unit = unitOf(entry.field)
  const [before, behind] = useUnitWords(unit)
  return (
    <TextControl
      entry={entry}
      read={(text) => parseTypedValue(entry.field, text)}
      keyboard={entry.field.kind === 'decimal' ? 'decimal' : 'numeric'}
      width={controlWidth(entry.field)}
      start={
        before && (
          <InputAdornment position="start" disableTypography sx={inOneLine}>
            {before}
          </InputAdornment>
        )
      }
      end={
        behind && (
          <InputAdornment position="end" disableTypography sx={inOneLine}>
            {behind}
          </InputAdornment>
        )
      }
      alignEnd={unit !== undefined}
    />
  )
}

const inOneLine = { whiteSpace: 'nowrap', color: 'text.secondary', fontSize: '0.875rem' } as const

/** Stands for the number while the unit's text is split around it. */
const placeholder = '\u0000'

function useUnitWords(unit: Unit | undefined): readonly (string | undefined)[] {
  const translate = useTranslate()
  if (!unit) return []
  const [before, behind] = translate(`units.${unit}`, { smart_count: 2, n: placeholder }).split(placeholder)
  return [before?.trim(), behind?.trim()]
}
