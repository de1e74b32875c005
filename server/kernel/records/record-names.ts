import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import { headingParts } from '../../../entities/language/derived/heading.ts'
import { units, type Unit } from '../../../entities/language/numbers/units.ts'
import { column } from '../../base/db/column.ts'
import type { Scope } from '../../base/db/scope.ts'
import { entityByName } from './registry.ts'

/** What a record is called, in parts. */
export const recordName = z
  .array(
    z.object({
      text: z.string(),
      english: z.string().nullable().describe('The same in English, where there is one.'),
      unit: z.enum(units).nullable().describe('Of a number.'),
    }),
  )
  .describe('What it is called, in parts: a name, a number of people, an amount.')
/** A part of what a record is called by: a text in Japanese and English, or a number with its unit. */
export interface NamePart {
  readonly text: string
  readonly english: string | null
  readonly unit: Unit | null
}

/** Where a part of a name is read: a field of the record, or one of the record that it refers to. */
export interface NameField {
  readonly field: string
  readonly target: Entity | undefined
  readonly of: string | undefined
  /** The field of the same text in English. */
  readonly english: string | undefined
  readonly unit: Unit | null
}

/** What an entity's records are called by: the parts of the heading, else the title, unless that is another record. */
export function nameFields(entity: Entity): readonly NameField[] {
  const declared = headingParts(entity)
  const title = titleOf(entity)
  const { kind, to } = entity.fields[title]!
  const parts = declared.length > 0 ? declared : to || kind === 'account' ? [] : [{ field: title }]
  return parts.map(({ field, of }: { readonly field: string; readonly of?: string }) => {
    const target = of === undefined ? undefined : entityByName(entity.fields[field]!.to!)
    const shown = target ? target.fields[of!]! : entity.fields[field]!
    return {
      field,
      target,
      of,
      english: target ? undefined : entity.fields[`${field}En`]?.name,
      unit: shown.kind === 'yen' ? 'yen' : (shown.unit ?? null),
    }
  })
}

/** A part of a name in SQL, given the value of the record's field. */
export function nameSql(
  scope: Scope,
  { target, of }: NameField,
  value: RawBuilder<unknown>,
): RawBuilder<string | number | null> {
  if (!target) return value as RawBuilder<string | number | null>
  const other = scope.records(target)
  return sql`(${other
    .select()
    .where(column(other.table, 'id'), '=', value)
    .select(column(other.table, of!).as('part'))})`
}

/** A part of a name from what was read; none where it is empty. */
export const namePart = ({ unit }: NameField, value: unknown, english: unknown): readonly NamePart[] =>
  value === null || value === undefined || value === ''
    ? []
    : [{ text: String(value), english: typeof english === 'string' ? english : null, unit }]
