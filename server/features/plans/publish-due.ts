import { enqueue } from '../../base/jobs/job.ts'
import type { Operation } from '../../base/db/query.ts'
import { readColleagues } from '../../kernel/auth/colleagues.ts'
import { mayStillEnter } from '../../kernel/auth/tenant-access.ts'
import { newChangeSet } from '../../kernel/records/change-set.ts'
import { storeOf, type Context, type Store } from '../../kernel/records/context.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import type { Publisher } from '../drafts/publish-due.ts'
import { notify } from '../notifications/notify.ts'
import { isReady, publishItems, type Judgements, type PlanContext } from './publish.ts'
import { itemsOf, planTable, type Plan } from './tables.ts'

/** The kind of job that publishes a plan at its time. */
export const publishPlanJob = 'publish-plan'

export interface PlanJob {
  readonly tenant: Context['tenant']
  /** The plan, and the time that was set: a job whose plan has another by then does nothing. */
  readonly plan: string
  readonly publishAt: string
}

/** What became of a plan that whoever planned it is notified of. */
export type PlanOutcome = 'published' | 'refused' | 'noAccess' | 'asked' | 'agreed' | 'declined'

/** Thrown to take back what was published of a plan, a record of which was refused. */
export class PlanRefused extends Error {
  readonly judged: Judgements

  constructor(judged: Judgements) {
    super('Records of the plan were refused.')
    this.judged = judged
  }
}

/**
 * Publishes a plan by one change set, and says so in it. Throws `PlanRefused`, which takes all of it back, if one of its
 * records was changed since it was seen, or is refused.
 */
export function* publishPlan(context: PlanContext, plan: Plan): Operation<Plan> {
  const { store, tenant, changeSet } = context
  const judged = yield* publishItems(context, yield* itemsOf(store, tenant.id, plan.id))
  if (!isReady(judged)) throw new PlanRefused(judged)
  // Whoever was asked and publishes it agrees, whatever they answered before.
  const agrees = plan.askedOf !== null && plan.askedOf === context.by && plan.reply !== 'agreed'
  const published = {
    ...plan,
    ...(agrees && ({ reply: 'agreed', replyText: null } as const)),
    status: 'published',
    publishedAt: new Date().toISOString(),
    changeSet: changeSet.id,
    version: plan.version + 1,
  } as const
  yield* planTable.save(store, tenant.id, published)
  return published
}

/** Notifies accounts of what became of a plan. */
export const tellOfPlan = (
  { store, tenant }: Pick<Context, 'store' | 'tenant'>,
  { id, name, version }: Plan,
  outcome: PlanOutcome,
  { by, to }: { readonly by: string | null; readonly to: readonly (string | null)[] },
): Operation<void> =>
  notify(store, {
    kind: 'plan',
    to: [...new Set(to)].filter((account) => account !== null && account !== by) as string[],
    by,
    tenant: tenant.id,
    entity: null,
    recordId: id,
    params: { title: name, outcome },
    once: `plan ${id} ${version} ${outcome}`,
  })

/**
 * Publishes a plan at its time, in the name of whoever scheduled it, as long as they may. Its state changes in the same
 * transaction, so that it is published once, however often this is called. If it is refused, nothing is changed.
 */
export async function publishDuePlan({ database, operator }: Publisher, job: PlanJob): Promise<void> {
  const store = storeOf(database)
  const { tenant } = job
  const plan = await database.read(tenant.id, () => duePlan(store, job))
  if (!plan) return
  const by = plan.scheduledBy
  const context = { store, tenant, by, requestId: `${publishPlanJob} ${plan.id}`, changeSet: newChangeSet() }
  const owner = await operator()
  const isAllowed =
    by !== null && owner !== undefined && (await database.read(owner, () => mayStillEnter(store, owner, tenant.id, by)))
  if (!isAllowed) return database.write(tenant.id, () => refuse(context, job, 'noAccess'))
  const colleagues = await readColleagues({ database, operatorTenant: operator }, tenant.id)
  try {
    await database.write(tenant.id, function* () {
      const due = yield* duePlan(store, job)
      if (!due) return
      const published = yield* publishPlan({ ...context, colleagues }, due)
      yield* tellOfPlan(context, published, 'published', { by: null, to: [by, due.createdBy] })
    })
  } catch (error) {
    if (!(error instanceof PlanRefused)) throw error
    await database.write(tenant.id, () => refuse(context, job, 'refused'))
  }
}

/** The plan of a job, as long as it is to be published at that time. */
function* duePlan(store: Store, { tenant, plan: id, publishAt }: PlanJob): Operation<Plan | undefined> {
  const plan = yield* planTable.find(store, tenant.id, id)
  return plan?.status === 'scheduled' && plan.publishAt === publishAt ? plan : undefined
}

/** Takes the time of a plan back, and notifies those who planned it. */
function* refuse(context: PlanContext, job: PlanJob, outcome: 'refused' | 'noAccess'): Operation<void> {
  const { store, tenant } = context
  const plan = yield* duePlan(store, job)
  if (!plan) return
  const refused = { ...plan, status: 'refused', publishAt: null, scheduledBy: null, version: plan.version + 1 } as const
  yield* planTable.save(store, tenant.id, refused)
  yield* tellOfPlan(context, refused, outcome, { by: null, to: [plan.scheduledBy, plan.createdBy] })
}

/** How long after its time a plan counts as forgotten, in milliseconds: its job came from elsewhere, or was given up. */
const forgottenAfter = 5 * 60_000

/** Gives plans whose time is past a job again: what an archive or a backup brought has none. */
export async function tendPlans({ database, operator }: Publisher, signal: AbortSignal): Promise<void> {
  const store = storeOf(database)
  for (const tenant of await allTenants(database, await operator())) {
    signal.throwIfAborted()
    const before = new Date(Date.now() - forgottenAfter).toISOString()
    await database.write(tenant.id, function* () {
      for (const { id, publishAt } of yield* planTable.all(store, tenant.id, { status: 'scheduled' }))
        if (publishAt !== null && publishAt < before)
          yield* enqueue(store.scope.dialect, publishPlanJob, { tenant, plan: id, publishAt } satisfies PlanJob)
    })
  }
}
