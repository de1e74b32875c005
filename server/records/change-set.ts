import { v7 as uuid } from 'uuid'

/** All changes made by one call, across records. A change set is undone as a whole. */
export interface ChangeSet {
  readonly id: string
  /** The number of revisions so far. */
  size: number
}

export const newChangeSet = (): ChangeSet => ({ id: uuid(), size: 0 })
