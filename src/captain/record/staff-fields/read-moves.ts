import { statesOf, type Entity, type Field } from '../../../../entities/language/entity.ts'
import type { Issue } from '../../../../entities/language/input/issues.ts'
import { siteFields } from '../../../../entities/language/site-fields.ts'
import { conditionName } from '../../../../entities/language/derived/list-operators.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import type { CaptainDataProvider } from '../../../kernel/api/data-provider.ts'
import { readRecords } from '../../../kernel/api/read-records.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { nextStates } from '../../../kernel/status/status.ts'
import { fieldsToFillIn, needsOf } from './required-staff-fields.ts'

/** A record that moves to another state, and the fields to fill in for it. */
export interface Move {
  readonly entity: Entity
  readonly record: CaptainRecord
  readonly to: string
  readonly names: readonly string[]
}

/** A chosen record that may not move, and why. */
export interface Barred {
  readonly record: CaptainRecord
  readonly issues: readonly Issue[]
}

/** What a transition moves. */
export interface Moves {
  /** The chosen records as they are now, and the fields that they need. */
  readonly chosen: readonly Move[]
  readonly barred: readonly Barred[]
  /** The records that move along. They are found out for a single record alone. */
  readonly related: readonly Move[]
}

/** What a transition of chosen records moves. Of several, those that could not move alone are told from the others. */
export async function readMoves(
  provider: CaptainDataProvider,
  entity: Entity,
  records: readonly CaptainRecord[],
  to: string,
  site: SiteSlug,
  meta: { readonly parent?: string | undefined } = {},
): Promise<Moves> {
  const [only, ...others] = records
  if (only && others.length === 0) {
    // List data lacks heavy fields, which may be what the state requires.
    const [{ data }, related] = await Promise.all([
      provider.getOne<CaptainRecord>(entity.name, { id: only.id, meta }),
      relatedMoves(provider, entity, only.id, to, site),
    ])
    const names = fieldsToFillIn(entity, data, to, site)
    return { chosen: [{ entity, record: data, to, names }], barred: [], related }
  }
  const heavy = siteFields(entity, site).flatMap((field) => (field.heavy ? [field.name] : []))
  const found = await readRecords(
    provider,
    entity.name,
    records.map(({ id }) => id),
    { ...meta, ...(heavy.length > 0 && { include: heavy }) },
  )
  const now = new Map(found.map((record) => [record.id, record]))
  const judged = records.map((record) => judge(entity, record, now.get(record.id), to, site))
  return {
    chosen: judged.flatMap((each) => ('names' in each ? [each] : [])),
    barred: judged.flatMap((each) => ('issues' in each ? [each] : [])),
    related: [],
  }
}

/** Whether one of several chosen records may move, as it is now. */
function judge(
  entity: Entity,
  chosen: CaptainRecord,
  record: CaptainRecord | undefined,
  to: string,
  site: SiteSlug,
): Move | Barred {
  if (!record) return { record: chosen, issues: [{ path: [], rule: 'integrity.recordGone', params: {} }] }
  const states = statesOf(entity)!
  if (!nextStates(states, record).includes(to)) return { record, issues: [notAllowed(states, record, to)] }
  const { names, elsewhere } = needsOf(entity, record, to, site)
  return elsewhere.length > 0 ? { record, issues: elsewhere } : { entity, record, to, names }
}

/** That a state does not follow on a record’s own. */
export const notAllowed = ({ name }: Field, record: CaptainRecord, to: string): Issue => ({
  path: [name],
  rule: 'integrity.transitionNotAllowed',
  params: { from: String(record[name]), to },
})

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
