import { statesOf, titleOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import type { Column } from '../columns/columns.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { hasNoValue } from '../record/field-list.tsx'

interface PreviewLayout {
  /** Long texts. */
  readonly prose: readonly Column[]
  /** Other fields. */
  readonly facts: readonly Column[]
  /** Classifying fields, for the rail. */
  readonly filed: readonly Column[]
}

const longKinds: readonly Field['kind'][] = ['rich-text', 'long-text', 'week']

/**
 * Assigns each field to its part of the preview. Empty fields are left out of the main column, and of the rail those that
 * nobody can fill in.
 */
export function previewLayout(entity: Entity, columns: readonly Column[], record: CaptainRecord): PreviewLayout {
  // Title and state are in the header, and staff fields have a form of their own.
  const elsewhere = [titleOf(entity), ...(entity.staffFields ? [statesOf(entity)?.name, ...entity.staffFields] : [])]
  const rest = columns.filter(({ field }) => !elsewhere.includes(field.name))
  const isFiled = ({ field }: Column) => field.kind === 'slug' || Boolean(entity.sections?.aside?.includes(field.name))
  const isLong = ({ field }: Column) => longKinds.includes(field.kind)
  const has = ({ field }: Column) => !hasNoValue(record[field.name])
  const main = rest.filter((column) => !isFiled(column) && has(column))
  const recorded = [...Object.values(entity.timestamps ?? {}).flat(), ...(entity.recorded ?? [])]
  const canBeFilled = ({ field }: Column) => Boolean(entity.edit) && !recorded.includes(field.name)
  return {
    prose: main.filter(isLong),
    facts: main.filter((column) => !isLong(column)),
    filed: rest.filter((column) => isFiled(column) && (has(column) || canBeFilled(column))),
  }
}
