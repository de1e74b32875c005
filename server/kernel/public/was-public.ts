import type { Entity } from '../../../entities/language/entity.ts'
import { visibilityFields, visiblePeriod } from '../../../entities/language/derived/public-visibility.ts'
import type { Store } from '../records/context.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Publisher } from './public-record.ts'

/** Each value of a revision is JSON. */
type Revision = Readonly<Record<string, string | null>> & { readonly action: string; readonly at: string }

/** The number of latest versions examined; a record withdrawn longer ago is treated as never public. */
const maxVersions = 100

/** Whether a record used to be public at any time before now, according to its revisions; rich text is not read. */
export function* wasPublic(
  store: Store,
  tenant: Publisher,
  entity: Entity,
  id: string,
  now: string,
): Operation<boolean> {
  const names = visibilityFields(entity)
  const statement = store.cachedStatement<Revision>`public revisions|${entity.name}`(() =>
    store.scope
      .selectFrom('revision')
      .where('revision.entity', '=', param('entity'))
      .where('revision.recordId', '=', param('id'))
      .orderBy('revision.version', 'desc')
      .limit(maxVersions)
      .select(['revision.action', 'revision.at'])
      .select(names.map((name) => store.fn.jsonAt(column('revision', 'values'), name).as(`value_${name}`))),
  )
  const revisions = yield* all(statement({ tenant_id: tenant.id, entity: entity.name, id }))
  return revisions.some((revision, index) => {
    const { action, at } = revision
    const values = Object.fromEntries(names.map((name) => [name, JSON.parse(revision[`value_${name}`] ?? 'null')]))
    const window = action === 'delete' ? undefined : visiblePeriod(entity, tenant.site, values)
    const end = revisions[index - 1]?.at ?? now
    return window !== undefined && later(at, window.from) < earlier(end, window.until)
  })
}

const later = (a: string, b: string): string => (a > b ? a : b)
const earlier = (a: string, b: string): string => (a < b ? a : b)
