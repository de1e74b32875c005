import { isComparable } from '../../../../entities/decimals.ts'
import type { QuestionProps } from '../condition-editor.tsx'
import { SpanQuestion } from './span.tsx'

/** A least and a greatest number, either of them open. */
export const NumberQuestion = (props: QuestionProps) => (
  <SpanQuestion
    {...props}
    keyboard="decimal"
    isComparable={(value) =>
      props.field.storage === 'decimal' ? isComparable(String(value)) : Number.isSafeInteger(value)
    }
  />
)
