import { sql } from 'kysely'
import { wallOf, type Context } from '../crud/context.ts'
import { column } from '../db/column.ts'
import { marker } from '../db/marker.ts'
import { first, type Operation } from '../db/query.ts'
import { ApiError } from '../errors.ts'

const most = 9999

/** The next receipt number of a day, such as `20260401-0001`. Numbers of what was thrown away are not given again. */
export function* nextReceipt(context: Context, day: string): Operation<string> {
  const { store, entity } = context
  const prefix = `${day.replaceAll('-', '')}-`
  const statement = store.shaped<{ last: string | null }>('last receipt', () => {
    const { table, select } = store.scope.records(entity)
    const number = column(table, 'receiptNo')
    return select()
      .where(sql<boolean>`${number} >= ${marker('first')} and ${number} <= ${marker('final')}`)
      .select(sql<string | null>`max(${number})`.as('last'))
  })
  const found = yield* first(statement({ ...wallOf(context), first: `${prefix}0000`, final: `${prefix}${most}` }))
  const next = Number(found?.last?.slice(prefix.length) ?? 0) + 1
  if (next > most) throw new ApiError(503, undefined, { reason: 'receipts', retryAfter: 3600 })
  return prefix + String(next).padStart(4, '0')
}
