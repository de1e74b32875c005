import { englishNameOf } from '../declaration/translated.ts'
import { startsAsDraft, statesOf, type Entity, type Field } from '../entity.ts'
import { addDays, today } from '../dates/plain-date.ts'
import { startOfDay } from '../dates/wall-clock.ts'
import { siteFields } from '../site-fields.ts'
import type { SiteSlug } from '../../installation.ts'

/**
 * What any record may want, as its fields allow: it shows or takes effect today or tomorrow, it is a draft that nobody
 * has changed for two weeks, or the public reads something of it in Japanese only, although the
 * tenant translates such records, or in English that was made of other Japanese. Lists filter by these as by declared alerts.
 */
export const derivedAlerts = ['opensSoon', 'untouchedDraft', 'englishMissing', 'englishStale'] as const
export type DerivedAlert = (typeof derivedAlerts)[number]

/** After how many days without a change a draft is forgotten. */
const untouchedDays = 14

/**
 * The derived alerts that records of an entity can have at a site. Records without a list have none; what was published
 * of a version can no longer be translated.
 */
export function derivedAlertsOf(entity: Entity, site: SiteSlug): readonly DerivedAlert[] {
  if (!entity.list || entity.edit === 'single' || entity.viewOf) return []
  const isTranslated = entity.public !== undefined && !entity.versions && translatedFields(entity, site).length > 0
  const possible: Readonly<Record<DerivedAlert, boolean>> = {
    opensSoon: entity.versions !== undefined || statesOf(entity)?.window !== undefined,
    untouchedDraft: startsAsDraft(entity),
    englishMissing: isTranslated,
    englishStale: isTranslated,
  }
  return derivedAlerts.filter((name) => possible[name])
}

/** The translated fields of a site, each with its English: `title` and `titleEn`. */
export function translatedFields(entity: Entity, site: SiteSlug): readonly (readonly [Field, Field])[] {
  const fields = siteFields(entity, site)
  return fields.flatMap((field) => {
    const english = entity.translated?.includes(field.name)
      ? fields.find(({ name }) => name === englishNameOf(field.name))
      : undefined
    return english ? [[field, english] as const] : []
  })
}

/** The moments with which the derived alerts compare, in Japan's days. */
export function derivedAlertTimes(now: Date = new Date()) {
  const day = today(now)
  return {
    /** The last day that is soon. */
    soonDay: addDays(day, 1),
    /** The instant at which that day is over. */
    soonEnd: startOfDay(addDays(day, 2)),
    /** What was last changed then or before is untouched. */
    untouchedSince: new Date(now.getTime() - untouchedDays * 86_400_000).toISOString(),
  }
}
