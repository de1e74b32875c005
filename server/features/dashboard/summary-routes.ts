import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { draftValues, statesOf, titleOf, type Entity } from '../../../entities/language/entity.ts'
import { pathOfRecord } from '../../../entities/language/derived/record-path.ts'
import { firstSteps } from '../../../entities/installation.ts'
import type { When } from '../../../entities/language/condition.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { RequestTenant } from '../../kernel/auth/access.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { conditionSql } from '../../kernel/records/declared-condition.ts'
import { pathPartsOf } from '../../kernel/records/path-parts.ts'
import { recordName } from '../../kernel/records/record-names.ts'
import {
  englishTitleOf,
  revisionName,
  revisionNameColumns,
  type RevisionNameRow,
} from '../../kernel/records/revision-names.ts'
import { entitiesOfSite, entityByName } from '../../kernel/records/registry.ts'
import { authorName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { clockTime, openingWeek } from '../../kernel/tenants/opening.ts'

const actions = ['create', 'update', 'transition', 'delete', 'restore', 'reorder'] as const

const entityCount = z.object({ entity: z.string(), total: z.int() })
const recentChange = z.object({
  entity: z.string(),
  id: z.string(),
  path: z.string().nullable().describe('Where captain opens it; null where it has no screen of its own.'),
  title: z.string().nullable(),
  titleEn: z.string().nullable().describe('The English title, of entities that have one.'),
  name: recordName,
  action: z.enum(actions),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
})
const scheduled = z.object({
  entity: z.string(),
  id: z.string(),
  path: z.string().nullable().describe('Where captain opens it; null where it has no screen of its own.'),
  title: z.string().nullable(),
  titleEn: z.string().nullable().describe('The English title, of entities that have one.'),
  at: z.string(),
  kind: z.enum(['publish', 'unpublish']),
})
const firstStep = z.object({
  step: z.string(),
  done: z.boolean().describe('Whether it has a record that is no draft.'),
})
export const openingDay = z.object({
  day: z.iso.date(),
  isToday: z.boolean(),
  hours: z
    .array(z.object({ start: clockTime, end: clockTime.describe('On the 30-hour clock.') }))
    .nullable()
    .describe('Empty where it is closed; null where no opening hours are in force.'),
  special: z
    .object({ id: z.string(), state: z.string(), title: z.string().nullable() })
    .nullable()
    .describe('The record that makes the day other than usual.'),
})
const opening = z.object({
  entity: z.string().describe('The entity of the special days.'),
  field: z.string().describe('Its field that says what kind of day it is.'),
  days: z.array(openingDay).describe('From Monday to Sunday.'),
})
const summary = z.object({
  counts: z.array(entityCount).describe('Live records of each entity that has a list.'),
  changes: z.array(recentChange).describe('The latest changes, newest first.'),
  scheduled: z.array(scheduled).describe('What will show or stop showing next.'),
  opening: opening.nullable().describe('When it is open this week; null where that is not known.'),
  firstSteps: z
    .array(firstStep)
    .describe('What the staff of a new tenant make first, in order: entities, and `library` for its uploads.'),
})

const maxRows = 10

/** A tenant's dashboard: counts, recent changes, scheduled records. */
export function summaryRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/summary', {
    config: { access: 'member' },
    schema: {
      operationId: 'readTenantSummary',
      summary: 'Get the dashboard: counts, latest changes, schedule and opening hours of the week',
      tags: ['Tenants'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      response: { 200: summary.describe('The summary.'), ...errorResponses(401, 403, 404) },
    },
    handler: async ({ access }, reply) => {
      const store = storeOf(app.database!)
      return reply.send(await store.database.read(access.tenant!.id, () => summaryOf(store, access.tenant!)))
    },
  })
}

function* summaryOf(store: Store, requested: RequestTenant): Operation<z.output<typeof summary>> {
  const { id: tenant, site } = requested
  const entities = entitiesOfSite(site)
  const listedEntities = entities.filter(({ list, edit, parent }) => list && edit !== 'single' && !parent)
  const totals = new Map(
    (yield* all(totalsQuery(store)({ tenant_id: tenant }))).map(({ entity, count }) => [entity, count]),
  )
  for (const entity of listedEntities.filter(({ viewOf }) => viewOf)) {
    const counted = yield* first(countQuery(store, entity)({ tenant_id: tenant }))
    totals.set(entity.name, counted!.count)
  }
  const changes = yield* all(changesQuery(store, site, entities)({ tenant_id: tenant }))
  const upcoming = []
  for (const entity of entities.filter((each) => statesOf(each)?.window)) {
    const rows = yield* all(scheduledQuery(store, entity)({ tenant_id: tenant, now: new Date().toISOString() }))
    upcoming.push(...rows.map((row) => ({ entity: entity.name, ...row })))
  }
  return {
    counts: listedEntities.map(({ name }) => ({ entity: name, total: totals.get(name) ?? 0 })),
    changes: changes.map(({ entity, id, title, titleEn, action, at, by, byName, ...parts }) => ({
      entity,
      id,
      path: pathOf(requested, { entity, id }),
      title,
      titleEn,
      name: revisionName(entity, { title, titleEn, ...parts }),
      action,
      at,
      by: by === null ? null : { id: by, name: byName ?? '' },
    })),
    scheduled: upcoming
      .sort((a, b) => (a.at < b.at ? -1 : 1))
      .slice(0, maxRows)
      .map((row) => ({ ...row, path: pathOf(requested, row) })),
    opening: (yield* openingWeek(store, tenant, site)) as z.output<typeof opening> | null,
    firstSteps: yield* readFirstSteps(store, tenant, site),
  }
}

