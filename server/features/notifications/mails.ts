import { sql } from 'kysely'
import { notificationText } from '../../../locales/notification-text.ts'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { DatabaseUnavailable } from '../../base/errors/unavailable.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'
import { escaped, page } from '../../base/mail/account-mails.ts'
import { queueMail, type Mail } from '../../base/mail/outbox.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { unreadByIds, type NotificationWithTenant } from './notifications.ts'
import { placesOf, type NotificationPlace } from './places.ts'
import { hasPersonalTitle } from './title.ts'

const minute = 60_000

/** How long somebody gets no second mail of one kind, in milliseconds: what comes meanwhile is mailed together. */
export const mailPause = 5 * minute

/** What was due longer ago is not mailed, in milliseconds: no server sent mail all that time. */
const latest = 2 * 24 * 60 * minute

/** How many notifications a mail lists; captain has the others. */
const listedMost = 50

/**
 * Mails what is due: one mail to each person, of what they have not read and at tenants that they may enter now. A mail
 * is queued in the transaction that notes its notifications as mailed, so none is mailed twice, however often this is
 * cut off or done at once.
 */
export async function mailNotifications(
  database: Database,
  operator: string | undefined,
  origin: string,
  now = new Date(),
): Promise<void> {
  if (operator === undefined) return
  const store = storeOf(database)
  const owner = operator
  const faults: unknown[] = []
  for (const account of await database.read(null, () => accountsDue(store, now)))
    try {
      await mailTo(account)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      // The others get their mail; the first error is thrown at the end, so that the job is retried.
      faults.push(error)
    }
  if (faults.length > 0) throw faults[0]

  async function mailTo(account: string): Promise<void> {
    const ids = await database.read(null, () => idsDue(store, account, now))
    if (ids.length === 0) return
    const unread = await database.read(owner, () => unreadByIds(store, owner, account, ids))
    const places = await placesOf(store, unread.slice(0, listedMost))
    await database.write(owner, function* () {
      const unreadIds = unread.map(({ id }) => id)
      const claimed = new Set(yield* claim(store, account, ids, unreadIds, now))
      const mailed = unread.filter(({ id }) => claimed.has(id))
      const reader = mailed.length > 0 ? yield* readerOf(store, account) : undefined
      if (reader) yield* queueMail(database.dialect, notificationMail(reader, mailed, places, origin))
    })
  }
}

function* accountsDue({ scope, cachedStatement }: Store, now: Date): Operation<readonly string[]> {
  const statement = cachedStatement<{ account: string }>`notification mails due`(() =>
    installation(scope.dialect)
      .selectFrom('notification')
      .where('mailAt', '<=', param('now'))
      .where('mailAt', '>', param('after'))
      .distinct()
      .select('account'),
  )
  const rows = yield* all(statement(moments(now)))
  return rows.map(({ account }) => account)
}

/** The notifications that are due to an account; not those of a kind of which it has just had a mail. */
function* idsDue({ scope, cachedStatement }: Store, account: string, now: Date): Operation<readonly string[]> {
  const statement = cachedStatement<{ id: string }>`notification mails of an account`(() =>
    installation(scope.dialect)
      .selectFrom('notification')
      .where('account', '=', param('account'))
      .where('mailAt', '<=', param('now'))
      .where('mailAt', '>', param('after'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('notification as recent')
              .where('recent.account', '=', param('account'))
              .whereRef('recent.kind', '=', 'notification.kind')
              .where('recent.mailedAt', '>', param('pausedSince'))
              .select(sql`1`.as('one')),
          ),
        ),
      )
      .select('id'),
  )
  const pausedSince = new Date(now.getTime() - mailPause).toISOString()
  const rows = yield* all(statement({ ...moments(now), account, pausedSince }))
  return rows.map(({ id }) => id)
}

const moments = (now: Date) => ({
  now: now.toISOString(),
  after: new Date(now.getTime() - latest).toISOString(),
})

