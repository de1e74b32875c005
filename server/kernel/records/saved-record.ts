import type { Context } from './context.ts'
import { recordColumns } from './columns.ts'
import type { RecordRow } from './read-row.ts'
import { rowJson } from './stored-values.ts'

/** A record after a write. */
export interface SavedRecord {
  readonly id: string
  readonly version: number
  /** The change set of the write; null if nothing changed. */
  readonly changeSet: string | null
  /** The record's JSON, ready to send; built on first access. */
  readonly json: string
}

export const toSavedRecord = (
  { entity, tenant }: Context,
  row: RecordRow,
  changeSet: string | null = null,
): SavedRecord => ({
  id: row.id,
  version: row.version,
  changeSet,
  get json() {
    return rowJson(recordColumns(entity, tenant.site), row)
  },
})
