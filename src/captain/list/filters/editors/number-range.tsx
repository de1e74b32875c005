import { isComparableDecimal } from '../../../../../entities/language/numbers/decimals.ts'
import { useWords } from '../../../../shell/words/words-context.tsx'
import type { ConditionEditorProps } from './editor-props.ts'
import { RangeEditor } from './range.tsx'

/** A minimum and a maximum number, either open. */
export function NumberRangeEditor(props: ConditionEditorProps) {
  const { translate } = useWords()
  const isDecimal = props.field.storage === 'decimal'
  return (
    <RangeEditor
      {...props}
      keyboard="decimal"
      refusal={translate(isDecimal ? 'commons.filters.noNumber' : 'commons.filters.noWholeNumber')}
      isComparable={(value) => (isDecimal ? isComparableDecimal(String(value)) : Number.isSafeInteger(value))}
    />
  )
}
