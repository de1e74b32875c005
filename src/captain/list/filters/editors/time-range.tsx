import { time30Shape } from '../../../../../entities/language/rules/dates.ts'
import { useWords } from '../../../../shell/words/words-context.tsx'
import type { ConditionEditorProps } from './editor-props.ts'
import { RangeEditor } from './range.tsx'

const clock = time30Shape()

/** An earliest and a latest time of day on the 30-hour clock, either open. */
export function TimeRangeEditor(props: ConditionEditorProps) {
  const { translate } = useWords()
  return (
    <RangeEditor
      {...props}
      keyboard="numeric"
      placeholder="00:00"
      refusal={translate('commons.filters.noTime')}
      isComparable={(value) => clock.holds(value)}
    />
  )
}
