import { v7 as uuid } from 'uuid'
import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import { morningHour } from '../../../entities/language/shared/notification-choice.ts'
import type { NotificationKind } from '../../../entities/notification-kinds.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, run, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import type { Store } from '../../kernel/records/context.ts'
import { choiceOf } from './settings.ts'

export type { NotificationKind } from '../../../entities/notification-kinds.ts'

export interface Notice {
  readonly kind: NotificationKind
  /** Ids of the accounts to notify. The caller leaves out the one that caused it. */
  readonly to: readonly string[]
  /** Id of the account that caused it; null for the public or the system. */
  readonly by: string | null
  readonly tenant: string // id
  readonly entity: string | null
  readonly recordId: string | null
  /** What the sentence shows (such as a title); at most a few short texts. */
  readonly params: Readonly<Record<string, string | number>>
  /** Identifies what happened, to deduplicate: nobody is notified of it twice. */
  readonly once?: string
}

/** Announced when a commit adds notifications, or marks them as read. */
export const notificationsChanged = 'notifications'

/** Announced in its place when some of them are mailed at once. */
export const notificationMailsDue = 'notification mails'

/** The most characters of a text that a sentence shows: it stands in one line. */
const longestParam = 200

/** Stores notifications, in the transaction that causes them. */
export function* notify(store: Store, notice: Notice): Operation<void> {
  const { kind, to, by, tenant, entity, recordId, params, once = null } = notice
  if (to.length === 0) return
  const now = new Date()
  const { readers, insert } = statementsOf(store)
  for (const { account, choices } of yield* all(readers({ accounts: JSON.stringify(to) }))) {
    const { inCaptain, mail } = choiceOf(choices, kind)
    if (!inCaptain && mail === 'never') continue
    const row = {
      id: uuid(),
      account,
      tenant,
      kind,
      entity,
      recordId,
      by,
      params: JSON.stringify(params, shortened),
      createdAt: now.toISOString(),
      inCaptain: Number(inCaptain),
      mailAt: mail === 'now' ? now.toISOString() : mail === 'morning' ? nextMorning(now) : null,
      once,
    }
    yield* run({ ...insert(row), announces: mail === 'now' ? notificationMailsDue : notificationsChanged })
  }
}

const shortened = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? Array.from(value).slice(0, longestParam).join('') : value

/** When the next morning mail is due. */
export function nextMorning(now: Date): string {
  const on = (day: string) => new Date(Date.parse(startOfDay(day)) + morningHour * 3_600_000)
  const thisMorning = on(today(now))
  return (thisMorning > now ? thisMorning : on(addDays(today(now), 1))).toISOString()
}

const columns = [
  'id',
  'account',
  'tenant',
  'kind',
  'entity',
  'recordId',
  'by',
  'params',
  'createdAt',
  'inCaptain',
  'mailAt',
  'once',
] as const

function statementsOf({ scope: { dialect }, cachedStatement, fn }: Store) {
  const db = installation(dialect)
  return {
    readers: cachedStatement<{ account: string; choices: string | null }>`notification readers`(() =>
      db
        .selectFrom('auth_user')
        .leftJoin('notification_setting', 'notification_setting.account', 'auth_user.id')
        .where(fn.inJsonArray(column('auth_user', 'id'), param('accounts')))
        .select(['auth_user.id as account', 'notification_setting.choices']),
    ),
    insert: cachedStatement`notification insert`(() =>
      db
        .insertInto('notification')
        .values(Object.fromEntries(columns.map((name) => [name, param(name)])) as never)
        .onConflict((conflict) => conflict.columns(['account', 'once']).doNothing()),
    ),
  }
}
