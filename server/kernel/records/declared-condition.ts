import { sql, type RawBuilder } from 'kysely'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import type { When } from '../../../entities/language/condition.ts'
import { column } from '../../base/db/column.ts'
import { toStored } from './stored-values.ts'

/** A declared condition as SQL: whether all of its fields have one of the values it names. */
export const conditionSql = ({ fields }: Entity, table: string, when: When<string>): RawBuilder<boolean> =>
  Object.entries(when).reduce<RawBuilder<boolean>>(
    (all, [name, expected]) => and(all, fieldMatches(fields[name]!, column(table, name), expected)),
    sql`1 = 1`,
  )

function fieldMatches(
  { storage }: Field,
  stored: RawBuilder<unknown>,
  expected: When<string>[string],
): RawBuilder<boolean> {
  const values = (options: readonly unknown[]) => sql.join(options.map((each) => sql`${toStored(storage, each)}`))
  if (typeof expected !== 'object') return sql`${stored} = ${toStored(storage, expected)}`
  if ('anyValue' in expected) return sql`${stored} is not null`
  if ('not' in expected) return sql`(${stored} is null or ${stored} not in (${values(expected.not)}))`
  return sql`${stored} in (${values(expected)})`
}

export const and = (one: RawBuilder<boolean>, other: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`(${one} and ${other})`
