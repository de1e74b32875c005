import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { operatorSite, type SiteSlug } from '../../../entities/installation.ts'
import { memberRights, type MemberRight } from '../../../entities/language/system-operation.ts'
import type { Caller, EnteredTenant, RequestTenant } from './access.ts'
import { storeOf, type Store } from '../records/context.ts'
import { param } from '../../base/db/parameter.ts'
import { lruCache } from '../../base/db/lru-cache.ts'
import { all, first, last, together, type Operation } from '../../base/db/query.ts'
import { whenReady, type Database, type MaybePromise } from '../../base/db/database.ts'
import { installation, ownTenant, type Scope } from '../../base/db/scope.ts'
import { statement, type Bindings } from '../../base/db/statement.ts'
import type { ScopedTables } from '../../base/db/tables.ts'
import { selectTenantBySlug } from '../tenants/by-slug.ts'
import { maintenanceOf, type Maintenance } from '../tenants/maintenance.ts'
import { menuOf, type MenuCategory } from '../tenants/menu.ts'
import { listParts, type ListQuery } from '../requests/list-query.ts'
import { isBanned } from './accounts.ts'
import { impersonationBindings, impersonationIsValid } from './impersonation.ts'
import { currentMemberships, hasRight } from './membership-queries.ts'

/**
 * Who may enter which tenant. The only file that decides that: it reads the operator's rows of tenants and memberships,
 * since they say whose scope a call has, and the sessions of calls.
 */

export interface Visit {
  readonly user: Caller
  /** The requested tenant, if it exists. */
  readonly tenant: EnteredTenant | undefined
  readonly isMember: boolean
}

/** Administrators may enter every tenant, members their own until it is closed. */
export const mayEnterTenant = (visit: {
  readonly user: Pick<Caller, 'role'>
  readonly tenant: Pick<RequestTenant, 'status'> | undefined
  readonly isMember: boolean
}): boolean => visit.user.role === 'admin' || (visit.isMember && visit.tenant?.status !== 'closed')

/** A tenant as shown in choosers. */
export interface TenantSummary extends RequestTenant {
  readonly name: string
  readonly nameEn: string | null
  readonly siteUrl: string
  readonly themeColor: string
  readonly defaultLocale: 'ja' | 'en'
}

export interface TenantAccess {
  /**
   * The account of a live session and its relation to a tenant; undefined if the session has ended, the account is
   * banned, or the impersonation is no longer valid.
   */
  visit(session: string, user: string, slug: string | undefined): MaybePromise<Visit | undefined>
  /** One tenant as shown in choosers. */
  card(id: string): MaybePromise<TenantSummary | undefined>
  /** The tenants an account may enter: its own until they are closed, all of them for an administrator. */
  enterable(
    user: Caller,
    query: ListQuery,
  ): MaybePromise<{ readonly tenants: readonly TenantSummary[]; readonly total: number }>
  /** The id of the operator's tenant, which owns the rows of all tenants; undefined before setup. */
  operator(): MaybePromise<string | undefined>
  /** The current or scheduled maintenance of a tenant's site, if any. */
  maintenance(tenant: string): Promise<Maintenance | undefined>
  /** The operator's arrangement of a tenant's navigation. */
  menu(tenant: Pick<RequestTenant, 'id' | 'site'>): Promise<readonly MenuCategory[]>
}

/**
 * A visit that was read, which holds until the server writes anything. What ends by time alone, as sessions, bans and
 * memberships do, ends within a second, and what a command at the terminal writes is noticed by then.
 */
interface KeptVisit {
  readonly changedRows: number
  readonly second: number
  readonly visit: Visit | undefined
}

/** How many are kept: those of everybody who is at work. */
const maxKeptVisits = 1000

export const tenantColumns = ['sortOrder', 'name', 'slug', 'site', 'status'] as const

type Tenants = SelectQueryBuilder<ScopedTables, 'tenant', {}>

