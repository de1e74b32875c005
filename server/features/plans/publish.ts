import { publishingOf } from '../../../entities/language/derived/publishing.ts'
import { publicFields } from '../../../entities/language/derived/public-visibility.ts'
import { isPublished } from '../../../entities/language/derived/public-content.ts'
import { referenceFieldsOf } from '../../../entities/language/derived/reference-fields.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { PlanAction, JudgedItem } from '../../../entities/system/publish-plan.ts'
import { runPart, type Operation } from '../../base/db/query.ts'
import { ApiError, withMessages } from '../../base/errors/api-error.ts'
import { publicView } from '../../kernel/crud/views.ts'
import { publishDraft } from '../../kernel/drafts/write-draft.ts'
import { findOpenDraft } from '../../kernel/drafts/record-drafts.ts'
import { titledRecords } from '../../kernel/public/titled-records.ts'
import { commit, type InSet } from '../../kernel/records/commit.ts'
import type { Context } from '../../kernel/records/context.ts'
import { findRow, type RecordRow } from '../../kernel/records/read-row.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { fromStored } from '../../kernel/records/stored-values.ts'
import { findPublicIds } from '../content/public-rows.ts'
import type { PlanItem } from './tables.ts'

/** A context of a plan: whose changes are in one change set, of several entities. */
export type PlanContext = Omit<InSet, 'entity' | 'parent'>

type Judged = Pick<JudgedItem, 'isStale' | 'issues' | 'hidden'>

/** What became of the records of a plan, by the ids of its items. */
export type Judgements = ReadonlyMap<string, Judged>

/** Whether nothing keeps a plan from being published. */
export const isReady = (judged: Judgements): boolean =>
  judged.size > 0 && [...judged.values()].every(({ isStale, issues }) => !isStale && issues.length === 0)

/**
 * Publishes the records of a plan, each by the change that staff would make, and says of each why it was refused. The
 * caller takes everything back if one was.
 */
export function* publishItems(context: PlanContext, items: readonly PlanItem[]): Operation<Judgements> {
  const judged = new Map<string, Judged>()
  for (const item of items) {
    const outcome = yield* runPart(() => publishItem(context, item), isRefusal)
    judged.set(item.id, 'error' in outcome ? refused(outcome.error as ApiError, item) : { ...fine, ...outcome.value })
  }
  // Once all of it is published: records of a plan may refer to each other.
  for (const item of items) {
    const before = judged.get(item.id)!
    if (item.action === 'withdraw' || before.issues.length > 0) continue
    judged.set(item.id, { ...before, hidden: yield* hiddenReferences(context, item) })
  }
  return judged
}

const fine: Judged = { isStale: false, issues: [], hidden: [] }

/** What the rules of records refuse; any other error ends the publication. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.statusCode < 500

const issue = (rule: string): Issue => ({ path: [], rule, params: {} })

function refused({ statusCode, message, data }: ApiError, { entity }: PlanItem): Judged {
  const issues = data['issues'] as Judged['issues'] | undefined
  if (issues && issues.length > 0) return { ...fine, issues }
  // 412: another draft or version than the one that was seen.
  if (statusCode === 412) return { ...fine, isStale: true }
  return { ...fine, issues: [{ ...withMessages([issue('invalid')], entity)[0]!, message }] }
}

/** Publishes one record. Throws what refuses it; says whether it is another than was seen. */
function* publishItem(context: PlanContext, item: PlanItem): Operation<Partial<Judged>> {
  const entity = entityByName(item.entity)
  const { site } = context.tenant
  if (!entity || !isPublished(entity, site))
    return { issues: withMessages([issue('integrity.refNotFound')], item.entity) }
  const ofEntity = { ...context, entity }
  const row = yield* findRow(ofEntity, item.recordId)
  if (!row || row.trashedAt !== null) return { issues: withMessages([issue('integrity.refNotFound')], entity.name) }
  if (row.version !== item.recordVersion) return { isStale: true }
  if (item.action === 'change') {
    const draft = yield* findOpenDraft(ofEntity, row.id)
    if (!draft || draft.version !== item.draftVersion) return { isStale: true }
    yield* publishDraft(ofEntity, {
      id: row.id,
      version: draft.version,
      liveVersion: row.version,
      language: item.language ?? undefined,
    })
    return {}
  }
  yield* show(ofEntity, row, item.action)
  return {}
}

/** Shows a record to the public, or hides it. */
function* show(context: InSet, row: RecordRow, action: PlanAction): Operation<void> {
  const publishing = publishingOf(context.entity)!
  const { field, isState } = publishing
  const to = action === 'publish' ? publishing.shown : publishing.hidden
  const { storage } = context.entity.fields[field]!
  if (fromStored(storage, row[field] ?? null) === to) return
  const known = { id: row.id, expectedVersion: row.version }
  yield* isState
    ? commit(context, { kind: 'transition', ...known, to: String(to) })()
    : commit(context, { kind: 'update', ...known, form: 'record', values: { [field]: to } })()
}

/** What a record refers to that the public does not see, in fields that the public reads. */
function* hiddenReferences(context: PlanContext, item: PlanItem): Operation<JudgedItem['hidden']> {
  const entity = entityByName(item.entity)!
  const row = yield* findRow({ ...context, entity }, item.recordId)
  if (!row) return []
  const shown = new Set(publicFields(entity, context.tenant.site).map(({ name }) => name))
  const hidden: JudgedItem['hidden'][number][] = []
  for (const { field, part, to } of referenceFieldsOf(entity)) {
    const target = entityByName(to)
    if (!shown.has(field) || !target || !isPublished(target, context.tenant.site)) continue
    const ids = idsIn(fromStored(entity.fields[field]!.storage, row[field] ?? null), part)
    if (ids.length === 0) continue
    const ofTarget: Context = { ...context, entity: target }
    const visible = yield* findPublicIds(publicView, ofTarget, ids)
    const missing = ids.filter((id) => !visible.has(id))
    const titles = yield* titledRecords(context.store, context.tenant.id, target, missing)
    for (const id of missing) {
      const { title = null, titleEn = null } = titles.get(id) ?? {}
      hidden.push({ field, entity: target.name, id, title, titleEn })
    }
  }
  return hidden
}

/** The ids in the value of a reference, or in a part of the rows of a group. */
function idsIn(value: unknown, part: string | undefined): readonly string[] {
  const values = (Array.isArray(value) ? value : [value]) as readonly unknown[]
  return values
    .map((each) => (part === undefined ? each : (each as Readonly<Record<string, unknown>> | null)?.[part]))
    .filter((each): each is string => typeof each === 'string')
}

/** What may be done with records of an entity; undefined where the public sees all of them, or none. */
export function actionsOf(entity: Entity): readonly PlanAction[] {
  const moves = publishingOf(entity) ? (['publish', 'withdraw'] as const) : []
  return [...moves, ...(entity.keepsDraft ? (['change'] as const) : [])]
}
