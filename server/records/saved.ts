import type { Context } from '../crud/context.ts'
import { columnsOf } from '../crud/record/columns.ts'
import type { CurrentRow } from '../crud/record/current.ts'
import { jsonOf } from '../crud/record/row.ts'

/** A record after a write. */
export interface Saved {
  readonly id: string
  readonly version: number
  /** The change set of the write; null when nothing changed. */
  readonly changeSet: string | null
  /** Its JSON text, ready to be sent; made when it is asked for. */
  readonly json: string
}

export const savedOf = ({ entity, tenant }: Context, row: CurrentRow, changeSet: string | null = null): Saved => ({
  id: row.id,
  version: row.version,
  changeSet,
  get json() {
    return jsonOf(columnsOf(entity, tenant.site), row)
  },
})
