import { todayOf } from '../../../../entities/language/declaration/calendar-view.ts'
import { castWorkSchedule } from '../../../../entities/shifts/cast-work-schedule.ts'
import { tenantBindings, type Context } from '../../../kernel/records/context.ts'
import { column } from '../../../base/db/column.ts'
import { param } from '../../../base/db/parameter.ts'
import { all, type Operation } from '../../../base/db/query.ts'
import type { EntityHooks } from '../../../kernel/records/entity-hooks.ts'

export const hooks = {
  /** When a cast member retires, their schedule from today on is moved to the trash. */
  *effect(context, { before, after }, commit) {
    if (!before || after?.status !== 'retired' || before.status === 'retired') return
    const plans = { ...context, entity: castWorkSchedule }
    for (const id of yield* plannedIds(plans, after.id)) yield* commit(plans, { kind: 'delete', id })()
  },
} satisfies EntityHooks

/** The ids of a cast member's schedule entries from today on. */
function* plannedIds(context: Context, cast: string): Operation<readonly string[]> {
  const { store, entity } = context
  const statement = store.cachedStatement<{ id: string }>`plans of a cast`(() => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(column(table, 'cast'), '=', param('cast'))
      .where(column(table, 'date'), '>=', param('today'))
      .where(column(table, 'trashedAt'), 'is', null)
      .select(column(table, 'id').as('id'))
  })
  return (yield* all(statement({ ...tenantBindings(context), cast, today: todayOf(entity) }))).map(({ id }) => id)
}
