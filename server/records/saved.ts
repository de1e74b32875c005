import type { Context } from '../crud/context.ts'
import { columnsOf } from '../crud/record/columns.ts'
import type { CurrentRow } from '../crud/record/current.ts'
import { jsonOf } from '../crud/record/row.ts'

/** A record after a write. */
export interface Saved {
  readonly id: string
  readonly version: number
  /** Its JSON text, ready to be sent; made when it is asked for. */
  readonly json: string
}

export const savedOf = ({ entity, tenant }: Context, row: CurrentRow): Saved => ({
  id: row.id,
  version: row.version,
  get json() {
    return jsonOf(columnsOf(entity, tenant.site), row)
  },
})
