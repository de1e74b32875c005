import { statesOf, type Entity } from '../../../../entities/language/entity.ts'
import { conditionName } from '../../../../entities/language/list-operators.ts'
import type { SiteSlug } from '../../../../entities/language/sites.ts'
import type { CaptainDataProvider } from '../../api/data-provider.ts'
import type { CaptainRecord } from '../../api/record.ts'
import { requiredStaffFields } from './required-staff-fields.ts'

/** A record that moves to another state, and the staff fields to fill in for it. */
export interface Move {
  readonly entity: Entity
  readonly record: CaptainRecord
  readonly to: string
  readonly names: readonly string[]
}

/** The records that move along when a record enters a state. */
export async function relatedMoves(
  provider: CaptainDataProvider,
  { cascades }: Entity,
  { id }: CaptainRecord,
  to: string,
  site: SiteSlug,
): Promise<readonly Move[]> {
  const moves = (cascades?.[to] ?? []).filter(({ entity }) => entity.sites[site])
  const found = await Promise.all(
    moves.map(async ({ entity, field, from, to: next }) => {
      const { data } = await provider.getList<CaptainRecord>(entity.name, {
        pagination: { page: 1, perPage: 50 },
        sort: { field: 'id', order: 'ASC' },
        filter: { [field]: id, [conditionName(statesOf(entity)!.name, 'in')]: from },
        meta: { aside: true },
      })
      return data.map((record) => ({ entity, record, to: next, names: requiredStaffFields(entity, record, next) }))
    }),
  )
  return found.flat()
}
