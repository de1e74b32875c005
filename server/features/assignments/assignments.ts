import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { assigneeField } from '../../../entities/language/derived/assignee.ts'
import { accountName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context, type Store } from '../../kernel/records/context.ts'
import type { Participant } from '../../kernel/records/participants.ts'
import { impersonator } from '../../kernel/records/revisions.ts'

/** To whom a record was assigned, or (`account` is null) that it was assigned to nobody any more. */
export interface AssignmentRow {
  tenant_id: string
  id: string
  entity: string
  recordId: string
  account: string | null
  by: string
  /** The administrator who acted as `by`, if any. */
  impersonatedBy: string | null
  at: string
  /** 1 for the one in force, of which a record has at most one. */
  isCurrent: number
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    assignment: AssignmentRow
  }
}

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

/** How many of a record's assignments its history shows. */
const maxShown = 50

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
  const statement = store.cachedStatement<{ account: string | null }>`assignee|${entity.name}`(() => {
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

/** Assignments go with their record. */
export const assignmentParticipant: Participant = {
  name: 'assignments',
  *removed(context, recordId) {
    yield* run(statementsOf(context.store).remove({ ...tenantBindings(context), recordId }))
  },
}

function statementsOf({ scope, cachedStatement }: Store) {
  const ofRecord = () =>
    scope
      .selectFrom('assignment')
      .where('assignment.entity', '=', param('entity'))
      .where('assignment.recordId', '=', param('recordId'))
  const nameOf = (person: 'account' | 'by' | 'impersonatedBy') => accountName(column('assignment', person))
  return {
    current: cachedStatement<{ account: string | null }>`assignment`(() =>
      ofRecord().where('assignment.isCurrent', '=', sql.lit(1)).select('assignment.account'),
    ),
    history: cachedStatement<ReadAssignment>`assignments`(() =>
      ofRecord()
        .orderBy('assignment.at', 'desc')
        .orderBy('assignment.id', 'desc')
        .limit(sql.lit(maxShown))
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
    end: cachedStatement`assignment end`(() =>
      scope
        .updateTable('assignment')
        .set({ isCurrent: 0 })
        .where('assignment.entity', '=', param('entity'))
        .where('assignment.recordId', '=', param('recordId'))
        .where('assignment.isCurrent', '=', sql.lit(1)),
    ),
    insert: cachedStatement`assignment insert`(() =>
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
    remove: cachedStatement`assignments remove`(() =>
      scope
        .deleteFrom('assignment')
        .where('assignment.entity', '=', param('entity'))
        .where('assignment.recordId', '=', param('recordId')),
    ),
  }
}
