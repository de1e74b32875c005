import { time30Shape } from '../../../../entities/rules/dates.ts'
import type { QuestionProps } from './question.ts'
import { SpanQuestion } from './span.tsx'

const clock = time30Shape()

/** An earliest and a latest time of day, on the clock of 30 hours, either of them open. */
export const TimesQuestion = (props: QuestionProps) => (
  <SpanQuestion {...props} keyboard="numeric" placeholder="00:00" isComparable={(value) => clock.holds(value)} />
)
