import type { Values } from '../../entities/body.ts'
import type { Entity } from '../../entities/entity.ts'
import { windowOf } from '../../entities/shown.ts'
import type { Store } from '../crud/context.ts'
import { marker } from '../db/marker.ts'
import { all, type Operation } from '../db/query.ts'
import type { Publisher } from './records.ts'

interface Revision {
  readonly action: string
  readonly at: string
  readonly values: string
}

/** Whether the public could see a record at some time before now: read from its revisions. */
export function* goneFrom(
  store: Store,
  tenant: Publisher,
  entity: Entity,
  id: string,
  now: string,
): Operation<boolean> {
  const statement = store.shaped<Revision>('public revisions', () =>
    store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', marker('entity'))
      .where('revision.recordId', '=', marker('id'))
      .orderBy('revision.version', 'asc')
      .select(['revision.action', 'revision.at', 'revision.values']),
  )
  const revisions = yield* all(statement({ tenant_id: tenant.id, entity: entity.name, id }))
  return revisions.some(({ action, at, values }, index) => {
    const window = action === 'delete' ? undefined : windowOf(entity, tenant.site, JSON.parse(values) as Values)
    const end = revisions[index + 1]?.at ?? now
    return window !== undefined && later(at, window.from) < earlier(end, window.until)
  })
}

const later = (a: string, b: string): string => (a > b ? a : b)
const earlier = (a: string, b: string): string => (a < b ? a : b)
