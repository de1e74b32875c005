import type { FastifyInstance } from 'fastify'
import { shownParameters, type ShownRead } from '../../kernel/crud/shown.ts'
import { queryOf } from '../../kernel/requests/request.ts'
import type { PublicRecord } from '../../kernel/public/public-record.ts'
import { assertScopes } from './assert-scopes.ts'
import { expandReferences } from './expand-references.ts'
import { recordsOf } from './public-rows.ts'
import { readShownContent, valueOrThrow } from './query.ts'
import type { ContentServices } from './routes.ts'
import { shownRecords } from './shown-records.ts'
import { maxBodies, storedView } from '../../kernel/crud/views.ts'

/** Lets members and keys read records in the dialect of public lists: by the code that answers these. */
export function showToMembers(app: FastifyInstance, { env, pages }: ContentServices): void {
  const origin = env.PUBLIC_URL
  app.decorate('showRecords', (context, request, isList): ShownRead => {
    const { entity, tenant, store } = context
    const own = Object.entries(queryOf(request)).filter(([name]) =>
      (shownParameters as readonly string[]).includes(name),
    )
    const query = Object.fromEntries(own)
    const read = readShownContent(storedView, entity, tenant.site, query, isList ? undefined : 'blocks')
    const shown = valueOrThrow(entity, read)
    assertScopes(request, shown)
    const { fields, body, expand } = shown
    const include = storedView
      .fieldsOf(entity, tenant.site)
      .filter(({ name, heavy, kind }) =>
        heavy && kind === 'rich-text' ? body && (!fields || fields.includes(name)) : heavy && fields?.includes(name),
      )
      .map(({ name }) => name)
    return {
      include,
      most: isList && body ? maxBodies : undefined,
      async show(stored) {
        const records = await store.database.read(tenant.id, function* () {
          const whole = yield* recordsOf(storedView, context, stored as readonly PublicRecord[], true, origin)
          return (yield* expandReferences(storedView, context, expand, whole, origin)).records
        })
        return shownRecords(tenant, entity, records, shown, origin, pages)
      },
    }
  })
}
