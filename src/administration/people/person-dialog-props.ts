import type { PersonRow } from './person.ts'

/** What every dialog about an account is given. */
export interface PersonDialogProps {
  readonly person: PersonRow
  onClose(): void
  /** The account is another now. */
  onDone(): void
}