export function createTenantAccess(database: Database): TenantAccess {
  const store = storeOf(database)
  const statements = statementsOf(store)
  const keptVisits = lruCache<KeptVisit>(maxKeptVisits)
  let known: string | undefined
  const operator = () =>
    known ??
    whenReady(
      database.read(null, () => first(statements.operator({}))),
      (row) => (known = row?.tenant_id),
    )

  /** Reads as the operator's tenant; before setup there is nothing to find. */
  const read = <T>(operation: (owner: Bindings) => Operation<T>): MaybePromise<T> =>
    whenReady(operator(), (owner) => database.read(owner ?? null, () => operation({ tenant_id: owner ?? '' })))

  return {
    operator,
    async maintenance(tenant) {
      const owner = await operator()
      return owner === undefined ? undefined : maintenanceOf(database, owner, tenant)
    },
    async menu(tenant) {
      const owner = await operator()
      return owner === undefined ? [] : menuOf(database, owner, tenant)
    },
    card: (id) => read((owner) => first(statements.card({ ...owner, id }))),
    visit(session, user, slug) {
      const changedRows = database.changedRows?.()
      const visited = () => read((owner) => visit(statements, { ...owner, session, user, slug }))
      if (changedRows === undefined) return visited()
      const key = `${session} ${user} ${slug ?? ''}`
      const second = Math.floor(Date.now() / 1000)
      const kept = keptVisits.get(key)
      if (kept?.changedRows === changedRows && kept.second === second) return kept.visit
      return whenReady(visited(), (found) => {
        keptVisits.set(key, { changedRows, second, visit: found })
        return found
      })
    },
    enterable: (user, query) => read((owner) => enterable(store, owner, user, query)),
  }
}

function statementsOf({ scope, database: { dialect } }: Store) {
  const accounts = installation(dialect)
  const tenants = () => scope.selectFrom('tenant')
  // Two small statements with a subquery each take a sixth of the time of one that joins the four tables.
  return {
    person: statement<PersonRow>(
      accounts
        .selectFrom('auth_user')
        .select(['id', 'name', 'role', 'isUser', 'cfAi'])
        .where('id', '=', (session) =>
          session
            .selectFrom('auth_session')
            .select('userId')
            .where('id', '=', param('session'))
            .where('userId', '=', param('user'))
            .where('expiresAt', '>', param('now'))
            .where(impersonationIsValid),
        )
        .where(isNotBanned),
    ),
    visited: statement<TenantRow>(
      selectTenantBySlug(scope).select([
        membershipExists(scope).as('isMember'),
        ...memberRights.map((right) => membershipExists(scope, right).as(right)),
      ]),
    ),
    card: statement<TenantSummary>(selectSummaries(tenants().where('tenant.id', '=', param('id')))),
    operator: statement<{ tenant_id: string }>(
      ownTenant(dialect).where('tenant.site', '=', operatorSite).select('tenant.tenant_id'),
    ),
  }
}

/** Whether an account may enter a tenant now, whatever its sessions: for what is done in the background on its behalf. */
export function* mayStillEnter(
  { scope, cachedStatement }: Store,
  operator: string,
  tenant: string,
  user: string,
): Operation<boolean> {
  const statement = cachedStatement<{ one: number }>`may enter in the background`(() =>
    scope.plain<{ one: number }>(
      sql`select 1 as "one" where ${accountMayEnter(scope, param('user'), param('tenant'))}`,
    ),
  )
  const bindings = { tenant_id: operator, tenant, user, today: today(), now: new Date().toISOString() }
  return (yield* first(statement(bindings))) !== undefined
}

/**
 * The same for the account and the tenant that another query names. Statements with it bind `today` and `now`, and run
 * for the operator's tenant.
 */
