import { planPath } from '../../../entities/language/derived/record-path.ts'
import { addDays } from '../../../entities/language/dates/plain-date.ts'
import { dayOf, startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import { authorName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { FindMoments, PublishingMoment } from '../../kernel/public/publishing-moment.ts'
import type { Plan } from './tables.ts'

type Scheduled = Pick<Plan, 'id' | 'name' | 'version'> & { readonly publishAt: string; readonly by: string | null }

/** When the plans of a tenant are to be published. */
export const planMoments: FindMoments = function* (
  store,
  tenant,
  { from, until },
  most,
): Operation<readonly PublishingMoment[]> {
  const { scope } = store
  const statement = store.cachedStatement<Scheduled>`plans between days`(() =>
    scope
      .selectFrom('publish_plan')
      .where('publish_plan.status', '=', 'scheduled')
      .where('publish_plan.publishAt', '>=', param('first'))
      .where('publish_plan.publishAt', '<', param('after'))
      .orderBy('publish_plan.publishAt')
      .limit(param('most'))
      .select(['publish_plan.id', 'publish_plan.name', 'publish_plan.version', 'publish_plan.publishAt'])
      .select(authorName(scope, column('publish_plan', 'scheduledBy')).as('by')),
  )
  const bound = { tenant_id: tenant.id, first: startOfDay(from), after: startOfDay(addDays(until, 1)), most }
  return (yield* all(statement(bound))).map(({ id, name, version, publishAt: at, by }) => ({
    at,
    day: dayOf(at)!,
    kind: 'plan',
    entity: null,
    id,
    path: planPath(tenant.slug, id),
    name: [{ text: name, english: null, unit: null }],
    field: null,
    language: null,
    isDay: false,
    version,
    isMovable: at > new Date().toISOString(),
    by,
  }))
}
