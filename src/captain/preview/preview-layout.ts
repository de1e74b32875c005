import { statesOf, titleOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import type { Column } from '../list/columns.ts'
import type { CaptainRecord } from '../api/record.ts'

interface PreviewLayout {
  /** What there is to read. */
  readonly prose: readonly Column[]
  /** What else the record says. */
  readonly facts: readonly Column[]
  /** What it is filed under, for the rail. */
  readonly filed: readonly Column[]
}

const longKinds: readonly Field['kind'][] = ['rich-text', 'long-text', 'week']

/** Where each field of a preview goes; what is empty is left out where one reads. */
export function previewLayout(entity: Entity, columns: readonly Column[], record: CaptainRecord): PreviewLayout {
  // The head names a record and says its state; what staff fill in has a form of its own.
  const elsewhere = [titleOf(entity), ...(entity.staffFields ? [statesOf(entity)?.name, ...entity.staffFields] : [])]
  const rest = columns.filter(({ field }) => !elsewhere.includes(field.name))
  const isFiled = ({ field }: Column) => field.kind === 'slug' || Boolean(entity.sections?.aside?.includes(field.name))
  const isLong = ({ field }: Column) => longKinds.includes(field.kind)
  const has = ({ field }: Column) => record[field.name] !== null && record[field.name] !== undefined
  const main = rest.filter((column) => !isFiled(column) && has(column))
  return { prose: main.filter(isLong), facts: main.filter((column) => !isLong(column)), filed: rest.filter(isFiled) }
}
