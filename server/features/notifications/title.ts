import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { titleOfRecord } from '../search/find-records.ts'

/** Whether what captain calls records of an entity is personal, so that notifications keep and mail another name. */
export function hasPersonalTitle(entity: Entity): boolean {
  const { personal, kind, to } = entity.fields[titleOf(entity)]!
  const named = kind === 'reference' ? entityByName(to!) : undefined
  return personal === true || named?.fields[titleOf(named)]!.personal === true
}

/** The field by which notifications name records of an entity, if there is one that is nothing personal. */
export const notifiedField = (entity: Entity): string | undefined =>
  hasPersonalTitle(entity) ? entity.announces?.by : titleOf(entity)

/** What notifications call a live record: nothing personal; empty if it has no other name. */
export function* notifiedTitle(context: Context, id: string): Operation<string> {
  const { store, tenant, entity } = context
  if (!hasPersonalTitle(entity)) return (yield* titleOfRecord(store, tenant, entity, id)) ?? ''
  const field = notifiedField(entity)
  if (field === undefined) return ''
  const statement = store.cachedStatement<{ title: unknown }>`notified title|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return select().where(column(table, 'id'), '=', param('id')).select(column(table, field).as('title'))
  })
  return String((yield* first(statement({ ...tenantBindings(context), id })))?.title ?? '')
}
