import {
  draftFields,
  isKeptInDraft,
  languageOf,
  type DraftLanguage,
} from '../../../entities/language/derived/draft-fields.ts'
import { v7 as uuid } from 'uuid'
import type { Field } from '../../../entities/language/entity.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { Operation } from '../../base/db/query.ts'
import {
  ApiError,
  catalogue,
  conflict,
  invalid,
  notFound,
  stale,
  versionRequired,
} from '../../base/errors/api-error.ts'
import { enqueue } from '../../base/jobs/job.ts'
import type { ChangeSet } from '../records/change-set.ts'
import { commit } from '../records/commit.ts'
import type { Context } from '../records/context.ts'
import { participantsOf, resolveValues } from '../records/participants.ts'
import { readInput } from '../records/read-input.ts'
import { readLiveRow, type RecordRow } from '../records/read-row.ts'
import { findContent } from '../records/revision-contents.ts'
import type { SavedRecord } from '../records/saved-record.ts'
import { toStored, type Row } from '../records/stored-values.ts'
import { draftAnswer, draftChanges, draftConflicts, isPublished } from './draft-answer.ts'
import { withEvent } from './draft-history.ts'
import { draftTable, findDiscarded, findOpenDraft, newDraft, unscheduled, type RecordDraft } from './record-drafts.ts'
import { assertNotTaken } from './taken-values.ts'

/** The kind of job that publishes a draft at its time. */
export const publishDraftJob = 'publish-draft'

export interface DraftJob {
  readonly tenant: Context['tenant']
  readonly entity: string
  readonly recordId: string
  /** The draft, and the time that was set: a job whose draft has another by then does nothing. */
  readonly draft: string
  readonly publishAt: string
}

/** What somebody saves of a draft. */
export interface DraftInput {
  readonly id: string
  readonly fields: Values
  /** Whether there is to be no draft yet. */
  readonly isNew: boolean
  /** The version of the draft that was read, or, for a new one, of its record; undefined for any. */
  readonly version: number | undefined
  /** The version of the record whose values stand in the fields that the draft does not change. */
  readonly liveVersion?: number | undefined
}

/**
 * Saves the draft of a published record, as far as it differs from that. The input is parsed at once; the operation answers
 * the record with its draft. Throws 404 if there is none and none is to be begun, 409 if the record is not published, 412
 * if the draft is at another version.
 */
export function saveDraft(
  context: Context,
  { id, fields, isNew, version, liveVersion }: DraftInput,
): () => Operation<Values> {
  const input = readInput(context.entity, context.tenant.site, 'draft', fields)
  return function* () {
    const row = yield* readLiveRow(context, id)
    const open = yield* findOpenDraft(context, id)
    if (isNew && version === undefined) throw versionRequired()
    if (!isNew && !open) throw notFound()
    if (open && (isNew || (version !== undefined && version !== open.version)))
      throw yield* staleDraft(context, row, open)
    assertPublished(context, row)
    const seen = yield* rowAt(context, row, isNew ? version : liveVersion)
    const values = yield* changesIn(context, row, seen, open, input)
    yield* assertNotTaken(context, id, values)
    const draft = open ?? newDraft(context, id, isNew ? version! : row.version)
    if (Object.keys(values).length === 0) {
      if (open) yield* endDraft(context, open, 'discarded')
      return yield* draftAnswer(context, row, undefined)
    }
    const saved = yield* withEvent(context, { ...touched(context, draft), values, changeSet: null }, { kind: 'saved' })
    if (open) yield* draftTable.save(context.store, context.tenant.id, saved)
    else yield* draftTable.insert(context.store, context.tenant.id, saved)
    yield* followDraft(context, id)
    return yield* draftAnswer(context, row, saved)
  }
}

/** The record with its open draft. Throws 404 if it has none. */
export function* readDraft(context: Context, id: string): Operation<Values> {
  const row = yield* readLiveRow(context, id)
  const draft = yield* findOpenDraft(context, id)
  if (!draft) throw notFound()
  return yield* draftAnswer(context, row, draft)
}

/** Ends a draft without publishing it. */
export function* discardDraft(context: Context, id: string, version: number | undefined): Operation<void> {
  const { draft } = yield* draftAt(context, id, version)
  yield* endDraft(context, draft, 'discarded')
}

/** Brings back the draft of a record that was discarded last. */
export function* restoreDraft(context: Context, id: string): Operation<Values> {
  const row = yield* readLiveRow(context, id)
  if (yield* findOpenDraft(context, id)) throw conflict([issue('integrity.hasDraft')], {}, context.entity.name)
  const discarded = yield* findDiscarded(context, id)
  if (!discarded) throw notFound()
  yield* assertNotTaken(context, id, discarded.values)
  const open = { endedAt: null, endedBy: null, ...unscheduled }
  const restored = yield* withEvent(context, { ...touched(context, discarded), ...open }, { kind: 'restored' })
  yield* draftTable.save(context.store, context.tenant.id, restored)
  yield* followDraft(context, id)
  return yield* draftAnswer(context, row, restored)
}

