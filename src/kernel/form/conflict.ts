import type { Values } from '../../../entities/language/input/body.ts'
import { getSession } from '../../shell/session/session.ts'
import type { SaveIntent } from './save-intent.ts'

/** Whether the latest writer of a record is the user at this page: in another tab, then. */
export const isOwnWriting = (record: Values): boolean => record.updatedBy === getSession()?.user.id

/** Another user saved the record while it was being edited. */
export interface Conflict {
  readonly theirs: Values
  /** The save that met the conflict; it continues once the conflict is resolved. None where the record was read again. */
  readonly intent?: SaveIntent | undefined
  readonly by?: string | undefined
  readonly at?: string | undefined
  /** Whether the side-by-side comparison is open. */
  readonly open: boolean
}
