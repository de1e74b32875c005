import type { Field } from '../../../../../entities/language/entity.ts'
import type { Condition } from '../conditions.ts'

/** What every question about a field of a list is given. */
export interface ConditionEditorProps {
  readonly field: Field
  readonly condition: Condition | undefined
  /** Narrows the list at once; the question stays open. */
  apply(condition: Condition): void
  /** Nothing more to choose here. */
  onDone(): void
}
