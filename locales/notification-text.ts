import { plainDateText } from './dates.ts'
import { labelsOf, type Translate } from './labels.ts'

/** What the sentence of a notification is made from. */
export interface NotificationFacts {
  readonly kind: string
  /** Who caused it, by name. */
  readonly by: string | null
  readonly site: string
  readonly entity: string | null
  readonly params: Readonly<Record<string, string | number>>
  /** The title of its record now, for notifications that came without one. */
  readonly title?: string | null
}

/** What a notification says, in one sentence. */
export function notificationText(
  translate: Translate,
  { kind, by, site, entity, params, title }: NotificationFacts,
): string {
  const { outcome, day } = params
  const name = entity === null ? '' : labelsOf({ translate }, entity, site).name
  const others = Number(params.others ?? 0)
  const variant = others > 0 ? 'Together' : params.guest === undefined ? '' : 'ByVisitor'
  const what = outcome === undefined ? `${kind}${variant}` : `${kind}.${outcome}`
  return translate(`notifications.text.${what}`, {
    ...params,
    ...(others > 0 && { smart_count: others }),
    name,
    ...(day !== undefined && { day: plainDateText(translate, String(day)) }),
    // Records of days are called by their day.
    title: plainDateText(translate, String(params.title || title || name)),
    by: by === null ? translate('notifications.somebody') : translate('commons.history.person', { name: by }),
  })
}
