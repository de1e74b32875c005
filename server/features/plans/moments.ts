import { planPath } from '../../../entities/language/derived/record-path.ts'
import { dayOf } from '../../../entities/language/dates/wall-clock.ts'
import type { Operation } from '../../base/db/query.ts'
import type { FindMoments, PublishingMoment } from '../../kernel/public/publishing-moment.ts'
import { planTable } from './tables.ts'

/** When the plans of a tenant are to be published. */
export const planMoments: FindMoments = function* (
  store,
  tenant,
  { from, until },
): Operation<readonly PublishingMoment[]> {
  const plans = yield* planTable.all(store, tenant.id, { status: 'scheduled' })
  return plans.flatMap(({ id, name, publishAt, version }) => {
    const day = dayOf(publishAt)
    if (publishAt === null || day === undefined || day < from || day > until) return []
    const named = [{ text: name, english: null, unit: null }]
    const moment = { kind: 'plan', entity: null, field: null, isDay: false, isMovable: false, by: null } as const
    return [{ ...moment, at: publishAt, day, id, path: planPath(tenant.slug, id), name: named, version }]
  })
}
