import { param } from '../../base/db/parameter.ts'
import { column } from '../../base/db/column.ts'
import { first, type Operation } from '../../base/db/query.ts'
import type { JobHandler } from '../../base/jobs/handler.ts'
import { draftTable } from '../../kernel/drafts/record-drafts.ts'
import type { DraftJob } from '../../kernel/drafts/write-draft.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { publishDueDraft, type Publisher } from '../drafts/publish-due.ts'
import { publishDuePlan, type PlanJob } from './publish-due.ts'
import { planTable } from './tables.ts'

type Job = DraftJob | PlanJob

/**
 * Publishes what is due at a tenant, in the order of its times: with what a job is for also what was due before, so that a
 * plan of nine o’clock never undoes a draft of ten. Of two servers none goes on to the next as long as the other may still
 * fail with this one.
 */
export const publishOnTime = (work: Publisher): JobHandler => ({
  retry: { first: 2_000, longest: 600_000, tries: 100 },
  atOnce: 1,
  run: (payload, signal) => publishUntil(work, payload as Job, signal),
})

const idOf = (job: Job): string => ('draft' in job ? job.draft : job.plan)

/** Throws what the job itself failed with. What else failed has a job of its own, and keeps nothing waiting. */
async function publishUntil(work: Publisher, job: Job, signal: AbortSignal): Promise<void> {
  const store = storeOf(work.database)
  const failed = new Map<string, unknown>()
  for (;;) {
    signal.throwIfAborted()
    const next = await work.database.read(job.tenant.id, () => firstDue(store, job, [...failed.keys()]))
    if (!next) break
    try {
      await ('draft' in next ? publishDueDraft(work, next) : publishDuePlan(work, next))
    } catch (error) {
      failed.set(idOf(next), error)
    }
  }
  if (failed.has(idOf(job))) throw failed.get(idOf(job))
}

/** What is to be published first of what is due by the time of a job, without some drafts and plans. */
function* firstDue(
  store: Store,
  { tenant, publishAt: until }: Job,
  except: readonly string[],
): Operation<Job | undefined> {
  const drafts = store.cachedStatement<object>`first due draft`(() =>
    store.scope
      .selectFrom('record_draft')
      .where('record_draft.endedAt', 'is', null)
      .where('record_draft.publishAt', '<=', param('until'))
      .where(({ not }) => not(store.fn.inJsonArray(column('record_draft', 'id'), param('except'))))
      .orderBy('record_draft.publishAt')
      .orderBy('record_draft.id')
      .limit(1)
      .select(draftTable.columns),
  )
  const row = yield* first(drafts({ tenant_id: tenant.id, until, except: JSON.stringify(except) }))
  const draft = row && draftTable.read(row)
  const plans = (yield* planTable.all(store, tenant.id, { status: 'scheduled' })).filter(
    ({ id, publishAt }) => publishAt !== null && publishAt <= until && !except.includes(id),
  )
  const jobs: readonly Job[] = [
    ...(draft
      ? [{ tenant, entity: draft.entity, recordId: draft.recordId, draft: draft.id, publishAt: draft.publishAt! }]
      : []),
    ...plans.map(({ id, publishAt }) => ({ tenant, plan: id, publishAt: publishAt! })),
  ]
  const [earliest] = jobs.toSorted(
    (one, other) => compare(one.publishAt, other.publishAt) || compare(idOf(one), idOf(other)),
  )
  return earliest
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
