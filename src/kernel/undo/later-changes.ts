import type { NamedRecord } from '../words/error-text.ts'

/** A later change of a record, and the fields whose values it was the last to change. */
interface LaterChange {
  readonly version: number
  readonly action: string
  readonly at: string
  readonly by: { readonly name: string } | null
  readonly fields: readonly string[]
}

/** A record that was changed since, and what would be lost if it were taken back. */
export interface ChangedSince extends NamedRecord {
  readonly version: number
  readonly later: readonly LaterChange[]
}

/** Why a change set was not undone: records of it that were changed since, and how many were not. */
export interface UndoRefusal {
  readonly changed: readonly ChangedSince[]
  readonly rest: number
}

/** The records that keep a change set from being undone, if that is why it failed. */
export function undoRefusalIn(error: unknown): UndoRefusal | undefined {
  const data = (error as { body?: { data?: Partial<UndoRefusal> } } | null)?.body?.data
  const { changed, rest } = data ?? {}
  return changed?.length && changed.every(({ later }) => later) && rest !== undefined ? { changed, rest } : undefined
}
