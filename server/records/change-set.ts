import { v7 as uuid } from 'uuid'

/** Everything that one call changes, in whichever records: what was done at once is undone at once. */
export interface ChangeSet {
  readonly id: string
  /** How many revisions it has. */
  size: number
}

export const newChangeSet = (): ChangeSet => ({ id: uuid(), size: 0 })
