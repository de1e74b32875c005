import { sql } from 'kysely'
import { derivedStatusOf } from '../../../entities/language/derived/derived-status.ts'
import { statesOf } from '../../../entities/language/entity.ts'
import { column } from '../../base/db/column.ts'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import type { JobHandler } from '../../base/jobs/handler.ts'
import { storeOf, tenantBindings, type Context } from '../../kernel/records/context.ts'
import { findRow } from '../../kernel/records/read-row.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { notify } from './notify.ts'
import { notifiedField } from './title.ts'

/** A record that becomes public at a moment, by the schedule that somebody set with a version of it. */
export interface Publication {
  readonly tenant: Context['tenant']
  readonly entity: string
  readonly parent?: string | undefined
  readonly id: string
  readonly version: number
  readonly by: string
  readonly at: string
  /** What scheduled it, perhaps together with others. */
  readonly changeSet?: string | undefined
}

/**
 * Notifies whoever scheduled a record that it has become public, unless it was changed, unpublished or deleted since.
 * For records that one change set scheduled for the same moment, there is one notification.
 */
export const publicationHandler = (database: Database): JobHandler => ({
  retry: { first: 5_000, longest: 3_600_000, tries: 24 },
  run: (payload) => {
    const publication = payload as Publication
    return database.write(publication.tenant.id, () => notifyPublished(database, publication))
  },
})

function* notifyPublished(
  database: Database,
  { tenant, entity: name, parent, id, version, by, at, changeSet }: Publication,
): Operation<void> {
  const entity = entityByName(name)
  const states = entity && statesOf(entity)
  if (!entity || !states?.window) return
  const store = storeOf(database)
  const context: Context = { store, entity, tenant, parent, by: null, requestId: `publication ${id}` }
  const row = yield* findRow(context, id)
  if (!row || row.trashedAt !== null || Date.parse(String(row[states.window.from])) !== Date.parse(at)) return
  if (derivedStatusOf(states, row) !== states.window.during) return
  if (yield* wasInterrupted(context, { id, version, at })) return
  const named = notifiedField(entity)
  yield* notify(store, {
    kind: 'published',
    to: [by],
    by: null,
    tenant: tenant.id,
    entity: name,
    recordId: id,
    params: {
      title: String((named && row[named]) ?? ''),
      ...(changeSet && { others: (yield* publishedWith(context, changeSet, at)) - 1 }),
    },
    once: changeSet ? `published ${changeSet} ${name} ${at}` : `published ${id} ${version}`,
  })
}

/** How many records that a change set scheduled are public since a moment. */
function* publishedWith(context: Context, changeSet: string, at: string): Operation<number> {
  const { store, entity } = context
  const { name, window } = statesOf(entity)!
  const statement = store.cachedStatement<{ count: number }>`published together|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    const ofSet = store.scope
      .selectFrom('revision')
      .where('revision.changeSet', '=', param('changeSet'))
      .where('revision.entity', '=', param('entity'))
      .select('revision.recordId')
    return select()
      .where(column(table, 'trashedAt'), 'is', null)
      .where(column(table, name), '=', param('during'))
      .where(column(table, window!.from), '=', param('at'))
      .where(sql<boolean>`${column(table, 'id')} in ${ofSet}`)
      .select(sql<number>`count(*)`.as('count'))
  })
  const bindings = { ...tenantBindings(context), changeSet, during: window!.during, at }
  return Number((yield* first(statement(bindings)))!.count)
}

/** Whether a later version was not scheduled for that moment: if it is again, somebody else did it, and has a job too. */
function* wasInterrupted(
  context: Context,
  { id, version, at }: Pick<Publication, 'id' | 'version' | 'at'>,
): Operation<boolean> {
  const { store, entity } = context
  const { name, window } = statesOf(entity)!
  const statement = store.cachedStatement<{ version: number }>`schedule interrupted|${entity.name}`(() => {
    const values = column('revision', 'values')
    const [state, from] = [store.fn.textAt(values, name), store.fn.textAt(values, window!.from)]
    return store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', param('entity'))
      .where('revision.recordId', '=', param('id'))
      .where('revision.version', '>', param('version'))
      .where(
        sql<boolean>`("revision"."action" = 'delete' or ${state} is distinct from ${sql.lit(window!.during)} or ${from} is distinct from ${param('at')})`,
      )
      .limit(1)
      .select('revision.version')
  })
  return (yield* first(statement({ ...tenantBindings(context), id, version, at }))) !== undefined
}
