import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { pathOfRecord } from '../../../entities/language/derived/record-path.ts'
import { publicSlug } from '../../../entities/language/derived/public-content.ts'
import { formerSlugColumns, redirects, type Redirect } from '../../../entities/system/redirect.ts'
import { param } from '../../base/db/parameter.ts'
import type { Operation } from '../../base/db/query.ts'
import { notFound } from '../../base/errors/api-error.ts'
import type { RequestTenant } from '../../kernel/auth/access.ts'
import type { Store } from '../../kernel/records/context.ts'
import { pathPartsOf } from '../../kernel/records/path-parts.ts'
import { titledRecords } from '../../kernel/public/titled-records.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { systemTable } from '../../kernel/system-records/table.ts'

export const formerSlugTable = systemTable('former_slug', formerSlugColumns)

/** The routes of redirects. */
export function redirectRoutes(app: FastifyInstance): void {
  operationRoutes(app, redirects, {
    list({ store, tenant, page, read }) {
      const { filter, ...place } = page
      const like = `%${(filter.q ?? '').toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
      return read(function* () {
        const { rows, total } = yield* formerSlugTable.page(store, tenant.id, {
          ...place,
          bound: { entity: filter.entity ?? null, like },
          matching: (slugs) =>
            slugs.where(
              sql<boolean>`lower("former_slug"."slug") like ${param('like')} escape '\\'
                and "former_slug"."entity" = coalesce(cast(${param('entity')} as text), "former_slug"."entity")`,
            ),
        })
        return { rows: yield* withTargets(store, tenant, rows), total }
      })
    },

    async remove({ store, tenant, params, write }) {
      const isThere = await write(function* () {
        const row = yield* formerSlugTable.find(store, tenant.id, params.id)
        if (row) yield* formerSlugTable.remove(store, tenant.id, params.id)
        return row !== undefined
      })
      if (!isThere) throw notFound()
    },
  })
}

type Row = ReturnType<typeof formerSlugTable.read>

/** Redirects with the records that they lead to. */
function* withTargets(store: Store, tenant: RequestTenant, rows: readonly Row[]): Operation<readonly Redirect[]> {
  const answered: Redirect[] = []
  for (const [name, ofEntity] of Map.groupBy(rows, ({ entity }) => entity)) {
    const entity = entityByName(name)
    const ids = ofEntity.map(({ recordId }) => recordId)
    const targets = entity && publicSlug(entity) ? yield* titledRecords(store, tenant.id, entity, ids) : undefined
    for (const row of ofEntity) {
      const target = targets?.get(row.recordId)
      const path = target && pathOfRecord(pathPartsOf(entity!, tenant), { id: target.id, parent: null })
      const { title = null, titleEn = null, slug: movedTo = null } = target ?? {}
      answered.push({ ...row, title, titleEn, movedTo, path: path ?? null })
    }
  }
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  return answered.toSorted((a, b) => places.get(a.id)! - places.get(b.id)!)
}
