import type { Entity } from '../entity.ts'
import { screensOf } from '../screens.ts'
import type { SiteSlug } from '../../installation.ts'

/** The most rows that one import has. */
export const maxImportRows = 10_000

/** In how many rows its headings may stand. */
export const maxHeadingRows = 3

/** The forms whose fields an import may write at a site; none if the entity has no import there. */
export function importForms(entity: Entity, site: SiteSlug): readonly ('create' | 'edit')[] {
  // Accounts are people's own, and the undo of an import cannot take them away again.
  if (!entity.sites[site] || entity.viewOf || entity.edit === 'single' || !screensOf(entity, site).includes('list'))
    return []
  return (['create', 'edit'] as const).filter((form) => screensOf(entity, site).includes(form))
}
