import type { Context } from './context.ts'
import { recordColumns } from './columns.ts'
import type { RecordRow } from './read-row.ts'
import { rowJson } from './stored-values.ts'

/** A record after a write. */
export interface Saved {
  readonly id: string
  readonly version: number
  /** The change set of the write; null when nothing changed. */
  readonly changeSet: string | null
  /** Its JSON text, ready to be sent; made when it is asked for. */
  readonly json: string
}

export const toSaved = ({ entity, tenant }: Context, row: RecordRow, changeSet: string | null = null): Saved => ({
  id: row.id,
  version: row.version,
  changeSet,
  get json() {
    return rowJson(recordColumns(entity, tenant.site), row)
  },
})
