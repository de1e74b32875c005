import type { ComponentType } from 'react'
import type { Filter } from '../../../entities/kind.ts'
import { DaysQuestion } from './questions/days.tsx'
import { NumberQuestion } from './questions/number.tsx'
import { OptionsQuestion } from './questions/options.tsx'
import { RecordQuestion } from './questions/record.tsx'
import { TextQuestion } from './questions/text.tsx'
import { TimesQuestion } from './questions/times.tsx'
import { ToggleQuestion } from './questions/toggle.tsx'
import type { QuestionProps } from './questions/question.ts'
import { questionOf } from './conditions.ts'

const questions = {
  options: OptionsQuestion,
  toggle: ToggleQuestion,
  days: DaysQuestion,
  times: TimesQuestion,
  number: NumberQuestion,
  text: TextQuestion,
  record: RecordQuestion,
} satisfies Record<Filter, ComponentType<QuestionProps>>

/** Asks what the records should have in a field. */
export default function ConditionEditor(props: QuestionProps) {
  const question = questionOf(props.field)
  if (!question) return null
  const Asked = questions[question]
  return <Asked {...props} />
}
