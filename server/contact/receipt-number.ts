import { sql } from 'kysely'
import { tenantBindings, type Context } from '../records/context.ts'
import { column } from '../db/column.ts'
import { param } from '../db/parameter.ts'
import { first, type Operation } from '../db/query.ts'
import { ApiError } from '../errors/api-error.ts'

const maxNumber = 9999

/** The next receipt number of a day, such as `20260401-0001`. Numbers of deleted inquiries are not reused. */
export function* nextReceiptNumber(context: Context, day: string): Operation<string> {
  const { store, entity } = context
  const prefix = `${day.replaceAll('-', '')}-`
  const statement = store.cachedStatement<{ last: string | null }>('last receipt', () => {
    const { table, select } = store.scope.records(entity)
    const number = column(table, 'receiptNo')
    return select()
      .where(sql<boolean>`${number} >= ${param('first')} and ${number} <= ${param('final')}`)
      .select(sql<string | null>`max(${number})`.as('last'))
  })
  const row = yield* first(
    statement({ ...tenantBindings(context), first: `${prefix}0000`, final: `${prefix}${maxNumber}` }),
  )
  const next = Number(row?.last?.slice(prefix.length) ?? 0) + 1
  if (next > maxNumber) throw new ApiError(503, undefined, { reason: 'receipts', retryAfter: 3600 })
  return prefix + String(next).padStart(4, '0')
}
