import { alertFilterName, type Alert } from '../declaration/alerts.ts'
import { derivedAlertsOf } from './derived-alerts.ts'
import { fieldOf, type Entity, type Field } from '../entity.ts'
import { choice } from '../fields/choice.ts'
import { siteFields } from '../site-fields.ts'
import type { SiteSlug } from '../../installation.ts'

/** The declared alerts of an entity at a site that has the fields they are about, by name. */
export const alertsOf = (entity: Entity, site: SiteSlug): readonly (readonly [string, Alert])[] =>
  Object.entries(entity.alerts ?? {}).filter(([, { at }]) => siteFields(entity, site).some(({ name }) => name === at))

/** The names of an entity's alerts at a site, declared and derived. */
export const alertNames = (entity: Entity, site: SiteSlug): readonly string[] => [
  ...alertsOf(entity, site).map(([name]) => name),
  ...derivedAlertsOf(entity, site),
]

/** The alerts of an entity as a choice field that lists can filter by; undefined if it has none. */
export const alertField = (entity: Entity, site: SiteSlug): Field | undefined => {
  const [first, ...others] = alertNames(entity, site)
  return first === undefined ? undefined : fieldOf(alertFilterName, choice([first, ...others]))
}
