import type { ComponentType } from 'react'
import type { Field } from '../../../entities/entity.ts'
import type { Filter } from '../../../entities/kind.ts'
import { DaysQuestion } from './questions/days.tsx'
import { NumberQuestion } from './questions/number.tsx'
import { OptionsQuestion } from './questions/options.tsx'
import { RecordQuestion } from './questions/record.tsx'
import { TextQuestion } from './questions/text.tsx'
import { TimesQuestion } from './questions/times.tsx'
import { ToggleQuestion } from './questions/toggle.tsx'
import { questionOf, type Condition } from './conditions.ts'

export interface QuestionProps {
  readonly field: Field
  readonly condition: Condition | undefined
  /** Narrows the list at once; the question stays open. */
  apply(condition: Condition): void
  /** Nothing more to choose here. */
  onDone(): void
}

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
