import type { FastifyInstance } from 'fastify'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { runPart, type Operation } from '../../base/db/query.ts'
import { conflict, invalid, notAllowed, type ApiError } from '../../base/errors/api-error.ts'
import { commit, inChangeSet } from '../records/commit.ts'
import { withColleagues } from '../auth/colleagues.ts'
import type { Context } from '../records/context.ts'
import { readLiveRow } from '../records/read-row.ts'
import { fromStored } from '../records/stored-values.ts'
import {
  assertTotalSize,
  idsOf,
  isRefusal,
  maxBulkBytes,
  readRecordKeys,
  refusalOf,
  rowBytes,
  type RecordKey,
  type Refusal,
} from './bulk.ts'
import { editFormOf, readFieldEdits, type EditForm, type FieldEdit } from './field-edits.ts'
import { asObject, assertKeys, contextOf, sendJson, withChangeSetHeader } from '../requests/request.ts'
import { route } from './route.ts'

/** How many records show each field's value before and after. */
const maxSamples = 5

/**
 * POST …/product/edits {records, changes, dryRun?, skip?}: changes fields of several records, each from the value it
 * has. All of them, or with `skip` those that are not refused. With `dryRun`, everything is checked and nothing kept.
 */
export const editRecords = (app: FastifyInstance, entity: Entity) => {
  const form = editFormOf(entity)
  return route(app, entity, 'editMany', form === 'edit' ? 'edit' : ['list', 'preview'], async (request, reply) => {
    const context = inChangeSet(await withColleagues(app, contextOf(app, entity, request)))
    const body = asObject(request.body)
    assertKeys(body, 'records', 'changes', 'dryRun', 'skip')
    const records = readRecordKeys(body, ['id', 'version'], true)
    const edits = readFieldEdits(context, form, body.changes)
    const [dry, skip] = [readFlag(body, 'dryRun'), readFlag(body, 'skip')]
    const outcome = await context.store.database.write(context.tenant.id, function* () {
      yield* assertEditSize(context, records, body.changes)
      const part = yield* runPart(() => editEach(context, form, records, edits), isRefusal, { dry })
      if ('error' in part) throw part.error
      if (!dry && !skip && part.value.skipped.length > 0) throw refusal(entity, records, part.value.skipped)
      return part.value
    })
    return sendJson(
      withChangeSetHeader(reply, !dry && outcome.changed > 0 ? context.changeSet.id : null),
      JSON.stringify(dry ? { ...outcome, records: [] } : outcome),
    )
  })
}

function readFlag(body: Values, name: string): boolean {
  const value = body[name] ?? false
  if (typeof value !== 'boolean') throw invalid([{ path: [name], rule: 'boolean', params: {} }])
  return value
}

/** Counts the new values too, because each record gets them. */
function* assertEditSize(context: Context, records: readonly RecordKey[], changes: unknown): Operation<void> {
  const added = Buffer.byteLength(JSON.stringify(changes))
  const sizes = (yield* rowBytes(context, idsOf(records))).map((size) => size + added)
  assertTotalSize(sizes, maxBulkBytes)
}

interface Skipped extends Refusal {
  readonly id: string
}

interface Sample {
  readonly id: string
  readonly from: unknown
  readonly to: unknown
}

interface Outcome {
  /** How many records changed, and how many already were as they should be. */
  readonly changed: number
  readonly same: number
  /** By field, how many records have another value now, and the first of them. */
  readonly fields: Readonly<Record<string, { readonly changed: number; readonly samples: readonly Sample[] }>>
  readonly skipped: readonly Skipped[]
  readonly records: readonly { readonly id: string; readonly version: number }[]
}

function* editEach(
  context: Context,
  form: EditForm,
  records: readonly RecordKey[],
  edits: readonly FieldEdit[],
): Operation<Outcome> {
  const fields = Object.fromEntries(edits.map(({ field }) => [field.name, { changed: 0, samples: [] as Sample[] }]))
  const skipped: Skipped[] = []
  const saved: { readonly id: string; readonly version: number }[] = []
  for (const key of records) {
    const { id } = key
    const part = yield* runPart(() => editOne(context, form, key, edits), isRefusal)
    if ('error' in part) {
      skipped.push({ id, ...refusalOf(context.entity, part.error as ApiError) })
      continue
    }
    const { before, after, version, isChanged } = part.value
    if (!isChanged) continue
    saved.push({ id, version })
    for (const [name, tally] of Object.entries(fields)) {
      const [from, to] = [before[name], after[name]]
      if (JSON.stringify(from) === JSON.stringify(to)) continue
      tally.changed += 1
      if (tally.samples.length < maxSamples) tally.samples.push({ id, from, to })
    }
  }
  const changed = saved.length
  return { changed, same: records.length - changed - skipped.length, fields, skipped, records: saved }
}

function* editOne(context: Context, form: EditForm, { id, version }: RecordKey, edits: readonly FieldEdit[]) {
  const row = yield* readLiveRow(context, id)
  const before: Record<string, unknown> = {}
  const values: Record<string, unknown> = {}
  for (const { field, valueAfter } of edits) {
    before[field.name] = fromStored(field.storage, row[field.name] ?? null)
    values[field.name] = valueAfter(before[field.name])
  }
  const saved = yield* commit(context, { kind: 'update', id, expectedVersion: version, form, values })()
  const isChanged = saved.changeSet !== null
  const after: Values = isChanged ? JSON.parse(saved.json) : before
  return { before: before as Values, after, version: saved.version, isChanged }
}

/** One error for all refused records: 403 if the caller may not change one, else 409 if one was changed, or is locked or gone. */
function refusal(entity: Entity, records: readonly RecordKey[], skipped: readonly Skipped[]): ApiError {
  const places = new Map(records.map(({ id }, place) => [id, place]))
  const issues = skipped.flatMap((each) =>
    each.issues.map(({ path, rule, params }) => ({
      path: ['records', places.get(each.id)!, ...(path.length > 0 ? ['values', ...path] : [])],
      rule,
      params,
    })),
  )
  if (skipped.some(({ status }) => status === 403)) return notAllowed(issues, entity.name)
  return skipped.every(({ status }) => status === 400)
    ? invalid(issues, entity.name)
    : conflict(issues, {}, entity.name)
}
