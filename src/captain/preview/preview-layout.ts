import { statesOf, titleOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import type { Column } from '../list/columns.ts'
import type { CaptainRecord } from '../api/record.ts'

interface PreviewLayout {
  /** Long texts. */
  readonly prose: readonly Column[]
  /** Other fields. */
  readonly facts: readonly Column[]
  /** Classifying fields, for the rail. */
  readonly filed: readonly Column[]
}

const longKinds: readonly Field['kind'][] = ['rich-text', 'long-text', 'week']

/** Assigns each field to its part of the preview; empty fields are left out of the main column. */
export function previewLayout(entity: Entity, columns: readonly Column[], record: CaptainRecord): PreviewLayout {
  // Title and state are in the header, and staff fields have a form of their own.
  const elsewhere = [titleOf(entity), ...(entity.staffFields ? [statesOf(entity)?.name, ...entity.staffFields] : [])]
  const rest = columns.filter(({ field }) => !elsewhere.includes(field.name))
  const isFiled = ({ field }: Column) => field.kind === 'slug' || Boolean(entity.sections?.aside?.includes(field.name))
  const isLong = ({ field }: Column) => longKinds.includes(field.kind)
  const has = ({ field }: Column) => record[field.name] !== null && record[field.name] !== undefined
  const main = rest.filter((column) => !isFiled(column) && has(column))
  return { prose: main.filter(isLong), facts: main.filter((column) => !isLong(column)), filed: rest.filter(isFiled) }
}
