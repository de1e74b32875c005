import type { Values } from '../../entities/language/input/body.ts'
import type { Entity, Field } from '../../entities/language/entity.ts'
import { publicFields } from '../../entities/language/public-visibility.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import { copiesOf } from '../../entities/language/uploads/upload-url.ts'
import type { PublicRecord } from '../public/public-record.ts'

interface FileValue {
  readonly src: string
  readonly width?: number | null
}

/** A record whose files say where they are: `url` on any site, and for pictures the widths they are kept in. */
export const withFileAddresses = (entity: Entity, site: SiteSlug, record: PublicRecord, origin: string): PublicRecord =>
  addFileAddresses(publicFields(entity, site), record, origin)

/** The same for the values of some fields. */
export function addFileAddresses<T extends Values>(fields: readonly Field[], record: T, origin: string): T {
  const files = fields.filter(({ name, kind }) => isFileKind(kind) && record[name])
  if (files.length === 0) return record
  const addressed = (file: FileValue, kind: string): object => ({
    ...file,
    url: origin + file.src,
    ...(kind !== 'file' && { widths: copiesOf(file.src, file.width, origin) }),
  })
  const values = files.map(({ name, kind }) => {
    const value = record[name] as FileValue | readonly FileValue[]
    return [
      name,
      Array.isArray(value) ? value.map((each) => addressed(each, kind)) : addressed(value as FileValue, kind),
    ]
  })
  return { ...record, ...Object.fromEntries(values) }
}

/** Whether fields of a kind are files, which have an address. */
export const isFileKind = (kind: string): boolean => ['image', 'images', 'file'].includes(kind)