export function accountMayEnter(
  scope: Scope,
  account: RawBuilder<unknown>,
  tenant: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const one = sql`1`.as('one')
  const membership = currentMemberships(scope)
    .where(sql<boolean>`"tenant_user"."user" = "visitor"."id" and "tenant_user"."tenant" = "tenant"."id"`)
    .select(one)
  const entered = scope
    .selectFrom('tenant')
    .where('tenant.trashedAt', 'is', null)
    .where(sql<boolean>`"tenant"."id" = ${tenant}`)
    .where(sql<boolean>`("visitor"."role" = 'admin' or ("tenant"."status" <> 'closed' and exists ${membership}))`)
    .select(one)
  return sql<boolean>`exists (select 1 from "auth_user" as "visitor"
    where "visitor"."id" = ${account} and ${isNotBanned} and exists ${entered})`
}

const isNotBanned = sql<boolean>`not ${isBanned}`

/** Whether the account bound as `user` is a member of the tenant of the row, with a right. */
function membershipExists(scope: Scope, right?: MemberRight): RawBuilder<number> {
  const own = membershipsOfUser(scope).where(sql<boolean>`"tenant_user"."tenant" = "tenant"."id"`)
  const entitled = right ? own.where(hasRight(right)) : own
  return sql<number>`exists ${entitled.select(sql`1`.as('one'))}`
}

const membershipsOfUser = (scope: Scope) => currentMemberships(scope).where('tenant_user.user', '=', param('user'))

const selectSummaries = (tenants: Tenants) =>
  tenants.select([
    'tenant.id',
    'tenant.slug',
    'tenant.name',
    'tenant.nameEn',
    'tenant.site',
    'tenant.status',
    'tenant.siteUrl',
    'tenant.themeColor',
    'tenant.defaultLocale',
  ])

interface PersonRow {
  readonly id: string
  readonly name: string
  readonly role: string | null
  readonly isUser: number
  readonly cfAi: number
}
interface TenantRow extends RequestTenant, Readonly<Record<MemberRight, number>> {
  readonly site: SiteSlug
  readonly isMember: number
}

function* visit(
  statements: ReturnType<typeof statementsOf>,
  { slug, ...values }: Bindings & { readonly slug: string | undefined },
): Operation<Visit | undefined> {
  const [[person], [row] = []] = (yield* together(
    last(statements.person({ ...values, ...impersonationBindings(Date.now()) })),
    ...(slug === undefined ? [] : [statements.visited({ ...values, slug, today: today() })]),
  )) as readonly [readonly PersonRow[], (readonly TenantRow[])?]
  if (!person) return undefined
  const { id, name, role, isUser, cfAi } = person
  const user = { id, name, role: role ?? 'user', isUser: isUser === 1, cfAi: cfAi === 1 }
  if (!row) return { user, tenant: undefined, isMember: false }
  const { isMember, id: tenant, slug: address, site, status } = row
  const rights = memberRights.filter((right) => user.role === 'admin' || row[right] === 1)
  return { user, tenant: { id: tenant, slug: address, site, status, rights }, isMember: isMember === 1 }
}

function* enterable({ scope, cachedStatement, fn }: Store, owner: Bindings, user: Caller, query: ListQuery) {
  const isAdmin = user.role === 'admin'
  const { shape, conditions, order, values } = listParts(fn, 'tenant', query, ['name', 'nameEn', 'slug'])
  const matching = () => {
    const live = conditions.reduce(
      (tenants, condition) => tenants.where(condition),
      scope.selectFrom('tenant').where('tenant.trashedAt', 'is', null),
    )
    return isAdmin
      ? live
      : live
          .where('tenant.status', '!=', 'closed')
          .where('tenant.id', 'in', membershipsOfUser(scope).select('tenant_user.tenant'))
  }
  const bindings = { ...owner, ...values, user: user.id, today: today() }
  const rows = cachedStatement<TenantSummary>`enterable|${isAdmin}|${shape}`(() => order(selectSummaries(matching())))
  const count = cachedStatement<{ total: number }>`enterable total|${isAdmin}|${shape}`(() =>
    matching().select(sql<number>`count(*)`.as('total')),
  )
  return { tenants: yield* all(rows(bindings)), total: (yield* first(count(bindings)))!.total }
}
