import { statesOf, type Entity } from '../../../../entities/language/entity.ts'
import { conditionName } from '../../../../entities/language/derived/list-operators.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import type { CaptainDataProvider } from '../../../kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { fieldsToFillIn } from './required-staff-fields.ts'

/** A record that moves to another state, and the fields to fill in for it. */
export interface Move {
  readonly entity: Entity
  readonly record: CaptainRecord
  readonly to: string
  readonly names: readonly string[]
}

/** What a transition of a record moves: the record as it is now, the fields it needs, and the records that move along. */
export async function readMoves(
  provider: CaptainDataProvider,
  entity: Entity,
  id: string,
  to: string,
  site: SiteSlug,
  meta: { readonly parent?: string | undefined } = {},
): Promise<{
  readonly record: CaptainRecord
  readonly names: readonly string[]
  readonly related: readonly Move[]
}> {
  // List data lacks heavy fields, which may be what the state requires.
  const [{ data }, related] = await Promise.all([
    provider.getOne(entity.name, { id, meta }),
    relatedMoves(provider, entity, id, to, site),
  ])
  const record = data as CaptainRecord
  return { record, names: fieldsToFillIn(entity, record, to, site), related }
}

/** The records that move along when a record enters a state. */
async function relatedMoves(
  provider: CaptainDataProvider,
  { cascades }: Entity,
  id: string,
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
      return data.map((record) => ({ entity, record, to: next, names: fieldsToFillIn(entity, record, next, site) }))
    }),
  )
  return found.flat()
}
