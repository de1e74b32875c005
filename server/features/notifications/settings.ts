import type { NotificationChoice } from '../../../entities/language/shared/notification-choice.ts'
import { defaultChoices, notificationKinds, type NotificationKind } from '../../../entities/notification-kinds.ts'
import { param } from '../../base/db/parameter.ts'
import { first, run, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import type { Language } from '../../base/locale/translator.ts'
import type { Store } from '../../kernel/records/context.ts'

export type NotificationChoices = Readonly<Record<NotificationKind, NotificationChoice>>

/** What somebody has chosen for a kind, from the stored JSON; the default if they have chosen nothing. */
export const choiceOf = (stored: string | null, kind: NotificationKind): NotificationChoice =>
  (stored === null ? undefined : (JSON.parse(stored) as Partial<NotificationChoices>)[kind]) ?? defaultChoices[kind]

interface NotificationSettings {
  readonly choices: NotificationChoices
  /** The language of the mails; null, that of the tenant, until something is chosen. */
  readonly locale: Language | null
}

/** How an account wants to be notified of each kind, and in which language. */
export function* readSettings({ scope, cachedStatement }: Store, account: string): Operation<NotificationSettings> {
  const statement = cachedStatement<{ choices: string; locale: Language }>`notification setting`(() =>
    installation(scope.dialect)
      .selectFrom('notification_setting')
      .where('account', '=', param('account'))
      .select(['choices', 'locale']),
  )
  const { choices = null, locale = null } = (yield* first(statement({ account }))) ?? {}
  return {
    choices: Object.fromEntries(
      notificationKinds.map((kind) => [kind, choiceOf(choices, kind)]),
    ) as NotificationChoices,
    locale,
  }
}

/** Stores how an account wants to be notified, and the language in which it chose it: that of its mails. */
export function* saveChoices(
  { scope, cachedStatement }: Store,
  account: string,
  locale: Language,
  choices: NotificationChoices,
): Operation<void> {
  const statement = cachedStatement`notification setting save`(() =>
    installation(scope.dialect)
      .insertInto('notification_setting')
      .values({ account: param('account'), locale: param('locale'), choices: param('choices') })
      .onConflict((conflict) =>
        conflict.column('account').doUpdateSet({ locale: param('locale'), choices: param('choices') }),
      ),
  )
  yield* run(statement({ account, locale, choices: JSON.stringify(choices) }))
}
