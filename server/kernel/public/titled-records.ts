import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import { englishNameOf } from '../../../entities/language/declaration/translated.ts'
import { publicSlug } from '../../../entities/language/derived/public-content.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Store } from '../records/context.ts'

/** What a record is called, also in English, and its slug; null for one that has none. */
export interface TitledRecord {
  readonly id: string
  readonly title: string
  readonly titleEn: string | null
  readonly slug: string | null
}

/** The records with some ids that are not in the trash. */
export function* titledRecords(
  { scope, fn, cachedStatement }: Store,
  tenant: string,
  entity: Entity,
  ids: readonly string[],
): Operation<ReadonlyMap<string, TitledRecord>> {
  const statement = cachedStatement<TitledRecord>`titled records|${entity.name}`(() => {
    const { table, select } = scope.records(entity)
    const slug = publicSlug(entity)
    const english = entity.fields[englishNameOf(titleOf(entity))]?.name
    return select()
      .where(fn.inJsonArray(column(table, 'id'), param('ids')))
      .where(column(table, 'trashedAt'), 'is', null)
      .select([
        column(table, 'id').as('id'),
        column(table, titleOf(entity)).as('title'),
        ...(english ? [column(table, english).as('titleEn')] : []),
        ...(slug ? [column(table, slug.name).as('slug')] : []),
      ])
  })
  const rows = yield* all(statement({ tenant_id: tenant, ids: JSON.stringify(ids) }))
  return new Map(rows.map((row) => [row.id, { ...row, titleEn: row.titleEn ?? null, slug: row.slug ?? null }]))
}
