import { withIncludedScopes } from '../../../entities/language/derived/api-key-scopes.ts'
import { titleOf } from '../../../entities/language/entity.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import type { Operation } from '../../base/db/query.ts'
import { enqueue } from '../../base/jobs/job.ts'
import { readColleagues } from '../../kernel/auth/colleagues.ts'
import { mayStillEnter } from '../../kernel/auth/tenant-access.ts'
import { withEvent } from '../../kernel/drafts/draft-history.ts'
import {
  draftTable,
  overdueDrafts,
  sweepDrafts,
  unscheduled,
  type RecordDraft,
} from '../../kernel/drafts/record-drafts.ts'
import { publishDraft, publishDraftJob, type DraftJob } from '../../kernel/drafts/write-draft.ts'
import { newChangeSet } from '../../kernel/records/change-set.ts'
import { storeOf, type Context, type Store } from '../../kernel/records/context.ts'
import { findRow } from '../../kernel/records/read-row.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import { apiKeyTable } from '../api-keys/api-keys.ts'
import { assigneeOf } from '../assignments/assignments.ts'
import type { Workplace } from '../feature.ts'
import { notify } from '../notifications/notify.ts'
import { notifiedField } from '../notifications/title.ts'

/** What publishes on time: the database, and the id of the operator’s tenant. */
export type Publisher = Pick<Workplace, 'database' | 'operator'>

/**
 * Publishes a draft, or the language of it that was chosen, at its time, in the name of whoever scheduled it, as long as
 * they may. The draft ends in the transaction that publishes it, so that it is published once, however often this is
 * called. If it is refused, everything stays as it is.
 */
export async function publishDueDraft(work: Publisher, job: DraftJob): Promise<void> {
  const { database } = work
  const store = storeOf(database)
  const { tenant, recordId: id } = job
  const entity = entityByName(job.entity)
  const draft = await database.read(tenant.id, () => dueDraft(store, job))
  if (!entity || !draft) return
  const by = draft.scheduledBy
  const context = { store, entity, tenant, by, requestId: `${publishDraftJob} ${draft.id}`, changeSet: newChangeSet() }
  if (by === null || !(await mayStillPublish(work, context, by)))
    return database.write(tenant.id, () => refuse(context, job, 'noAccess'))
  const colleagues = await readColleagues({ database, operatorTenant: work.operator }, tenant.id)
  try {
    await database.write(tenant.id, function* () {
      const due = yield* dueDraft(store, job)
      if (!due) return
      const language = due.language ?? undefined
      yield* publishDraft({ ...context, colleagues }, { id, version: undefined, language })
      yield* tell(context, job, 'published', [by], {})
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await database.write(tenant.id, () => refuse(context, job, reasonOf(error)))
  }
}

/** The draft of a job, as long as it is to be published at that time. */
function* dueDraft(store: Store, { tenant, draft: id, publishAt }: DraftJob): Operation<RecordDraft | undefined> {
  const draft = yield* draftTable.find(store, tenant.id, id)
  return draft && draft.endedAt === null && draft.publishAt === publishAt ? draft : undefined
}

/** Whether an account still belongs to the tenant, or a key is still good for the entity. */
async function mayStillPublish({ database, operator }: Publisher, context: Context, by: string): Promise<boolean> {
  const { store, tenant, entity } = context
  const owner = await operator()
  if (owner !== undefined && (await database.read(owner, () => mayStillEnter(store, owner, tenant.id, by)))) return true
  const key = await database.read(tenant.id, () => apiKeyTable.find(store, tenant.id, by))
  if (!key || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= new Date().toISOString()))
    return false
  return withIncludedScopes(key.scopes).has(`${entity.name}:update`)
}

type Refused = 'issues' | 'conflict' | 'unpublished' | 'noAccess'

const reasons: Readonly<Partial<Record<number, Refused>>> = { 400: 'issues', 403: 'noAccess', 412: 'conflict' }

const reasonOf = ({ statusCode }: ApiError): Refused => reasons[statusCode] ?? 'unpublished'

/** Takes the time of a draft back, and notifies who set it and who is responsible for the record. */
function* refuse(context: Context, job: DraftJob, outcome: Refused): Operation<void> {
  const { store, tenant } = context
  const draft = yield* dueDraft(store, job)
  if (!draft) return
  const waiting = { ...draft, version: draft.version + 1, ...unscheduled }
  const refused = { kind: 'refused', publishAt: job.publishAt, language: draft.language } as const
  yield* draftTable.save(store, tenant.id, yield* withEvent({ ...context, by: null }, waiting, refused))
  const assignee = yield* assigneeOf(context, job.recordId)
  const to = [...new Set([draft.scheduledBy, assignee])].filter((account) => account !== null)
  yield* tell(context, job, 'draft', to, { outcome })
}

function* tell(
  { store, entity, tenant, ...context }: Context,
  { draft, publishAt, recordId }: DraftJob,
  kind: 'published' | 'draft',
  to: readonly string[],
  params: Readonly<Record<string, string | number>>,
): Operation<void> {
  const row = yield* findRow({ ...context, store, entity, tenant }, recordId)
  const title = String(row?.[notifiedField(entity) ?? titleOf(entity)] ?? '')
  const once = `${kind} ${draft} ${publishAt}`
  yield* notify(store, {
    kind,
    to,
    by: null,
    tenant: tenant.id,
    entity: entity.name,
    recordId,
    params: { title, ...params },
    once,
  })
}

/** How long after its time a draft counts as forgotten, in milliseconds: its job came from elsewhere, or was given up. */
const forgottenAfter = 5 * 60_000

/**
 * Deletes what drafts say that ended long ago, and gives those whose time is past a job again: what an archive or a
 * backup brought has none.
 */
export async function tendDrafts({ database, operator }: Publisher, signal: AbortSignal): Promise<void> {
  const store = storeOf(database)
  for (const tenant of await allTenants(database, await operator())) {
    signal.throwIfAborted()
    const now = Date.now()
    await database.write(tenant.id, function* () {
      yield* sweepDrafts(store, tenant.id)
      const before = new Date(now - forgottenAfter).toISOString()
      for (const { id, entity, recordId, publishAt } of yield* overdueDrafts(store, tenant.id, before)) {
        const job: DraftJob = { tenant, entity, recordId, draft: id, publishAt: publishAt! }
        yield* enqueue(store.scope.dialect, publishDraftJob, job)
      }
    })
  }
}