/** When a draft is to be published; null for no time. */
export interface DraftSchedule {
  readonly publishAt: string | null
  /** The only language that is published then; the rest stays in the draft. */
  readonly language?: DraftLanguage | undefined
}

/**
 * Says when a draft is to be published. Throws for a time that is past, and 400 if the draft changes nothing in the
 * language.
 */
export function* scheduleDraft(
  context: Context,
  id: string,
  version: number | undefined,
  { publishAt, language }: DraftSchedule,
): Operation<Values> {
  const { row, draft } = yield* draftAt(context, id, version)
  if (publishAt !== null) {
    assertPublished(context, row)
    if (publishAt <= new Date().toISOString())
      throw invalid([{ path: ['publishAt'], rule: 'scheduleInPast', params: {} }], context.entity.name)
    const changed = Object.keys(draftChanges(context, row, draft))
    if (language && !changed.some((name) => languageOf(context.entity, name) === language)) throw notInLanguage(context)
    const { tenant, entity, store } = context
    const job: DraftJob = {
      tenant: { id: tenant.id, site: tenant.site },
      entity: entity.name,
      recordId: id,
      draft: draft.id,
      publishAt,
    }
    yield* enqueue(store.scope.dialect, publishDraftJob, job, { runAt: Date.parse(publishAt) })
  }
  const schedule = publishAt === null ? unscheduled : { publishAt, scheduledBy: context.by, language: language ?? null }
  const scheduled = { ...touched(context, draft), ...schedule }
  const isSame = publishAt === draft.publishAt && schedule.language === draft.language
  const saved = isSame
    ? scheduled
    : yield* withEvent(context, scheduled, {
        kind: publishAt === null ? 'unscheduled' : 'scheduled',
        publishAt,
        language: schedule.language,
      })
  yield* draftTable.save(context.store, context.tenant.id, saved)
  return yield* draftAnswer(context, row, saved)
}

/** What somebody publishes: the version of the draft, and that of the record that was seen; undefined for any, and for none. */
export interface DraftPublication {
  readonly id: string
  readonly version: number | undefined
  readonly liveVersion?: number | undefined
  /** The only language that is published; the rest stays in the draft. */
  readonly language?: DraftLanguage | undefined
}

/**
 * Publishes a draft by an update of its record, in the change set of the context. Throws what the update is refused with,
 * 412 if the record changed the same fields meanwhile, unless its present version was seen, and 400 if the draft changes
 * nothing in the language.
 */
export function* publishDraft(
  context: Context & { readonly changeSet: ChangeSet },
  { id, version, liveVersion, language }: DraftPublication,
): Operation<SavedRecord> {
  const { row, draft } = yield* draftAt(context, id, version)
  assertPublished(context, row)
  const { entity } = context
  const isIncluded = (name: string) => language === undefined || languageOf(entity, name) === language
  const all = yield* draftConflicts(context, row, draft)
  const conflicts = liveVersion === row.version ? [] : all.filter(({ field }) => isIncluded(field))
  if (conflicts.length > 0 || (liveVersion !== undefined && liveVersion !== row.version))
    throw new ApiError(412, catalogue[412].message, { current: yield* draftAnswer(context, row, draft), conflicts })
  const changes = Object.entries(draftChanges(context, row, draft))
  const values = Object.fromEntries(changes.filter(([name]) => isIncluded(name)))
  const rest = Object.fromEntries(changes.filter(([name]) => !isIncluded(name)))
  const update = commit(context, { kind: 'update', id, expectedVersion: row.version, values })
  if (Object.keys(rest).length === 0) {
    yield* endDraft(context, draft, 'published')
    return yield* update()
  }
  if (Object.keys(values).length === 0) throw notInLanguage(context)
  const changeSet = context.changeSet.id
  const published = { ...draft, id: uuid(), values, ...endedNow('published'), changeSet, events: [] }
  yield* draftTable.insert(context.store, context.tenant.id, published)
  const saved = yield* update()
  // What is left was changed by somebody else, too, only if it was so before.
  const isBehind = all.some(({ field }) => !isIncluded(field))
  const left = {
    ...touched(context, draft),
    values: rest,
    ...(!isBehind && { basis: saved.version }),
    // What was to be published then is.
    ...(draft.language === language && unscheduled),
  }
  const told = yield* withEvent(context, left, { kind: 'published', language: language!, changeSet })
  yield* draftTable.save(context.store, context.tenant.id, told)
  yield* followDraft(context, id)
  return saved
}