/**
 * Claims notifications that are due for a mail, and marks the unread ones as mailed; returns those that no other server
 * has claimed. What was read meanwhile is not mailed, and so delays no later mail.
 */
function* claim(
  { scope, cachedStatement, fn }: Store,
  account: string,
  ids: readonly string[],
  unreadIds: readonly string[],
  now: Date,
): Operation<readonly string[]> {
  const statement = cachedStatement<{ id: string }>`notifications mailed`(() =>
    installation(scope.dialect)
      .updateTable('notification')
      .set({
        mailAt: null,
        mailedAt: sql`case when ${fn.inJsonArray(sql.ref('id'), param('unreadIds'))} then ${param('now')} else "mailedAt" end`,
      })
      .where('account', '=', param('account'))
      .where('mailAt', 'is not', null)
      .where(fn.inJsonArray(sql.ref('id'), param('ids')))
      .returning('id'),
  )
  const rows = yield* all(
    statement({ account, ids: JSON.stringify(ids), unreadIds: JSON.stringify(unreadIds), now: now.toISOString() }),
  )
  return rows.map(({ id }) => id)
}

interface Reader {
  readonly name: string
  readonly email: string
  readonly locale: Language | null
}

function* readerOf({ scope, cachedStatement }: Store, account: string): Operation<Reader | undefined> {
  const statement = cachedStatement<Reader>`notification mail reader`(() =>
    installation(scope.dialect)
      .selectFrom('auth_user')
      .leftJoin('notification_setting', 'notification_setting.account', 'auth_user.id')
      .where('auth_user.id', '=', param('account'))
      .select(['auth_user.name', 'auth_user.email', 'notification_setting.locale']),
  )
  return yield* first(statement({ account }))
}

/**
 * One mail of several notifications: each sentence with its link, and where to turn them off. In the language in which
 * its reader chose them, else in that of the tenant.
 */
function notificationMail(
  { name, email, locale }: Reader,
  notifications: readonly NotificationWithTenant[],
  places: ReadonlyMap<string, NotificationPlace>,
  origin: string,
): Mail {
  const language = locale ?? notifications[0]!.defaultLocale
  const translate = translatorOf(language)
  const say = (key: string, values: object = {}) => translate(`mails.notifications.${key}`, values)
  const items = notifications.slice(0, listedMost).map((notification) => {
    const place = places.get(notification.id)
    const tenant = (language === 'en' && notification.nameEn) || notification.name
    const params = JSON.parse(notification.params) as Record<string, string | number>
    const entity = notification.entity === null ? undefined : entityByName(notification.entity)
    // Mails leave the tenant: what a record is called in captain stays there where it is personal.
    const live = entity && !hasPersonalTitle(entity) ? place : undefined
    const title = (language === 'en' && live?.titleEn) || live?.title
    const sentence = notificationText(translate, { ...notification, params, title: title ?? null })
    return { sentence: say('item', { tenant, sentence }), link: `${origin}${place?.path ?? '/captain'}` }
  })
  const left = notifications.length - items.length
  const settings = `${origin}/user/profile#notifications`
  const opening = say('opening', { name, smart_count: notifications.length })
  const more = left > 0 ? [say('more', { smart_count: left })] : []
  return {
    to: email,
    subject: items.length === 1 ? items[0]!.sentence : say('subject', { smart_count: notifications.length }),
    text: `${[opening, ...items.map(({ sentence, link }) => `${sentence}\n${link}`), ...more, `${say('closing')}\n${settings}`].join('\n\n')}\n`,
    html: page(
      `<section lang="${language}"><p>${escaped(opening)}</p><ul>${items
        .map(({ sentence, link }) => `<li><a href="${escaped(link)}">${escaped(sentence)}</a></li>`)
        .join('')}</ul>${more.map((text) => `<p>${escaped(text)}</p>`).join('')}` +
        `<p><small>${escaped(say('closing'))}<br><a href="${escaped(settings)}">${escaped(settings)}</a></small></p></section>`,
    ),
  }
}
