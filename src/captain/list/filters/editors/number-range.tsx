import { isComparableDecimal } from '../../../../../entities/language/numbers/decimals.ts'
import type { ConditionEditorProps } from './editor-props.ts'
import { RangeEditor } from './range.tsx'

/** A minimum and a maximum number, either open. */
export const NumberRangeEditor = (props: ConditionEditorProps) => (
  <RangeEditor
    {...props}
    keyboard="decimal"
    isComparable={(value) =>
      props.field.storage === 'decimal' ? isComparableDecimal(String(value)) : Number.isSafeInteger(value)
    }
  />
)
