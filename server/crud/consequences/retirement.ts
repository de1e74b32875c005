import type { Values } from '../../../entities/body.ts'
import { today } from '../../../entities/calendar.ts'
import { castWorkSchedule } from '../../../entities/cast-work-schedule.ts'
import { column } from '../../db/column.ts'
import { marker } from '../../db/marker.ts'
import { all, type Operation } from '../../db/query.ts'
import { wallOf, type Context } from '../context.ts'
import { liveRow } from '../record/current.ts'
import { changeRecord } from '../record/write.ts'

/** What was planned for a cast from today on goes to the trash when they retire. */
export function* plansEndWithCast(context: Context, before: Values, after: Values): Operation<void> {
  if (after.status !== 'retired' || before.status === 'retired') return
  const plans = { ...context, entity: castWorkSchedule }
  for (const plan of yield* planned(plans, String(after.id)))
    yield* changeRecord(plans, yield* liveRow(plans, plan), { trashedAt: new Date().toISOString() }, 'delete')
}

/** The plans of a cast from today on. */
function* planned(context: Context, cast: string): Operation<readonly string[]> {
  const { store, entity } = context
  const statement = store.shaped<{ id: string }>('plans of a cast', () => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(column(table, 'cast'), '=', marker('cast'))
      .where(column(table, 'date'), '>=', marker('today'))
      .where(column(table, 'trashedAt'), 'is', null)
      .select(column(table, 'id').as('id'))
  })
  return (yield* all(statement({ ...wallOf(context), cast, today: today() }))).map(({ id }) => id)
}
