import type { Field } from '../../../../../entities/language/entity.ts'
import type { Condition } from '../conditions.ts'

/** Props of every filter editor. */
export interface ConditionEditorProps {
  readonly field: Field
  readonly condition: Condition | undefined
  /** Applies the condition to the list at once; the editor stays open. */
  apply(condition: Condition): void
  /** Closes the editor: there is nothing more to choose. */
  onDone(): void
}
