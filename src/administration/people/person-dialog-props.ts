import type { PersonRow } from './person.ts'

/** Props of every dialog about an account. */
export interface PersonDialogProps {
  readonly person: PersonRow
  onClose(): void
  /** Called when the account has changed. */
  onDone(): void
}
