import { draftFields, languageOf, type DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import { visibilityFields, visiblePeriod } from '../../../entities/language/derived/public-visibility.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { fromStored, type Row } from '../records/stored-values.ts'
import { openDraftsOf } from './record-drafts.ts'

/**
 * Records with the values of their drafts in place of what is published: in the fields that are there. The draft of a record
 * that is not published any more changes nothing. `languages` says of which only one language is laid over, by id.
 */
export function* layDraftsOver(
  context: Context,
  records: readonly Values[],
  languages: Readonly<Record<string, DraftLanguage>> = {},
): Operation<readonly Values[]> {
  const { entity, tenant, store } = context
  if (!entity.keepsDraft || records.length === 0) return records
  const bound = { ...tenantBindings(context), ids: JSON.stringify(records.map(({ id }) => id)) }
  const drafts = store.cachedStatement<{ recordId: string; values: string }>`drafts of records`(() =>
    openDraftsOf(store)
      .where(store.fn.inJsonArray(column('record_draft', 'recordId'), param('ids')))
      .select(['record_draft.recordId', 'record_draft.values']),
  )
  const found = yield* all(drafts(bound))
  if (found.length === 0) return records
  const names = visibilityFields(entity)
  const visible = store.cachedStatement<Row>`visibility of drafted records|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return select()
      .where(store.fn.inJsonArray(column(table, 'id'), param('ids')))
      .select(['id', ...names].map((name) => column(table, name).as(name)))
  })
  const rows = yield* all(visible({ ...bound, ids: JSON.stringify(found.map(({ recordId }) => recordId)) }))
  const published = rows.filter((row) => {
    const values = names.map((name) => [name, fromStored(entity.fields[name]!.storage, row[name] ?? null)] as const)
    return visiblePeriod(entity, tenant.site, Object.fromEntries(values), 'staff') !== undefined
  })
  const ids = new Set(published.map(({ id }) => id))
  const byId = new Map(found.map(({ recordId, values }) => [recordId, JSON.parse(values) as Values]))
  const kept = draftFields(entity, tenant.site).map(({ name }) => name)
  return records.map((record) => {
    const draft = ids.has(String(record['id'])) ? byId.get(String(record['id'])) : undefined
    if (!draft) return record
    const language = languages[String(record['id'])]
    const changed = kept.filter(
      (name) =>
        Object.hasOwn(draft, name) &&
        Object.hasOwn(record, name) &&
        (language === undefined || languageOf(entity, name) === language),
    )
    return { ...record, ...Object.fromEntries(changed.map((name) => [name, draft[name]])) }
  })
}
