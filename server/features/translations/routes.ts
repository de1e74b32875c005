import type { FastifyInstance } from 'fastify'
import { translatedFields } from '../../../entities/language/derived/derived-alerts.ts'
import { translatedTexts } from '../../../entities/language/derived/translated-texts.ts'
import { translations, type ShownTranslation } from '../../../entities/system/translation.ts'
import type { Operation } from '../../base/db/query.ts'
import { conflict, notFound, stale } from '../../base/errors/api-error.ts'
import type { Context } from '../../kernel/records/context.ts'
import { findRow, readLiveRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { entityByName, isShown } from '../../kernel/records/registry.ts'
import { findContent } from '../../kernel/records/revision-contents.ts'
import { toSavedRecord } from '../../kernel/records/saved-record.ts'
import { rowValues } from '../../kernel/records/stored-values.ts'
import { noteTranslations, storedTexts, translationsOf, translationState } from '../../kernel/records/translations.ts'
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

/** What is known of each text of a record. */
function* shownTranslations(context: Context, row: RecordRow): Operation<readonly ShownTranslation[]> {
  const { entity, tenant } = context
  const known = yield* translationsOf(context, row.id)
  const values = rowValues(entity, row)
  const shown: ShownTranslation[] = []
  for (const text of translatedTexts(entity, tenant.site, (name) => values[name])) {
    const of = known.find(({ field }) => field === text.key)
    const state = translationState(text, of)
    const isStale = state === 'stale'
    shown.push({
      field: text.key,
      state,
      by: of?.by ? { id: of.by, name: of.byName } : null,
      byPerson: !of || of.byPerson === 1,
      at: of?.at || null,
      sourceThen: isStale ? yield* sourceAt(context, row.id, of!.version, text.key) : null,
      source: isStale ? text.source : null,
    })
  }
  return shown
}

/** What a text was at a version of a record; null if its history does not say. */
function* sourceAt(context: Context, id: string, version: number, key: string): Operation<unknown> {
  const { entity, tenant } = context
  const content = yield* findContent(context, id, version)
  if (content === undefined) return null
  const values = JSON.parse(content) as Readonly<Record<string, unknown>>
  return translatedTexts(entity, tenant.site, (name) => values[name]).find((text) => text.key === key)?.source ?? null
}

/** Throws if the record has changed since a version, or lacks one of both texts. */
function* confirm(context: Context, id: string, key: string, version: number): Operation<ShownTranslation> {
  const row = yield* readLiveRow(context, id)
  const text = storedTexts(context, row).get(key)
  if (!text) throw notFound()
  if (row.version !== version) throw stale(JSON.parse(toSavedRecord(context, row).json))
  const { source, english, path } = text
  if (source === null || english === null)
    throw conflict([{ path: source === null ? [key] : path, rule: 'required', params: {} }])
  yield* noteTranslations(context, id, [{ field: key, english, source }], version)
  return (yield* shownTranslations(context, row)).find(({ field }) => field === key)!
}
