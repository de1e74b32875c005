import { sql } from 'kysely'
import { entities } from '../../../entities/index.ts'
import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import { dayOf } from '../../../entities/language/dates/wall-clock.ts'
import { endsOfWindows, visibilityFields, visiblePeriod } from '../../../entities/language/derived/public-visibility.ts'
import { column } from '../../base/db/column.ts'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { mayStillEnter } from '../../kernel/auth/tenant-access.ts'
import { selectedValues } from '../../kernel/public/records.ts'
import { storeOf, tenantBindings, type Context } from '../../kernel/records/context.ts'
import type { Row } from '../../kernel/records/stored-values.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import { assigneeOf } from '../assignments/assignments.ts'
import { notify } from './notify.ts'
import { notifiedField } from './title.ts'

/** How many days before a record stops being public whoever is responsible for it is notified. */
const noticeDays = 3

/** How many records of one tenant and entity are looked at in an hour: those that end first. */
const mostAtOnce = 100

/**
 * Notifies those who are responsible for a record that it will soon no longer be public, once for each end that it has: to
 * whom it is assigned, or else who changed it last.
 */
export async function notifyExpiring(
  database: Database,
  operator: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const ending = Object.values(entities).filter((entity) => !entity.parent && endsOfWindows(entity).length > 0)
  for (const tenant of await allTenants(database, operator))
    for (const entity of ending) {
      if (!entity.sites[tenant.site]) continue
      signal.throwIfAborted()
      const context: Context = { store: storeOf(database), entity, tenant, by: null, requestId: 'expiring' }
      const due = await database.read(tenant.id, () => expiring(context))
      for (const record of due) {
        const to = await responsible(context, operator!, record)
        if (to !== undefined) await database.write(tenant.id, () => tell(context, record, to))
      }
    }
}

interface Expiring {
  readonly id: string
  readonly title: string
  readonly until: string
  /** The accounts that changed and made it; null for the public or the server. */
  readonly editors: readonly (string | null)[]
}

/** The records that the public sees now, and will not see in some days; whoever has just changed one knows. */
function* expiring(context: Context): Operation<readonly Expiring[]> {
  const { entity, tenant, store } = context
  const title = notifiedField(entity)
  const statement = store.cachedStatement<Row>`expiring|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    const isDay = (name: string) => entity.fields[name]!.kind === 'date'
    const ends = endsOfWindows(entity).map((name) => {
      const [from, until] = isDay(name) ? ['today', 'lastDay'] : ['now', 'latest']
      return sql<boolean>`(${column(table, name)} >= ${param(from!)} and ${column(table, name)} <= ${param(until!)})`
    })
    const names = new Set(['id', 'createdBy', 'updatedBy', ...visibilityFields(entity), ...(title ? [title] : [])])
    return select()
      .where(column(table, 'trashedAt'), 'is', null)
      .where(column(table, 'updatedAt'), '<', param('yesterday'))
      .where(sql<boolean>`(${sql.join(ends, sql` or `)})`)
      .orderBy(column(table, endsOfWindows(entity)[0]!))
      .limit(sql.lit(mostAtOnce))
      .select([...names].map((name) => column(table, name).as(name)))
  })
  const now = new Date()
  const lastDay = addDays(today(now), noticeDays)
  const inDays = (days: number): string => new Date(now.valueOf() + days * 86_400_000).toISOString()
  const moments = { now: inDays(0), today: today(now), lastDay, latest: inDays(noticeDays), yesterday: inDays(-1) }
  const bound = { ...tenantBindings(context), ...moments }
  return (yield* all(statement(bound))).flatMap((row) => {
    const period = visiblePeriod(entity, tenant.site, selectedValues(entity, row))
    if (!period || period.from > bound.now || period.until <= bound.now || dayBefore(period.until) > lastDay) return []
    const editors = [row['updatedBy'], row['createdBy']] as readonly (string | null)[]
    return [{ id: String(row['id']), title: String((title && row[title]) ?? ''), until: period.until, editors }]
  })
}

/** The last day on which a record is public, given the moment from which it is not. */
const dayBefore = (until: string): string => dayOf(new Date(Date.parse(until) - 1).toISOString())!

/** Who is responsible for a record, of those who may still enter the tenant. */
async function responsible(context: Context, operator: string, { id, editors }: Expiring): Promise<string | undefined> {
  const { store, tenant } = context
  const assignee = await store.database.read(tenant.id, () => assigneeOf(context, id))
  for (const account of [assignee, ...editors])
    if (account && (await store.database.read(operator, () => mayStillEnter(store, operator, tenant.id, account))))
      return account
  return undefined
}

const tell = ({ store, tenant, entity }: Context, { id, title, until }: Expiring, to: string): Operation<void> =>
  notify(store, {
    kind: 'expiring',
    to: [to],
    by: null,
    tenant: tenant.id,
    entity: entity.name,
    recordId: id,
    params: { title, day: dayBefore(until) },
    once: `expiring ${id} ${until}`,
  })
