import type { Entity } from '../../../entities/language/entity.ts'
import type { PathParts } from '../../../entities/language/derived/record-path.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

/** What the paths of an entity's records at a tenant depend on; without screens where its site does not have the entity. */
export const pathPartsOf = (
  entity: Entity,
  { slug, site }: { readonly slug: string; readonly site: SiteSlug },
): PathParts => ({
  tenant: slug,
  entity: entity.name,
  parent: entity.parent?.name,
  isSingle: entity.edit === 'single',
  screens: entity.sites[site] ? screensOf(entity, site) : [],
})
