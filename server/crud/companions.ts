import { initialValues, type Values } from '../../entities/body.ts'
import { maintenanceSite } from '../../entities/maintenance-site.ts'
import type { Operation } from '../db/query.ts'
import type { Context } from './context.ts'
import { insertRecord } from './record/write.ts'

/** What comes into being together with a record, in the same transaction. */
type Companion = (context: Context, id: string) => Operation<void>

const companions: Readonly<Record<string, Companion>> = {
  /** Every tenant has its maintenance switch, off at first. */
  *tenant(context, id) {
    const entity = maintenanceSite
    const values: Values = { ...initialValues(entity, context.tenant.site), tenant: id }
    yield* insertRecord({ ...context, entity, parent: undefined }, values)
  },
}

/** Makes what a new record is never without. */
export function* accompany(context: Context, id: string): Operation<void> {
  const companion = companions[context.entity.name]
  if (companion) yield* companion(context, id)
}
