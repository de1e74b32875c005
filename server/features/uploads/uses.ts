import {
  canHoldUploads,
  uploadsInValue,
  withoutUploads,
  withUploadFacts,
  type UploadFacts,
} from '../../../entities/language/derived/field-uploads.ts'
import type { Field } from '../../../entities/language/entity.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { focusName } from '../../../entities/language/uploads/focus.ts'
import type { Context, Store } from '../../kernel/records/context.ts'
import { tenantBindings } from '../../kernel/records/context.ts'
import { column } from '../../base/db/column.ts'
import type { Participant } from '../../kernel/records/participants.ts'
import { perEntity } from '../../kernel/records/per-entity.ts'
import { findOpenDraft } from '../../kernel/drafts/record-drafts.ts'
import { findRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { fromStored, toStored, type Stored } from '../../kernel/records/stored-values.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { fileNameOf, srcOf } from './file-names.ts'

/** References from records to uploads: whether the uploads exist, what they are, and which record uses which. */

interface KnownUpload extends UploadFacts {
  readonly id: string
  readonly name: string
}

/**
 * The values with the facts about each upload they reference. Throws for an upload that is not the tenant's, or that
 * the field does not accept.
 */
function* resolveUploads(context: Context, values: Values): Operation<Values> {
  const uploadFields = uploadFieldsOf(context.entity).filter(
    ({ name }) => values[name] !== undefined && values[name] !== null,
  )
  const mentioned = uploadFields.flatMap((field) =>
    uploadsInValue(field, values[field.name]).map((each) => ({ ...each, path: [field.name, ...each.path] })),
  )
  if (mentioned.length === 0) return values
  const known = yield* findUploads(
    context,
    mentioned.map(({ src }) => src),
  )
  const issues = mentioned.flatMap(({ src, path, rules, missing }): readonly Issue[] => {
    const upload = known.get(src)
    if (!upload) return [{ path, ...(missing ?? { rule: 'integrity.refNotFound', params: {} }) }]
    return rules.filter((rule) => !rule.holds(upload)).map(({ rule, params }) => ({ path, rule, params }))
  })
  if (issues.length > 0) throw invalid(issues, context.entity.name)
  const resolved = uploadFields.map((field) => [
    field.name,
    withUploadFacts(field, values[field.name], (src) => known.get(src)!),
  ])
  return { ...values, ...(Object.fromEntries(resolved) as Values) }
}

/** Values without the uploads that are not there any more, except in fields that may not be empty. */
function* withoutLostUploads(context: Context, values: Values): Operation<Values> {
  const kept: Record<string, unknown> = { ...values }
  for (const field of uploadFieldsOf(context.entity)) {
    const srcs = uploadsInValue(field, values[field.name]).map(({ src }) => src)
    if (srcs.length === 0) continue
    const known = yield* findUploads(context, srcs)
    if (srcs.every((src) => known.has(src))) continue
    const left = withoutUploads(field, values[field.name], (src) => !known.has(src))
    if (left !== null || field.optional) kept[field.name] = left
  }
  return kept
}

/** Records refer to uploads that are there, and which record uses which is known. */
export const uploadParticipant: Participant = {
  name: 'uploads',
  resolve: resolveUploads,
  withoutLost: withoutLostUploads,
  *with(context, { before, after }, changed) {
    const fields = uploadFieldsOf(context.entity).filter(({ name }) => changed.includes(name))
    if (fields.length === 0) return
    // What begins has no draft beside it.
    const draft = before && (yield* draftOf(context, after.id))
    for (const { name } of fields) {
      const isUsing = mayUseUploads(context, before?.[name]) || draft?.[name] !== undefined
      if (isUsing) yield* deleteUses(context, after.id, name)
    }
    yield* noteUses(context, fields, after, draft)
  },
  *drafted(context, id) {
    const fields = uploadFieldsOf(context.entity)
    const row = fields.length > 0 ? yield* findRow(context, id) : undefined
    if (!row) return
    const draft = yield* draftOf(context, id)
    for (const { name } of fields) yield* deleteUses(context, id, name)
    yield* noteUses(context, fields, row, draft)
  },
  removed: (context, id) => deleteUses(context, id),
}

/** What the draft of a record changes, if it has one. */
function* draftOf(context: Context, id: string): Operation<Values | undefined> {
  return context.entity.keepsDraft ? (yield* findOpenDraft(context, id))?.values : undefined
}

/** Notes the uploads that fields of a record use, as it is or in its draft. */
function* noteUses(
  context: Context,
  fields: readonly Field[],
  row: RecordRow,
  draft: Values | undefined,
): Operation<void> {
  const named = fields.flatMap((field) => {
    const { name, storage } = field
    const stored = [row[name], toStored(storage, draft?.[name])].filter((each) => mayUseUploads(context, each))
    const uploads = stored.flatMap((each) => uploadsInValue(field, fromStored(storage, each!)))
    return uploads.map(({ src, focus }) => ({ field: name, src, focus }))
  })
  if (named.length === 0) return
  const srcs = named.map(({ src }) => src)
  const known = yield* findUploads(context, srcs)
  for (const [field, ofField] of Map.groupBy(named, (each) => each.field))
    for (const [src, uses] of Map.groupBy(ofField, (each) => each.src)) {
      const upload = known.get(src)
      if (!upload) continue
      const points = uses.flatMap(({ focus }) => (focus ? [focusName(focus)] : []))
      yield* insertUse(context, { upload: upload.id, id: row.id, field, points: listedPoints(points) })
    }
}

/** Whether a stored value mentions an address of the tenant's uploads. Most do not, and need not be parsed to see that. */
const mayUseUploads = ({ tenant }: Context, stored: Stored | undefined): boolean =>
  String(stored).includes(srcOf(tenant.id, ''))

const uploadFieldsOf = perEntity(({ fields }) => Object.values(fields).filter(canHoldUploads))

/** Points as `upload_use` keeps them, so that each is found by its name between spaces. */
const listedPoints = (points: readonly string[]): string => (points.length > 0 ? ` ${points.join(' ')} ` : '')

/** Whether a record uses an upload with a focal point of its own, by the point’s name. */
export function* isPointUsed(store: Store, tenant: string, upload: string, point: string): Operation<boolean> {
  const statement = store.cachedStatement<{ upload: string }>`use with a point`(() =>
    store.scope
      .selectFrom('upload_use')
      .where('upload_use.upload', '=', param('upload'))
      .where(store.fn.textContains(column('upload_use', 'points'), param('point')))
      .limit(1)
      .select('upload_use.upload'),
  )
  const row = yield* first(statement({ tenant_id: tenant, upload, point: listedPoints([point]) }))
  return row !== undefined
}

function* insertUse(
  context: Context,
  use: { readonly upload: string; readonly id: string; readonly field: string; readonly points: string },
): Operation<void> {
  const { store } = context
  const statement = store.cachedStatement`note use`(() =>
    store.scope.insertInto('upload_use', {
      upload: param('upload'),
      entity: param('entity'),
      recordId: param('id'),
      field: param('field'),
      points: param('points'),
    }),
  )
  yield* run(statement({ ...tenantBindings(context), ...use }))
}

/** Deletes a record's upload references, in one field or all. */
function* deleteUses(context: Context, id: string, field?: string): Operation<void> {
  const { store } = context
  const statement = store.cachedStatement`forget uses${field ? ' of a field' : ''}`(() => {
    const ofRecord = store.scope
      .deleteFrom('upload_use')
      .where('upload_use.entity', '=', param('entity'))
      .where('upload_use.recordId', '=', param('id'))
    return field ? ofRecord.where('upload_use.field', '=', param('field')) : ofRecord
  })
  yield* run(statement({ ...tenantBindings(context), id, field }))
}

/** The tenant's uploads at the given addresses, keyed by address. */
function* findUploads(context: Context, srcs: readonly string[]): Operation<ReadonlyMap<string, KnownUpload>> {
  const { store, tenant } = context
  const own = srcs.filter((src) => src === srcOf(tenant.id, fileNameOf(src)))
  if (own.length === 0) return new Map()
  const statement = store.cachedStatement<KnownUpload>`uploads named`(() =>
    store.scope
      .selectFrom('upload')
      .where(store.fn.inJsonArray(column('upload', 'name'), param('names')))
      .select(['upload.id', 'upload.name', 'upload.title', 'upload.type', 'upload.size'])
      .select(['upload.width', 'upload.height']),
  )
  const rows = yield* all(statement({ ...tenantBindings(context), names: JSON.stringify(own.map(fileNameOf)) }))
  return new Map(rows.map((row) => [srcOf(tenant.id, row.name), row]))
}
