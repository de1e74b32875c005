import { sql } from 'kysely'
import { tenantBindings, type Context } from './context.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { ApiError } from '../../base/errors/api-error.ts'

const maxNumber = 9999

/**
 * The next number of a day that `field` of the context's entity can have, such as `20260401-0001`. Numbers of deleted
 * records are not reused. Throws 503 once a day has had all its numbers.
 */
export function* nextDailyNumber(context: Context, field: string, day: string): Operation<string> {
  const { store, entity } = context
  const prefix = `${day.replaceAll('-', '')}-`
  const statement = store.cachedStatement<{ last: string | null }>`last number|${entity.name}|${field}`(() => {
    const { table, select } = store.scope.records(entity)
    const number = column(table, field)
    return select()
      .where(sql<boolean>`${number} >= ${param('first')} and ${number} <= ${param('final')}`)
      .select(sql<string | null>`max(${number})`.as('last'))
  })
  const row = yield* first(
    statement({ ...tenantBindings(context), first: `${prefix}0000`, final: `${prefix}${maxNumber}` }),
  )
  const next = Number(row?.last?.slice(prefix.length) ?? 0) + 1
  if (next > maxNumber) throw new ApiError(503, undefined, { reason: 'numbers', retryAfter: 3600 })
  return prefix + String(next).padStart(4, '0')
}
