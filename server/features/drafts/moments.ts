import { addDays } from '../../../entities/language/dates/plain-date.ts'
import { dayOf, startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import { pathOfRecord } from '../../../entities/language/derived/record-path.ts'
import { authorName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { draftTable } from '../../kernel/drafts/record-drafts.ts'
import { titledRecords } from '../../kernel/public/titled-records.ts'
import { pathPartsOf } from '../../kernel/records/path-parts.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import type { FindMoments, PublishingMoment } from '../../kernel/public/publishing-moment.ts'

/** When the drafts of what a tenant has published are to be published. */
export const draftMoments: FindMoments = function* (
  store,
  tenant,
  { from, until },
  most,
): Operation<readonly PublishingMoment[]> {
  const statement = store.cachedStatement<{ readonly by: string | null }>`drafts between days`(() =>
    store.scope
      .selectFrom('record_draft')
      .where('record_draft.endedAt', 'is', null)
      .where('record_draft.publishAt', '>=', param('first'))
      .where('record_draft.publishAt', '<', param('after'))
      .orderBy('record_draft.publishAt')
      .limit(param('most'))
      .select(draftTable.columns)
      .select(authorName(store.scope, column('record_draft', 'scheduledBy')).as('by')),
  )
  const bound = { tenant_id: tenant.id, first: startOfDay(from), after: startOfDay(addDays(until, 1)), most }
  const drafts = (yield* all(statement(bound))).map((row) => ({ ...draftTable.read(row), by: row.by }))
  const moments: PublishingMoment[] = []
  for (const [name, ofEntity] of Map.groupBy(drafts, (draft) => draft.entity)) {
    const entity = entityByName(name)
    if (!entity) continue
    const ids = ofEntity.map(({ recordId }) => recordId)
    const records = yield* titledRecords(store, tenant.id, entity, ids)
    for (const { recordId: id, publishAt, language, version, by } of ofEntity) {
      const record = records.get(id)
      if (!record) continue
      const path = pathOfRecord(pathPartsOf(entity, tenant), { id, parent: null }) ?? null
      const named = [{ text: record.title, english: record.titleEn, unit: null }]
      const at = publishAt!
      const isMovable = at > new Date().toISOString()
      const moment = { kind: 'change', entity: name, field: null, isDay: false } as const
      moments.push({ ...moment, language, at, day: dayOf(at)!, id, path, name: named, version, isMovable, by })
    }
  }
  return moments
}
