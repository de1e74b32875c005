import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Storage } from '../../../entities/language/field-kind.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

/** A column of an entity's table and its storage type. */
export interface Column {
  readonly name: string
  readonly storage: Storage
  readonly heavy?: true | undefined
}

const textColumn = (name: string): Column => ({ name, storage: 'text' })
const systemColumns: readonly Column[] = [
  { name: 'version', storage: 'integer' },
  ...['createdAt', 'updatedAt', 'createdBy', 'updatedBy'].map(textColumn),
]

/** A record's columns as callers see them, in order: identifiers, the site's fields, system columns. */
export const recordColumns = (entity: Entity, site: SiteSlug): readonly Column[] => [
  textColumn('id'),
  ...(entity.parent ? [textColumn(entity.parent.name)] : []),
  ...fieldColumns(entity, site),
  ...systemColumns,
]

/** Only the columns of a site's fields: the content of a record. */
export const fieldColumns = (entity: Entity, site: SiteSlug): readonly Column[] => siteFields(entity, site)

/** The columns of a list. Heavy ones are left out unless the screen shows them or the caller includes them. */
export const listColumns = (entity: Entity, site: SiteSlug, include: readonly string[]): readonly Column[] =>
  recordColumns(entity, site).filter(
    ({ name, heavy }) => !heavy || entity.list?.includes(name) || include.includes(name),
  )