/** Where captain opens a record; null where the site has no screens of it, or its parent is not known here. */
function pathOf(tenant: RequestTenant, { entity: name, id }: { readonly entity: string; readonly id: string }) {
  const entity = entityByName(name)
  if (!entity || entity.parent) return null
  return pathOfRecord(pathPartsOf(entity, tenant), { id, parent: null }) ?? null
}

function* readFirstSteps(store: Store, tenant: string, site: SiteSlug): Operation<z.output<typeof firstStep>[]> {
  const steps = []
  for (const step of firstSteps[site] ?? []) {
    const found = yield* first(anyQuery(store, step)({ tenant_id: tenant }))
    steps.push({ step, done: found !== undefined })
  }
  return steps
}

/** One row of a first step, if it has any: an upload, or a live record that is no draft. */
const anyQuery = ({ scope, cachedStatement }: Store, step: string) =>
  cachedStatement<{ id: string }>`summary step|${step}`(() => {
    if (step === 'library') return scope.selectFrom('upload').select('upload.id').limit(1)
    const entity = entityByName(step)!
    const { table, select } = scope.records(entity)
    const live = select().where(column(table, 'trashedAt'), 'is', null)
    const draft = draftValues(entity)
    return (draft ? live.where(sql<boolean>`not ${conditionSql(entity, table, draft as When)}`) : live)
      .select(sql<string>`${column(table, 'id')}`.as('id'))
      .limit(1)
  })

const totalsQuery = ({ scope, cachedStatement }: Store) =>
  cachedStatement`summary totals`(() => scope.selectFrom('total').select(['total.entity', 'total.count']))

/** Views are counted in their source table. */
const countQuery = ({ scope, cachedStatement }: Store, entity: Entity) =>
  cachedStatement<{ count: number }>`summary count|${entity.name}`(() =>
    scope
      .records(entity)
      .select()
      .select(sql<number>`count(*)`.as('count')),
  )

interface Change extends RevisionNameRow {
  readonly entity: string
  readonly id: string
  readonly action: (typeof actions)[number]
  readonly at: string
  readonly by: string | null
  readonly byName: string | null
}

const changesQuery = (store: Store, site: SiteSlug, entities: readonly Entity[]) =>
  store.cachedStatement<Change>`summary changes|${site}`(() =>
    store.scope
      .selectFrom('revision')
      .where('revision.action', '!=', 'purge')
      .orderBy('revision.at', 'desc')
      .limit(maxRows)
      .select([
        'revision.entity',
        'revision.recordId as id',
        'revision.action',
        'revision.at',
        'revision.by',
        authorName(store.scope, column('revision', 'by')).as('byName'),
        ...revisionNameColumns(store, entities),
      ]),
  )

interface Upcoming {
  readonly id: string
  readonly title: string | null
  readonly titleEn: string | null
  readonly at: string
  readonly kind: 'publish' | 'unpublish'
}

/** Published records whose publication window has not started or not ended yet. */
const scheduledQuery = ({ scope, cachedStatement }: Store, entity: Entity) =>
  cachedStatement<Upcoming>`summary scheduled|${entity.name}`(() => {
    const { name, window } = statesOf(entity)!
    const { from, until, during } = window!
    const english = englishTitleOf(entity)
    const due = (field: string, kind: string) => {
      const { table, select } = scope.records(entity)
      return select()
        .where(column(table, 'trashedAt'), 'is', null)
        .where(column(table, name), '=', during)
        .where(column(table, field), '>', param('now'))
        .orderBy(column(table, field))
        .limit(maxRows)
        .select([
          sql<string>`${column(table, 'id')}`.as('id'),
          sql<string | null>`${column(table, titleOf(entity))}`.as('title'),
          sql<string | null>`${english === undefined ? sql`null` : column(table, english)}`.as('titleEn'),
          sql<string>`${column(table, field)}`.as('at'),
          sql<Upcoming['kind']>`${sql.lit(kind)}`.as('kind'),
        ])
    }
    return scope
      .over(due(from, 'publish'), 'opening')
      .selectAll()
      .unionAll(scope.over(due(until, 'unpublish'), 'closing').selectAll())
  })
