import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely'
import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import { isId } from '../../../entities/language/reserved-names.ts'
import { accountName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import type { SqlFunctions } from '../../base/db/sql-functions.ts'
import type { Store } from './context.ts'
import { nameFields, namePart, nameSql, type NamePart } from './record-names.ts'
import { entityByName } from './registry.ts'

/** What a record was called at a revision, as it is read. */
export interface RevisionNameRow {
  readonly title: string | null
  readonly titleEn: string | null
  /** The parts of its heading. */
  readonly [part: `part_${number}`]: string | null
}

/** The columns of a `RevisionNameRow`, of a statement that reads revisions of some entities. */
export function revisionNameColumns(
  { scope, fn }: Store,
  entities: readonly Entity[],
): readonly AliasedRawBuilder<string | null, string>[] {
  const byEntity = (named: readonly Entity[], nameIn: (entity: Entity) => RawBuilder<unknown>) => {
    const cases = named.map((each) => sql`when ${sql.lit(each.name)} then ${nameIn(each)}`)
    return cases.length > 0
      ? sql<string | null>`case "revision"."entity" ${sql.join(cases, sql` `)} end`
      : sql<string | null>`null`
  }
  const headed = entities.filter((each) => each.heading)
  const longest = Math.max(0, ...headed.map((each) => nameFields(each).length))
  const part = (index: number) =>
    byEntity(
      headed.filter((each) => nameFields(each)[index]),
      (each) => {
        const field = nameFields(each)[index]!
        return sql`cast(${nameSql(scope, field, fn.textAt(column('revision', 'values'), field.field))} as text)`
      },
    )
  return [
    byEntity(entities, (each) => revisionTitle(fn, each)).as('title'),
    byEntity(
      entities.filter((each) => englishTitleOf(each) !== undefined),
      (each) => fn.textAt(column('revision', 'values'), englishTitleOf(each)!),
    ).as('titleEn'),
    ...Array.from({ length: longest }, (_, index) => part(index).as(`part_${index}`)),
  ]
}

/** The field of an entity's English title, if it has one. */
export const englishTitleOf = (entity: Entity): string | undefined => entity.fields[`${titleOf(entity)}En`]?.name

/** The record title stored in a revision; for records titled by an account, the account's name. */
function revisionTitle(fn: SqlFunctions, entity: Entity): RawBuilder<unknown> {
  const title = titleOf(entity)
  const stored = fn.textAt(column('revision', 'values'), title)
  return entity.fields[title]!.kind === 'account' ? accountName(stored) : stored
}

/** What a changed record was called; without a heading by its title, unless that is another record. */
export function revisionName(name: string, { title, titleEn, ...parts }: RevisionNameRow): NamePart[] {
  const entity = entityByName(name)
  if (entity?.heading)
    return nameFields(entity).flatMap((field, index) => namePart(field, parts[`part_${index}`], null))
  return title && !isId(title) ? [{ text: title, english: titleEn, unit: null }] : []
}
