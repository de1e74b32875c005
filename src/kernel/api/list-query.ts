import type { Entity } from '../../../entities/language/entity.ts'
import { hasMainPicture, mainPictureName } from '../../../entities/language/derived/record-picture.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { Meta } from './data-provider.ts'

/** Page sizes of a list; the first is the default. */
export const pageSizes = [25, 50, 100] as const

/** Default sort order of an entity that declares none. */
export const creationOrder = ['id', 'ASC'] as const

/** Under what name react-admin keeps how a list was left. */
export const listKey = (entity: string, parent?: string, trashed = false): string =>
  [entity, parent, trashed ? 'trash' : 'list'].filter(Boolean).join('.')

/** What a list asks for besides its light fields: the main one of several pictures, which is shown beside the title. */
export const listMeta = (entity: Entity, site: SiteSlug, parent?: string): Meta => ({
  parent,
  ...(hasMainPicture(siteFields(entity, site)) && { include: [mainPictureName] }),
})
