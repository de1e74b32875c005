import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { isPlanOver } from '../../../entities/language/shared/plan-states.ts'
import type { DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import type { JudgedPlan, ShownPlan } from '../../../entities/system/publish-plan.ts'
import { maxOpenPlans, maxPlanItems, publishPlans, type PlanAction } from '../../../entities/system/publish-plan.ts'
import { param } from '../../base/db/parameter.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, conflict, invalid, notFound, stale } from '../../base/errors/api-error.ts'
import { enqueue } from '../../base/jobs/job.ts'
import { readColleagues } from '../../kernel/auth/colleagues.ts'
import { findOpenDraft } from '../../kernel/drafts/record-drafts.ts'
import { newChangeSet } from '../../kernel/records/change-set.ts'
import { findRow } from '../../kernel/records/read-row.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { removeAboutPlan } from '../comments/visitors.ts'
import { operationRoutes, type MemberCall } from '../../kernel/system-records/operations.ts'
import { judgedPlan, shownPlans, withJudgements } from './judge.ts'
import { actionsOf, type PlanContext } from './publish.ts'
import { PlanRefused, publishPlan, publishPlanJob, tellOfPlan, type PlanJob } from './publish-due.ts'
import { countOpen, hasRecord, itemsOf, itemTable, planTable, removeItems, type Plan, type PlanItem } from './tables.ts'

/** What somebody adds to a plan. */
interface Planned {
  readonly entity: string
  readonly recordId: string
  readonly action: PlanAction
  readonly language?: DraftLanguage | undefined
}

/** The routes of publish plans. */
export function planRoutes(app: FastifyInstance): void {
  /** The context of a call, whose changes are in one change set. */
  async function contextOf({ request, store, tenant, user }: MemberCall): Promise<PlanContext> {
    return {
      store,
      tenant,
      by: user.id,
      session: request.access.sessionId,
      requestId: request.id,
      colleagues: await readColleagues(app, tenant.id),
      changeSet: newChangeSet(),
    }
  }

  operationRoutes(app, publishPlans, {
    list({ store, tenant, page, read }) {
      const { filter, ...place } = page
      return read(function* () {
        const { rows: plans, total } = yield* planTable.page(store, tenant.id, {
          ...place,
          shape: filter.record === undefined ? '' : 'of a record',
          bound: { status: filter.status ?? null, ...(filter.record !== undefined && { record: filter.record }) },
          matching: (all) =>
            all
              .where(
                sql<boolean>`"publish_plan"."status" = coalesce(cast(${param('status')} as text), "publish_plan"."status")`,
              )
              .$if(filter.record !== undefined, (plans) => plans.where(hasRecord(store))),
        })
        return { rows: yield* shownPlans(store, tenant.id, plans), total }
      })
    },

    async read(call) {
      const context = await contextOf(call)
      // It is judged by publishing it, which is taken back.
      return call.write(function* () {
        return yield* judgedPlan(context, yield* existing(call, call.params.id))
      })
    },

    async create(call) {
      const { store, tenant, user, body, write } = call
      const context = await contextOf(call)
      return write(function* () {
        if ((yield* countOpen(store, tenant.id)) >= maxOpenPlans)
          throw new ApiError(409, 'There are too many publish plans. Publish or delete one.', {
            code: 'TOO_MANY_PLANS',
          })
        const now = new Date().toISOString()
        const plan: Plan = {
          id: uuid(),
          name: body.name,
          note: body.note ?? null,
          status: 'open',
          publishAt: null,
          scheduledBy: null,
          publishedAt: null,
          changeSet: null,
          askedOf: null,
          askedBy: null,
          askedAt: null,
          reply: null,
          replyText: null,
          version: 1,
          createdAt: now,
          createdBy: user.id,
          updatedAt: now,
          updatedBy: user.id,
        }
        yield* planTable.insert(store, tenant.id, plan)
        yield* add(context, plan, body.items)
        return yield* judgedPlan(context, plan)
      })
    },

    change(call) {
      const { version: _, ...asked } = call.body
      return call.write(function* () {
        const plan = yield* openPlan(call, call.params.id, call.version)
        const named = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
        return yield* shown(call, yield* save(call, { ...plan, ...named }))
      })
    },

    remove: (call) =>
      call.write(function* () {
        const { id } = yield* existing(call, call.params.id)
        yield* removeItems(call.store, call.tenant.id, id)
        yield* removeAboutPlan(call.store, call.tenant.id, id)
        yield* planTable.remove(call.store, call.tenant.id, id)
      }),

    async add(call) {
      const context = await contextOf(call)
      return call.write(function* () {
        const plan = yield* openPlan(call, call.params.id)
        yield* add(context, plan, call.body.items)
        return yield* judgedPlan(context, yield* save(call, plan))
      })
    },

    async take(call) {
      const context = await contextOf(call)
      const { store, tenant, params } = call
      return call.write(function* () {
        const plan = yield* openPlan(call, params.id)
        const item = yield* itemTable.find(store, tenant.id, params.item)
        if (item?.plan !== plan.id) throw notFound()
        yield* itemTable.remove(store, tenant.id, item.id)
        return yield* judgedPlan(context, yield* save(call, plan))
      })
    },

    async schedule(call) {
      const context = await contextOf(call)
      const { store, tenant, user, params, body, version } = call
      const publishAt = new Date(body.publishAt).toISOString()
      if (publishAt <= new Date().toISOString())
        throw invalid([{ path: ['publishAt'], rule: 'scheduleInPast', params: {} }])
      return call.write(function* () {
        const plan = yield* openPlan(call, params.id, version)
        const scheduled = { ...plan, status: 'scheduled', publishAt, scheduledBy: user.id } as const
        const job: PlanJob = { tenant: { id: tenant.id, site: tenant.site }, plan: plan.id, publishAt }
        yield* enqueue(store.scope.dialect, publishPlanJob, job, { runAt: Date.parse(publishAt) })
        return yield* judgedPlan(context, yield* save(call, scheduled))
      })
    },

    async unschedule(call) {
      const context = await contextOf(call)
      return call.write(function* () {
        const plan = yield* openPlan(call, call.params.id)
        const open = { ...plan, status: 'open', publishAt: null, scheduledBy: null } as const
        return yield* judgedPlan(context, yield* save(call, open))
      })
    },

    async publish(call) {
      const context = await contextOf(call)
      const { store, tenant, params, version, write } = call
      try {
        return await write(function* () {
          const plan = yield* openPlan(call, params.id, version)
          const published = yield* publishPlan(context, plan)
          if (plan.askedOf === call.user.id)
            yield* tellOfPlan(context, published, 'published', { by: call.user.id, to: [plan.askedBy] })
          return yield* shown(call, published)
        })
      } catch (error) {
        if (!(error instanceof PlanRefused)) throw error
        const { judged } = error
        const plan: JudgedPlan = await store.database.read(tenant.id, function* () {
          const found = yield* existing(call, params.id)
          return yield* withJudgements(context, found, yield* itemsOf(store, tenant.id, found.id), judged)
        })
        throw conflict([{ path: [], rule: 'integrity.planRefused', params: {} }], { plan })
      }
    },

    async ask(call) {
      const { account } = call.body
      const context = await contextOf(call)
      if (!context.colleagues!.some(({ id }) => id === account))
        throw invalid([{ path: ['account'], rule: 'integrity.notColleague', params: {} }])
      return call.write(function* () {
        const plan = yield* openPlan(call, call.params.id)
        const asked = {
          askedOf: account,
          askedBy: call.user.id,
          askedAt: new Date().toISOString(),
          reply: null,
          replyText: null,
        }
        const saved = yield* save(call, { ...plan, ...asked })
        yield* tellOfPlan(context, saved, 'asked', { by: call.user.id, to: [account] })
        return yield* shown(call, saved)
      })
    },

    reply: (call) =>
      call.write(function* () {
        const { store, tenant, user, body, params } = call
        const plan = yield* openPlan(call, params.id)
        if (plan.askedOf !== user.id) throw conflict([{ path: [], rule: 'integrity.notAsked', params: {} }])
        const saved = yield* save(call, { ...plan, reply: body.reply, replyText: body.text ?? null })
        yield* tellOfPlan({ store, tenant }, saved, body.reply, { by: user.id, to: [plan.askedBy] })
        return yield* shown(call, saved)
      }),
  })
}

function* existing({ store, tenant }: MemberCall, id: string): Operation<Plan> {
  const plan = yield* planTable.find(store, tenant.id, id)
  if (!plan) throw notFound()
  return plan
}

/** A plan that is still to be published; throws 412 if it is at another version than the caller knows. */
function* openPlan(call: MemberCall, id: string, version?: number): Operation<Plan> {
  const plan = yield* existing(call, id)
  if (version !== undefined && version !== plan.version) throw stale(yield* shown(call, plan))
  if (isPlanOver(plan.status)) throw conflict([{ path: [], rule: 'integrity.planPublished', params: {} }])
  return plan
}

/** Saves a plan with its next version. */
function* save({ store, tenant, user }: MemberCall, plan: Plan): Operation<Plan> {
  const saved = { ...plan, version: plan.version + 1, updatedAt: new Date().toISOString(), updatedBy: user.id }
  yield* planTable.save(store, tenant.id, saved)
  return saved
}

function* shown({ store, tenant }: MemberCall, plan: Plan): Operation<ShownPlan> {
  const [answer] = (yield* shownPlans(store, tenant.id, [plan])) as [ShownPlan]
  return answer
}

/** Adds records to a plan as they are now; those that it has are seen again. Throws 400 with all that cannot be added. */
function* add(context: PlanContext, plan: Plan, planned: readonly Planned[]): Operation<void> {
  const { store, tenant, by } = context
  const present = yield* itemsOf(store, tenant.id, plan.id)
  const known = new Map(present.map((item) => [`${item.entity} ${item.recordId}`, item]))
  const issues: Issue[] = []
  for (const [place, { entity: name, recordId, action, language }] of planned.entries()) {
    const refuse = (field: keyof Planned, rule: string) =>
      void issues.push({ path: ['items', place, field], rule, params: {} })
    const entity = entityByName(name)
    if (!entity?.sites[tenant.site]) {
      refuse('entity', 'option')
      continue
    }
    if (!actionsOf(entity).includes(action)) {
      refuse('action', 'option')
      continue
    }
    const ofEntity = { ...context, entity }
    const row = yield* findRow(ofEntity, recordId)
    if (!row || row.trashedAt !== null) {
      refuse('recordId', 'integrity.refNotFound')
      continue
    }
    const draft = entity.keepsDraft ? yield* findOpenDraft(ofEntity, recordId) : undefined
    if (action === 'change' && !draft) {
      refuse('action', 'integrity.noDraft')
      continue
    }
    const before = known.get(`${name} ${recordId}`)
    const item: PlanItem = {
      id: before?.id ?? uuid(),
      plan: plan.id,
      entity: name,
      recordId,
      action,
      recordVersion: row.version,
      draftVersion: draft?.version ?? null,
      language: action === 'change' ? (language ?? null) : null,
      createdAt: before?.createdAt ?? new Date().toISOString(),
      createdBy: before?.createdBy ?? by!,
    }
    known.set(`${name} ${recordId}`, item)
    if (before) yield* itemTable.save(store, tenant.id, item)
    else yield* itemTable.insert(store, tenant.id, item)
  }
  if (issues.length > 0) throw invalid(issues)
  if (known.size > maxPlanItems) throw invalid([{ path: ['items'], rule: 'countMax', params: { max: maxPlanItems } }])
}
