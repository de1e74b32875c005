import { isComparable } from '../../../../entities/decimals.ts'
import type { QuestionProps } from './question.ts'
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
