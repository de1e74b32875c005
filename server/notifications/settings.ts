import {
  defaultChoices,
  notificationKinds,
  type NotificationChoice,
  type NotificationKind,
} from '../../entities/language/shared/notification-kinds.ts'
import { param } from '../db/parameter.ts'
import { first, run, type Operation } from '../db/query.ts'
import { installation } from '../db/scope.ts'
import type { Store } from '../records/context.ts'

export type NotificationChoices = Readonly<Record<NotificationKind, NotificationChoice>>

/** What somebody has chosen for a kind, from the stored JSON; the default if they have chosen nothing. */
export const choiceOf = (stored: string | null, kind: NotificationKind): NotificationChoice =>
  (stored === null ? undefined : (JSON.parse(stored) as Partial<NotificationChoices>)[kind]) ?? defaultChoices[kind]

/** How an account wants to be told of each kind. */
export function* readChoices({ scope, cachedStatement }: Store, account: string): Operation<NotificationChoices> {
  const statement = cachedStatement<{ choices: string }>('notification setting', () =>
    installation(scope.dialect)
      .selectFrom('notification_setting')
      .where('account', '=', param('account'))
      .select('choices'),
  )
  const stored = (yield* first(statement({ account })))?.choices ?? null
  return Object.fromEntries(notificationKinds.map((kind) => [kind, choiceOf(stored, kind)])) as NotificationChoices
}

/** Keeps how an account wants to be told, and the language in which it chose it: that of its mails. */
export function* saveChoices(
  { scope, cachedStatement }: Store,
  account: string,
  locale: 'ja' | 'en',
  choices: NotificationChoices,
): Operation<void> {
  const statement = cachedStatement('notification setting save', () =>
    installation(scope.dialect)
      .insertInto('notification_setting')
      .values({ account: param('account'), locale: param('locale'), choices: param('choices') })
      .onConflict((conflict) =>
        conflict.column('account').doUpdateSet({ locale: param('locale'), choices: param('choices') }),
      ),
  )
  yield* run(statement({ account, locale, choices: JSON.stringify(choices) }))
}
