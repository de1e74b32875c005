import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Entity } from '../../../entities/language/entity.ts'
import { publicSlug } from '../../../entities/language/derived/public-content.ts'
import { param } from '../../base/db/parameter.ts'
import { first, runUnawaited, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context, type Store } from '../records/context.ts'
import type { Participant } from '../records/participants.ts'
import { publicDifference } from './public-difference.ts'
import { wasPublic } from './was-public.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    former_slug: { tenant_id: string; id: string; entity: string; slug: string; recordId: string; createdAt: string }
  }
}

/**
 * Keeps the slugs by which the public knew a record, so that links to it go on working. A former slug leads to one record:
 * to none any more once a published record has it.
 */
export const formerSlugs: Participant = {
  name: 'former slugs',
  concerns: (entity) => publicSlug(entity) !== undefined,
  *after(context, write) {
    const { store, entity, tenant } = context
    const { name } = publicSlug(entity)!
    const slugIn = (row: object | undefined) => (row as Readonly<Record<string, string | null>> | undefined)?.[name]
    const [former, current] = [slugIn(write.before) ?? null, slugIn(write.after) ?? null]
    const shown = publicDifference(context, write)
    const isTaken = current !== null && shown?.after != null && (former !== current || shown.before === null)
    if (isTaken) yield* deleteBy(context, 'slug', current)
    if (former === null || current === null || former === current) return
    const { id } = write.after!
    if (yield* wasPublic(store, tenant, entity, id, new Date().toISOString())) yield* keep(context, former, id)
  },
  removed: (context, id) => deleteBy(context, 'recordId', id),
}

/** The id of the record that the public of a tenant knew by a slug; undefined if there is none. */
export function* recordOfFormerSlug(
  { scope, cachedStatement }: Store,
  tenant: string,
  entity: Entity,
  slug: string,
): Operation<string | undefined> {
  const statement = cachedStatement<{ recordId: string }>`record of a former slug`(() =>
    scope
      .selectFrom('former_slug')
      .where('former_slug.entity', '=', param('entity'))
      .where('former_slug.slug', '=', param('slug'))
      .select('former_slug.recordId'),
  )
  return (yield* first(statement({ tenant_id: tenant, entity: entity.name, slug })))?.recordId
}

function* keep(context: Context, slug: string, id: string): Operation<void> {
  const { scope, cachedStatement } = context.store
  const statement = cachedStatement`keep former slug`(() =>
    scope
      .insertInto('former_slug', {
        id: param('rowId'),
        entity: param('entity'),
        slug: param('slug'),
        recordId: param('id'),
        createdAt: param('createdAt'),
      })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'entity', 'slug']).doUpdateSet({
          id: sql`excluded."id"`,
          recordId: sql`excluded."recordId"`,
          createdAt: sql`excluded."createdAt"`,
        }),
      ),
  )
  const createdAt = new Date().toISOString()
  yield* runUnawaited(statement({ ...tenantBindings(context), rowId: uuid(), slug, id, createdAt }))
}

/** Ends the redirect from a slug, or those to a record. */
function* deleteBy(context: Context, name: 'slug' | 'recordId', value: string): Operation<void> {
  const { scope, cachedStatement } = context.store
  const statement = cachedStatement`delete former slugs by ${name}`(() =>
    scope
      .deleteFrom('former_slug')
      .where('former_slug.entity', '=', param('entity'))
      .where(`former_slug.${name}`, '=', param('value')),
  )
  yield* runUnawaited(statement({ ...tenantBindings(context), value }))
}
