import type { Values } from '../../../../entities/language/input/body.ts'
import type { SaveIntent } from '../publishing/save-intent.ts'

/** Another user saved the record while it was being edited. */
export interface Conflict {
  readonly theirs: Values
  /** The save that met the conflict; it continues once the conflict is resolved. */
  readonly intent: SaveIntent
  readonly by?: string | undefined
  readonly at?: string | undefined
  /** Whether the side-by-side comparison is open. */
  readonly open: boolean
}
