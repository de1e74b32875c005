import type { ComponentType } from 'react'
import type { Field } from '../../../entities/entity.ts'
import { DaysQuestion } from './questions/days.tsx'
import { NumberQuestion } from './questions/number.tsx'
import { OptionsQuestion } from './questions/options.tsx'
import { ReferenceQuestion } from './questions/reference.tsx'
import { TextQuestion } from './questions/text.tsx'
import { ToggleQuestion } from './questions/toggle.tsx'
import { questionOf, type Condition, type Question } from './conditions.ts'

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
  number: NumberQuestion,
  text: TextQuestion,
  reference: ReferenceQuestion,
} satisfies Record<Question, ComponentType<QuestionProps>>

/** Asks what the records should have in a field. */
export default function ConditionEditor(props: QuestionProps) {
  const question = questionOf(props.field)
  if (!question) return null
  const Asked = questions[question]
  return <Asked {...props} />
}
