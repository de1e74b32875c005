import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entity } from '../../../entities/language/entity.ts'

/** What the suites share that look for texts which nobody may read: every public address, and values with a mark in them. */

const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, any>>>>
}

/** Every address that anybody may read, as the document has it. */
export const publicReads = Object.entries(paths)
  .filter(([path, { get }]) => get && path.startsWith('/api/v1/tenants/{tenant}/'))
  .map(([path]) => path)

/** The values that make a record public. */
export const visible = ({ public: visibility }: Entity): Readonly<Record<string, unknown>> =>
  visibility?.when === 'always' ? {} : { ...(visibility?.when as object), ...visibility?.whenNotStaff }

/** Another value of a field, with the mark in it where it is text; undefined for what has none. The mark may be a slug. */
export function marked(entity: Entity, name: string, live: unknown, mark: string): unknown {
  const { kind, options } = entity.fields[name]!
  if (kind === 'text' || kind === 'long-text') return `${mark} ${name}`
  if (kind === 'slug') return mark
  if (kind === 'url') return `https://${mark}.example/`
  if (kind === 'rich-text') return { blocks: [{ type: 'paragraph', data: { text: `${mark} ${name}` } }] }
  if (kind === 'tags') return [mark]
  if ((kind === 'image' || kind === 'file') && live) return { ...(live as object), alt: mark, title: mark }
  if (options && kind === 'choice') return options.find((option) => option !== live)
  return undefined
}
