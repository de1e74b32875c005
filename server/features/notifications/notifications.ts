import { sql } from 'kysely'
import { today } from '../../../entities/language/dates/plain-date.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { accountMayEnter } from '../../kernel/auth/tenant-access.ts'
import { accountName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import { installation, type Scope } from '../../base/db/scope.ts'
import type { NotificationKind } from '../../../entities/notification-kinds.ts'
import type { Store } from '../../kernel/records/context.ts'
import { notificationsChanged } from './notify.ts'

/** A notification of an account. */
export interface NotificationRow {
  id: string
  /** The account that is notified. */
  account: string
  /** The id of the tenant at which it happened. */
  tenant: string
  kind: NotificationKind
  entity: string | null
  recordId: string | null
  /** The account that caused it; null for the public or the system. */
  by: string | null
  /** JSON: what the sentence shows. */
  params: string
  createdAt: string
  readAt: string | null
  /** 1 if captain shows it, 0 if it is only mailed. */
  inCaptain: number
  /** When it is to be mailed; null if it is not, or was. */
  mailAt: string | null
  mailedAt: string | null
  /** Names what happened, where it may be noted more than once. */
  once: string | null
}

declare module '../../base/db/tables.ts' {
  interface InstallationTables {
    notification: NotificationRow
    /** How an account wants to be notified: JSON, a choice for each kind, and the language of its mails. */
    notification_setting: { account: string; locale: 'ja' | 'en'; choices: string }
  }
}

/*
 * The notifications of accounts, over all tenants. Every query starts from the account, and reads what happened at
 * tenants that it may enter now: the tenants and memberships are rows of the operator's, so it runs for that one.
 */

/** How long a notification is kept, in milliseconds, and how many an account keeps: the newest. */
export const notificationRetention = 90 * 86_400_000
export const maxNotifications = 500

/** A notification with its tenant. */
export interface NotificationWithTenant extends Pick<
  NotificationRow,
  'id' | 'kind' | 'tenant' | 'entity' | 'recordId' | 'params' | 'createdAt' | 'readAt'
> {
  /** The name of the account that caused it. */
  readonly by: string | null
  readonly slug: string
  readonly site: SiteSlug
  readonly name: string
  readonly nameEn: string | null
  readonly themeColor: string
  readonly defaultLocale: 'ja' | 'en'
}

/** What an account has not read: how many, and the newest. */
export interface Unread {
  readonly unread: number
  readonly newest: string | null
}

const mayEnter = (scope: Scope) =>
  accountMayEnter(scope, column('notification', 'account'), column('notification', 'tenant'))

const bindings = (operator: string) => ({ tenant_id: operator, today: today(), now: new Date().toISOString() })

const selectNotifications = (scope: Scope, where: ReturnType<typeof sql<boolean>>, most: ReturnType<typeof param>) =>
  scope.plain<NotificationWithTenant>(
    sql`select "notification"."id", "notification"."kind", "notification"."tenant", "notification"."entity",
      "notification"."recordId", "notification"."params", "notification"."createdAt", "notification"."readAt",
      ${accountName(column('notification', 'by'))} as "by",
      "tenant"."slug", "tenant"."site", "tenant"."name", "tenant"."nameEn", "tenant"."themeColor", "tenant"."defaultLocale"
      from "notification"
      join "tenant" on "tenant"."tenant_id" = ${param('tenant_id')} and "tenant"."id" = "notification"."tenant"
      where "notification"."account" = ${param('account')} and ${where} and ${mayEnter(scope)}
      order by "notification"."id" desc limit ${most}`,
  )

/** A page of what captain shows an account, the newest first: those before the one with the id `before`. */
export const notificationsOf = (
  { scope, cachedStatement }: Store,
  operator: string,
  account: string,
  { before, most }: { readonly before: string; readonly most: number },
): Operation<readonly NotificationWithTenant[]> =>
  all(
    cachedStatement<NotificationWithTenant>`notifications`(() =>
      selectNotifications(
        scope,
        sql<boolean>`"notification"."inCaptain" = 1 and "notification"."id" < ${param('before')}`,
        param('most'),
      ),
    )({ ...bindings(operator), account, before, most }),
  )

/** Those of an account with these ids, unless they have been read. */
export const unreadByIds = (
  { scope, cachedStatement, fn }: Store,
  operator: string,
  account: string,
  ids: readonly string[],
): Operation<readonly NotificationWithTenant[]> =>
  all(
    cachedStatement<NotificationWithTenant>`notifications by id`(() =>
      selectNotifications(
        scope,
        sql<boolean>`"notification"."readAt" is null and ${fn.inJsonArray(column('notification', 'id'), param('ids'))}`,
        param('most'),
      ),
    )({ ...bindings(operator), account, ids: JSON.stringify(ids), most: ids.length }),
  )

/** After every id of a notification. */
export const afterAll = 'g'

export function* unreadOf({ scope, cachedStatement }: Store, operator: string, account: string): Operation<Unread> {
  const statement = cachedStatement<Unread>`notifications unread`(() =>
    scope.plain<Unread>(
      sql`select count(*) as "unread", max("notification"."id") as "newest" from "notification"
        where "notification"."account" = ${param('account')} and "notification"."inCaptain" = 1
        and "notification"."readAt" is null and ${mayEnter(scope)}`,
    ),
  )
  const { unread, newest } = (yield* first(statement({ ...bindings(operator), account })))!
  return { unread: Number(unread), newest }
}

/** What accounts have not read, whatever they may enter: it differs whenever `unreadOf` does because of a notification. */
export function* unreadStamps(
  { scope, cachedStatement, fn }: Store,
  accounts: readonly string[],
): Operation<ReadonlyMap<string, string>> {
  const statement = cachedStatement<{ account: string } & Unread>`notifications unread of all`(() =>
    installation(scope.dialect)
      .selectFrom('notification')
      .where(fn.inJsonArray(column('notification', 'account'), param('accounts')))
      .where('inCaptain', '=', 1)
      .where('readAt', 'is', null)
      .groupBy('account')
      .select(['account', sql<number>`count(*)`.as('unread'), sql<string>`max("id")`.as('newest')]),
  )
  const rows = yield* all(statement({ accounts: JSON.stringify(accounts) }))
  return new Map(rows.map(({ account, unread, newest }) => [account, `${unread} ${newest}`]))
}

/** Marks a notification as read; false if the account has none with that id. */
export function* markRead({ scope, cachedStatement }: Store, account: string, id: string): Operation<boolean> {
  const statement = cachedStatement`notification read`(() =>
    installation(scope.dialect)
      .updateTable('notification')
      .set({ readAt: sql`coalesce("readAt", ${param('now')})` })
      .where('id', '=', param('id'))
      .where('account', '=', param('account')),
  )
  const changed = yield* run({
    ...statement({ account, id, now: new Date().toISOString() }),
    announces: notificationsChanged,
  })
  return changed > 0
}

/**
 * Marks as read what captain showed an account up to the notification with an id: not what has come since, nor what is
 * only mailed.
 */
export function* markAllRead({ scope, cachedStatement }: Store, account: string, upTo: string): Operation<void> {
  const statement = cachedStatement`notifications read`(() =>
    installation(scope.dialect)
      .updateTable('notification')
      .set({ readAt: param('now') })
      .where('account', '=', param('account'))
      .where('inCaptain', '=', 1)
      .where('readAt', 'is', null)
      .where('id', '<=', param('upTo')),
  )
  yield* run({
    ...statement({ account, upTo, now: new Date().toISOString() }),
    announces: notificationsChanged,
  })
}

/** Deletes what is old, what happened at tenants that an account may no longer enter, and what it has too many of. */
export function* sweepNotifications({ scope, cachedStatement }: Store, operator: string): Operation<void> {
  const db = installation(scope.dialect)
  const old = cachedStatement`notifications old`(() =>
    db.deleteFrom('notification').where('createdAt', '<', param('before')),
  )
  const foreign = cachedStatement`notifications foreign`(() =>
    scope.plain(
      sql`delete from "notification" where ("account", "tenant") in (
        select "pair"."account", "pair"."tenant" from (select distinct "account", "tenant" from "notification") as "pair"
        where not ${accountMayEnter(scope, column('pair', 'account'), column('pair', 'tenant'))})`,
    ),
  )
  const full = cachedStatement<{ account: string }>`notifications full`(() =>
    db
      .selectFrom('notification')
      .groupBy('account')
      .having(sql<boolean>`count(*) > ${param('most')}`)
      .select('account'),
  )
  const tooMany = cachedStatement`notifications too many`(() =>
    db
      .deleteFrom('notification')
      .where('account', '=', param('account'))
      .where('id', '<=', (newest) =>
        newest
          .selectFrom('notification as newest')
          .where('newest.account', '=', param('account'))
          .orderBy('newest.id', 'desc')
          .limit(1)
          .offset(param('most'))
          .select('newest.id'),
      ),
  )
  yield* run(old({ before: new Date(Date.now() - notificationRetention).toISOString() }))
  yield* run(foreign(bindings(operator)))
  for (const { account } of yield* all(full({ most: maxNotifications })))
    yield* run(tooMany({ account, most: maxNotifications }))
}
