import { sql } from 'kysely'
import type { Entity } from '../../../entities/language/entity.ts'
import { publicSlug } from '../../../entities/language/derived/public-content.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, runUnawaited, type Operation } from '../../base/db/query.ts'
import { publicDifference } from '../../kernel/public/public-difference.ts'
import type { Context, Store } from '../../kernel/records/context.ts'
import type { Write } from '../../kernel/records/entity-hooks.ts'
import type { Participant } from '../../kernel/records/participants.ts'
import type { Row } from '../../kernel/records/stored-values.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    /** One row for each change of a record, without its content. A tenant's positions follow each other without gaps. */
    change_log: { tenant_id: string } & LoggedChange
  }
}

export interface LoggedChange {
  readonly position: number
  /** No two positions of different histories have the same: a restored backup goes on with others. */
  readonly changeSet: string
  readonly at: string
  readonly entity: string
  readonly recordId: string
  /** 1 if the public saw the record before or after the change, and saw it change. */
  readonly wasPublic: number
  /** The slug by which the public knew the record; null if it knows it by its id alone. */
  readonly slug: string | null
}

/** How far the clocks of several servers may differ, in milliseconds. */
const clockTolerance = 10_000

/** Logs every change in its transaction. A tenant is written by one transaction after the other: so positions are in the order of the commits. */
export const changeLog: Participant = {
  name: 'changes',
  // Accounts are also changed elsewhere.
  concerns: ({ viewOf }) => viewOf === undefined,
  *after(context, write) {
    const { store, entity, tenant, changeSet } = context
    const statement = store.cachedStatement`log change`(() => {
      const last = store.scope.selectFrom('change_log').select(({ fn }) => fn.max('change_log.position').as('last'))
      return store.scope.insertInto('change_log', {
        position: sql`coalesce((${last}), 0) + 1`,
        changeSet: param('changeSet'),
        at: param('at'),
        entity: param('entity'),
        recordId: param('recordId'),
        wasPublic: param('wasPublic'),
        slug: param('slug'),
      })
    })
    const now = Date.now()
    yield* runUnawaited(
      statement({
        tenant_id: tenant.id,
        changeSet: changeSet!.id,
        at: new Date(now).toISOString(),
        entity: entity.name,
        recordId: (write.after ?? write.before)!.id,
        ...publicSideOf(context, write, now),
      }),
    )
  },
}

function publicSideOf(context: Context, write: Write, now: number): Pick<LoggedChange, 'wasPublic' | 'slug'> {
  const { before, after } = publicDifference(context, write) ?? { before: null, after: null }
  // Another server whose clock is ahead may have shown it by now.
  const soon = new Date(now + clockTolerance).toISOString()
  // Also if it has ended since: who asks seldom has not been told yet.
  const hadBegun = before !== null && before.from <= soon
  const isShown = after !== null && after.from <= soon && new Date(now).toISOString() < after.until
  if (!hadBegun && !isShown) return { wasPublic: 0, slug: null }
  return { wasPublic: 1, slug: slugOf(context.entity, (hadBegun ? write.before : write.after)!) }
}

/** The slug by which the public addresses a record; null if it has none. */
export function slugOf(entity: Entity, row: Row): string | null {
  const slug = publicSlug(entity)
  return slug ? ((row[slug.name] as string | null | undefined) ?? null) : null
}

/** The last change of a tenant; undefined before the first. */
export function* lastChange(
  { scope, cachedStatement }: Store,
  tenant: string,
): Operation<Pick<LoggedChange, 'position' | 'changeSet'> | undefined> {
  const statement = cachedStatement<Pick<LoggedChange, 'position' | 'changeSet'>>`last change`(() =>
    scope
      .selectFrom('change_log')
      .orderBy('change_log.position', 'desc')
      .limit(1)
      .select(['change_log.position', 'change_log.changeSet']),
  )
  return yield* first(statement({ tenant_id: tenant }))
}

/** A tenant's changes from a position on, in their order. */
export function* changesFrom(
  { scope, cachedStatement }: Store,
  tenant: string,
  position: number,
  limit: number,
): Operation<readonly LoggedChange[]> {
  const statement = cachedStatement<LoggedChange>`changes from`(() =>
    scope
      .selectFrom('change_log')
      .where('change_log.position', '>=', param('position'))
      .orderBy('change_log.position')
      .limit(param('limit'))
      .select([
        'change_log.position',
        'change_log.changeSet',
        'change_log.at',
        'change_log.entity',
        'change_log.recordId',
        'change_log.wasPublic',
        'change_log.slug',
      ]),
  )
  return yield* all(statement({ tenant_id: tenant, position, limit }))
}

/** For how long changes can be followed, in milliseconds. */
export const changeRetention = 90 * 86_400_000

/** How many changes are deleted by one transaction. */
const sweptAtOnce = 1000

/** Deletes the changes of long ago, but never a tenant's last. */
export async function sweepChanges(store: Store, tenant: string, now: number): Promise<void> {
  const since = new Date(now - changeRetention).toISOString()
  const statement = store.cachedStatement`sweep changes`(() =>
    store.scope.deleteFrom('change_log').where('change_log.position', '<=', param('last')),
  )
  for (;;) {
    const oldest = await store.database.read(tenant, () => changesFrom(store, tenant, 0, sweptAtOnce + 1))
    const old = oldest.slice(0, -1).filter(({ at }) => at < since)
    const last = old.at(-1)?.position
    if (last !== undefined) await store.database.write(tenant, () => run(statement({ tenant_id: tenant, last })))
    if (old.length < sweptAtOnce) return
  }
}
