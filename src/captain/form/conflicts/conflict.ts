import type { Values } from '../../../../entities/language/input/body.ts'
import type { SaveIntent } from '../publishing/save-intent.ts'

/** Another person saved the record while it was being edited. */
export interface Conflict {
  readonly theirs: Values
  /** What was being done when it came out, to go on with after the choice. */
  readonly intent: SaveIntent
  readonly by?: string | undefined
  readonly at?: string | undefined
  /** Whether the two sides are shown beside each other. */
  readonly open: boolean
}
