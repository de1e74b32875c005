import { sql, type RawBuilder } from 'kysely'
import { assignedFilterName, assigneeField, nobodyValue } from '../../../../entities/language/derived/assignee.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import { readColleagues } from '../../auth/colleagues.ts'
import { column } from '../../../base/db/column.ts'
import type { Context, Store } from '../../records/context.ts'
import type { Stored } from '../../records/stored-values.ts'
import type { Condition } from './filters.ts'

/** The condition of lists that asks to whom records are assigned. */

/** Whether a condition names several values, as a JSON array. */
const isListed = (value: Stored): boolean => String(value).startsWith('[')

/** The accounts that a condition names, each once. */
const assigneesIn = (value: Stored): readonly string[] =>
  isListed(value) ? [...new Set(JSON.parse(String(value)) as string[])] : [String(value)]

/** Whether a condition of a list asks for what is assigned to nobody. */
const asksForNobody = ({ field, value }: { readonly field: string; readonly value: Stored }): boolean =>
  field === assignedFilterName && assigneesIn(value).includes(nobodyValue)

/**
 * Whether a record of the table is assigned to one of the accounts that a condition names (bound as `param`). What whoever
 * left the tenant had, nobody has: `members` are the ids of those who belong to it, as a JSON array.
 */
export function assignedCondition(
  { scope, fn }: Store,
  entity: Entity,
  table: string,
  value: Stored,
  param: RawBuilder<unknown>,
  members: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const named = assigneesIn(value)
  const own = assigneeField(entity)
  const id = column(table, 'id')
  const current = scope
    .selectFrom('assignment')
    .where('assignment.entity', '=', sql.lit(entity.name))
    .where('assignment.isCurrent', '=', sql.lit(1))
  const isNamed = (account: RawBuilder<unknown>): RawBuilder<boolean> =>
    isListed(value) ? fn.inJsonArray(account, param) : sql`${account} = ${param}`
  const toThese = own
    ? isNamed(column(table, own.name))
    : sql<boolean>`${id} in ${current.where(isNamed(column('assignment', 'account'))).select('assignment.recordId')}`
  if (!named.includes(nobodyValue)) return toThese
  const isMember = (account: RawBuilder<unknown>) => fn.inJsonArray(account, members)
  const toNobody = own
    ? sql<boolean>`(${column(table, own.name)} is null or not (${isMember(column(table, own.name))}))`
    : sql<boolean>`not exists ${current
        .where(sql<boolean>`"assignment"."recordId" = ${id}`)
        .where(isMember(column('assignment', 'account')))
        .select(sql`1`.as('one'))}`
  return named.length === 1 ? toNobody : sql`(${toThese} or ${toNobody})`
}

/** What the statement of such a condition depends on. */
export const assignedShape = (value: Stored): string =>
  [isListed(value), assigneesIn(value).includes(nobodyValue), assigneesIn(value).length === 1].join(' ')

interface Asked {
  readonly conditions: readonly Condition[]
}

/** Whether a list is asked for what nobody has, so that it must be known who belongs to the tenant. */
export const needsMembers = (...queries: readonly Asked[]): boolean =>
  queries.some(({ conditions }) => conditions.some(asksForNobody))

/**
 * The context with the tenant's members if one of the queries asks for what nobody has. They are read before the list is,
 * as the operator's tenant owns the memberships.
 */
export async function withMembersAsked(
  operatorTenant: () => Promise<string | undefined>,
  context: Context,
  ...queries: readonly Asked[]
): Promise<Context> {
  if (context.colleagues || !needsMembers(...queries)) return context
  const { store, tenant } = context
  return { ...context, colleagues: await readColleagues({ database: store.database, operatorTenant }, tenant.id) }
}