/** That a draft changes nothing in the language that is to be published. */
const notInLanguage = ({ entity }: Context): ApiError =>
  invalid([{ path: ['language'], rule: 'integrity.notInLanguage', params: {} }], entity.name)

/** An end of a draft, now. */
const endedNow = (endedBy: 'published' | 'discarded') => ({ endedAt: new Date().toISOString(), endedBy })

/** Ends a draft, which is kept for a while so that this can be undone. */
function* endDraft(context: Context, draft: RecordDraft, endedBy: 'published' | 'discarded'): Operation<void> {
  const changeSet = endedBy === 'published' ? context.changeSet!.id : null
  const ended = yield* withEvent(context, { ...draft, ...endedNow(endedBy), changeSet }, { kind: endedBy, changeSet })
  yield* draftTable.save(context.store, context.tenant.id, ended)
  yield* followDraft(context, draft.recordId)
}

/** Rewrites what the open draft of a record changes, which is given as JSON. */
export function* rewriteDraft(context: Context, id: string, rewrite: (values: string) => string): Operation<void> {
  const draft = context.entity.keepsDraft ? yield* findOpenDraft(context, id) : undefined
  if (!draft) return
  const before = JSON.stringify(draft.values)
  const after = rewrite(before)
  if (after === before) return
  const rewritten = { ...touched(context, draft), values: JSON.parse(after) as Values }
  yield* draftTable.save(context.store, context.tenant.id, rewritten)
  yield* followDraft(context, id)
}

/** Tells those that take part in changes that a record's draft is another, or has come or gone. */
export function* followDraft(context: Context, id: string): Operation<void> {
  for (const { drafted } of participantsOf(context.entity).drafted) yield* drafted(context, id)
}

/** A draft with its next version, by the caller. */
const touched = ({ by }: Context, draft: RecordDraft): RecordDraft => ({
  ...draft,
  version: draft.version + 1,
  updatedAt: new Date().toISOString(),
  updatedBy: by,
})

/** A record and its open draft at a version, or at any. */
function* draftAt(context: Context, id: string, version: number | undefined) {
  const row = yield* readLiveRow(context, id)
  const draft = yield* findOpenDraft(context, id)
  if (!draft) throw notFound()
  if (version !== undefined && version !== draft.version) throw yield* staleDraft(context, row, draft)
  return { row, draft }
}

function* staleDraft(context: Context, row: RecordRow, draft: RecordDraft): Operation<ApiError> {
  return stale(yield* draftAnswer(context, row, draft))
}

const issue = (rule: string): Issue => ({ path: [], rule, params: {} })

function assertPublished(context: Context, row: RecordRow): void {
  if (!isPublished(context, row)) throw conflict([issue('integrity.notPublished')], {}, context.entity.name)
}

/** The stored values that a record had at a version; as it is now, for none. */
function* rowAt(context: Context, row: RecordRow, version: number | undefined): Operation<Row> {
  if (version === undefined || version === row.version) return row
  const content = yield* findContent(context, row.id, version)
  if (content === undefined) throw invalid([{ path: ['version'], rule: 'invalid', params: {} }], context.entity.name)
  const values = JSON.parse(content) as Values
  const fields = siteFields(context.entity, context.tenant.site)
  return Object.fromEntries(fields.map(({ name, storage }) => [name, toStored(storage, values[name])]))
}

/**
 * What a draft changes once it is saved. A field that the input does not have stays as it is; one that is as it is published,
 * or was when the caller read it, is not in the draft. Throws for what no draft can change.
 */
function* changesIn(
  context: Context,
  row: RecordRow,
  seen: Row,
  draft: RecordDraft | undefined,
  input: Values,
): Operation<Values> {
  const { entity, tenant } = context
  const before: Values = draft ? draftChanges(context, row, draft) : {}
  const isAs = (known: Row, { name, storage }: Field) => toStored(storage, resolved[name]) === (known[name] ?? null)
  const resolved = yield* resolveValues(context, input)
  const fields = siteFields(entity, tenant.site).filter(({ name }) => resolved[name] !== undefined)
  const refused = fields.filter(
    (field) =>
      !isKeptInDraft(entity, field.name) && !entity.derived?.[field.name] && !isAs(row, field) && !isAs(seen, field),
  )
  if (refused.length > 0)
    throw invalid(
      refused.map(({ name }) => ({ path: [name], rule: 'integrity.notInDraft', params: {} })),
      entity.name,
    )
  const changes: Record<string, unknown> = { ...before }
  for (const field of draftFields(entity, tenant.site).filter((each) => fields.includes(each))) {
    const { name } = field
    if (isAs(row, field)) delete changes[name]
    else if (name in before || !isAs(seen, field)) changes[name] = resolved[name]
  }
  return changes
}
