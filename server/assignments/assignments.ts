import { sql, type RawBuilder } from 'kysely'
import { v7 as uuid } from 'uuid'
import { assignedFilterName, assigneeField, nobodyValue } from '../../entities/language/derived/assignee.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { accountName } from '../db/account-name.ts'
import { column } from '../db/column.ts'
import { param } from '../db/parameter.ts'
import { all, first, run, type Operation } from '../db/query.ts'
import type { AssignmentRow } from '../db/tables.ts'
import { tenantBindings, type Context, type Store } from '../records/context.ts'
import { impersonator } from '../records/revisions.ts'
import type { Stored } from '../records/stored-values.ts'

/**
 * Whom records are assigned to, beside the records: assigning one changes no version. An entity with a field for it
 * (`assigneeField`) has that instead.
 */

/** An assignment with the names of all concerned; null for an account that is gone. `account` is null where one ended. */
export type ReadAssignment = Pick<AssignmentRow, 'id' | 'account' | 'by' | 'impersonatedBy' | 'at'> & {
  readonly accountName: string | null
  readonly byName: string | null
  readonly impersonatorName: string | null
}

/** How many of a record's assignments its history tells. */
const maxTold = 50

/** The assignments of a record, newest first. */
export function* readAssignments(context: Context, recordId: string): Operation<readonly ReadAssignment[]> {
  return yield* all(statementsOf(context.store).history({ ...tenantBindings(context), recordId }))
}

/** The account that a record is assigned to, by its own field or beside it. */
export function* assigneeOf(context: Context, recordId: string): Operation<string | null> {
  const { store, entity } = context
  const own = assigneeField(entity)
  const bindings = { ...tenantBindings(context), recordId }
  if (!own) return (yield* first(statementsOf(store).current(bindings)))?.account ?? null
  const statement = store.cachedStatement<{ account: string | null }>(`assignee|${entity.name}`, () => {
    const { table, select } = store.scope.records(entity)
    return select().where(column(table, 'id'), '=', param('recordId')).select(column(table, own.name).as('account'))
  })
  return (yield* first(statement(bindings)))?.account ?? null
}

/** Assigns a record to an account, or to nobody; answers to whom it was before. */
export function* assign(context: Context, recordId: string, account: string | null): Operation<string | null> {
  const { end, insert } = statementsOf(context.store)
  const former = yield* assigneeOf(context, recordId)
  if (former === account) return former
  const { by, session = null } = context
  const bindings = { ...tenantBindings(context), recordId }
  yield* run(end(bindings))
  const at = new Date().toISOString()
  yield* run(insert({ ...bindings, id: uuid(), account, by, session, at, isCurrent: account === null ? 0 : 1 }))
  return former
}

/** Forgets whom a record was assigned to that is gone for good. */
export function* deleteAssignments(context: Context, recordId: string): Operation<void> {
  yield* run(statementsOf(context.store).remove({ ...tenantBindings(context), recordId }))
}

/** Whether a condition names several values, as a JSON array. */
const isListed = (value: Stored): boolean => String(value).startsWith('[')

/** The accounts that a condition names, each once. */
const assigneesIn = (value: Stored): readonly string[] =>
  isListed(value) ? [...new Set(JSON.parse(String(value)) as string[])] : [String(value)]

/** Whether a condition of a list asks for what is assigned to nobody. */
export const asksForNobody = ({ field, value }: { readonly field: string; readonly value: Stored }): boolean =>
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

function statementsOf({ scope, cachedStatement }: Store) {
  const ofRecord = () =>
    scope
      .selectFrom('assignment')
      .where('assignment.entity', '=', param('entity'))
      .where('assignment.recordId', '=', param('recordId'))
  const nameOf = (person: 'account' | 'by' | 'impersonatedBy') => accountName(column('assignment', person))
  return {
    current: cachedStatement<{ account: string | null }>('assignment', () =>
      ofRecord().where('assignment.isCurrent', '=', sql.lit(1)).select('assignment.account'),
    ),
    history: cachedStatement<ReadAssignment>('assignments', () =>
      ofRecord()
        .orderBy('assignment.at', 'desc')
        .orderBy('assignment.id', 'desc')
        .limit(sql.lit(maxTold))
        .select([
          'assignment.id',
          'assignment.account',
          nameOf('account').as('accountName'),
          'assignment.by',
          nameOf('by').as('byName'),
          'assignment.impersonatedBy',
          nameOf('impersonatedBy').as('impersonatorName'),
          'assignment.at',
        ]),
    ),
    end: cachedStatement('assignment end', () =>
      scope
        .updateTable('assignment')
        .set({ isCurrent: 0 })
        .where('assignment.entity', '=', param('entity'))
        .where('assignment.recordId', '=', param('recordId'))
        .where('assignment.isCurrent', '=', sql.lit(1)),
    ),
    insert: cachedStatement('assignment insert', () =>
      scope.insertInto('assignment', {
        id: param('id'),
        entity: param('entity'),
        recordId: param('recordId'),
        account: param('account'),
        by: param('by'),
        impersonatedBy: impersonator(),
        at: param('at'),
        isCurrent: param('isCurrent'),
      }),
    ),
    remove: cachedStatement('assignments remove', () =>
      scope
        .deleteFrom('assignment')
        .where('assignment.entity', '=', param('entity'))
        .where('assignment.recordId', '=', param('recordId')),
    ),
  }
}
