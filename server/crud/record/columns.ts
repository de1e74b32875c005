import { fieldsOf } from '../../../entities/at-site.ts'
import type { Entity } from '../../../entities/entity.ts'
import type { Storage } from '../../../entities/kind.ts'
import type { SiteSlug } from '../../../entities/sites.ts'

/** A column of an entity's table, and how it is kept. */
export interface Column {
  readonly name: string
  readonly storage: Storage
  readonly heavy?: true | undefined
}

const text = (name: string): Column => ({ name, storage: 'text' })
const version: Column = { name: 'version', storage: 'integer' }

/** The columns of a record as callers see it, in order: what identifies it, its fields at the site, what the server keeps of it. */
export const columnsOf = (entity: Entity, site: SiteSlug): readonly Column[] => [
  text('id'),
  ...(entity.within ? [text(entity.within.name)] : []),
  ...fieldColumns(entity, site),
  version,
  ...['createdAt', 'updatedAt', 'createdBy', 'updatedBy'].map(text),
]

/** The columns of a site's fields alone: the content of a record. */
export const fieldColumns = (entity: Entity, site: SiteSlug): readonly Column[] =>
  fieldsOf(entity, site).map(({ name, storage, heavy }) => ({ name, storage, heavy }))

/** The columns of a list: all but the heavy ones that are neither columns of the screen nor asked for. */
export const listColumns = (entity: Entity, site: SiteSlug, include: readonly string[]): readonly Column[] =>
  columnsOf(entity, site).filter(({ name, heavy }) => !heavy || entity.list?.includes(name) || include.includes(name))
