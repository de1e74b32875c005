import type { Entity } from '../../../entities/language/entity.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

/** The site where an entity has the most fields to fill in; of several, the first that has it. */
export const widestSite = (entity: Entity): SiteSlug =>
  (Object.keys(entity.sites) as SiteSlug[]).toSorted(
    (a, b) => formFields(entity, 'create', b).length - formFields(entity, 'create', a).length,
  )[0]!
