import type { FastifyInstance } from 'fastify'
import { englishNameOf } from '../../../entities/language/declaration/translated.ts'
import { translatedFields } from '../../../entities/language/derived/derived-alerts.ts'
import { translations, type ShownTranslation } from '../../../entities/system/translation.ts'
import type { Operation } from '../../base/db/query.ts'
import { conflict, notFound, stale } from '../../base/errors/api-error.ts'
import type { Context } from '../../kernel/records/context.ts'
import { findRow, readLiveRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { entityByName, isShown } from '../../kernel/records/registry.ts'
import { findContent } from '../../kernel/records/revision-contents.ts'
import { toSavedRecord } from '../../kernel/records/saved-record.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { noteTranslations, translationsOf, translationState } from '../../kernel/records/translations.ts'
import { contextOf } from '../../kernel/requests/request.ts'
import { operationRoutes, type MemberCall } from '../../kernel/system-records/operations.ts'

/** The routes of translations. */
export function translationRoutes(app: FastifyInstance): void {
  /** The context of a translated entity; 404 where the tenant's site does not show it. */
  function contextFor({ request, tenant }: MemberCall, name: string): Context {
    const entity = entityByName(name)
    if (!entity || !isShown(entity, tenant.site) || translatedFields(entity, tenant.site).length === 0) throw notFound()
    return contextOf(app, entity, request)
  }

  operationRoutes(app, translations, {
    read(call) {
      const context = contextFor(call, call.params.entity)
      return call.read(function* () {
        const row = yield* findRow(context, call.params.id)
        if (!row) throw notFound()
        return { version: row.version, translations: yield* shownTranslations(context, row) }
      })
    },

    confirm(call) {
      const { id, entity, field } = call.params
      const context = contextFor(call, entity)
      return call.write(() => confirm(context, id, field, call.body.version))
    },
  })
}

/** What is known of each pair of a record. */
function* shownTranslations(context: Context, row: RecordRow): Operation<readonly ShownTranslation[]> {
  const { entity, tenant } = context
  const known = yield* translationsOf(context, row.id)
  const values = rowValues(entity, row)
  const shown: ShownTranslation[] = []
  for (const [{ name: field }, { name: english }] of translatedFields(entity, tenant.site)) {
    const of = known.find((each) => each.field === field)
    const state = translationState(values[field], values[english], of)
    const isStale = state === 'stale'
    shown.push({
      field,
      state,
      by: of?.by ? { id: of.by, name: of.byName } : null,
      byPerson: !of || of.byPerson === 1,
      at: of?.at || null,
      sourceThen: isStale ? yield* sourceAt(context, row.id, of!.version, field) : null,
      source: isStale ? values[field] : null,
    })
  }
  return shown
}

/** What a field was at a version of a record; null if its history does not say. */
function* sourceAt(context: Context, id: string, version: number, field: string): Operation<unknown> {
  const content = yield* findContent(context, id, version)
  return content === undefined ? null : ((JSON.parse(content) as Readonly<Record<string, unknown>>)[field] ?? null)
}

/** Throws if the record has changed since a version, or lacks one of both texts. */
function* confirm(context: Context, id: string, field: string, version: number): Operation<ShownTranslation> {
  const { entity, tenant } = context
  if (!translatedFields(entity, tenant.site).some(([{ name }]) => name === field)) throw notFound()
  const row = yield* readLiveRow(context, id)
  if (row.version !== version) throw stale(JSON.parse(toSavedRecord(context, row).json))
  const [source, english] = [row[field] ?? null, row[englishNameOf(field)] ?? null]
  if (source === null || english === null)
    throw conflict([{ path: [source === null ? field : englishNameOf(field)], rule: 'required', params: {} }])
  yield* noteTranslations(context, id, [{ field, english, source }], version)
  return (yield* shownTranslations(context, row)).find((each) => each.field === field)!
}
