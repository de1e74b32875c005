import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isPublished } from '../../../entities/language/derived/public-content.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { previewPanes } from '../../../entities/system/preview-pane.ts'
import type { Operation } from '../../base/db/query.ts'
import { notFound } from '../../base/errors/api-error.ts'
import type { Publisher } from '../../kernel/public/public-record.ts'
import { titledRecords } from '../../kernel/public/titled-records.ts'
import { storeOf, type Context, type Store } from '../../kernel/records/context.ts'
import { readLiveRow } from '../../kernel/records/read-row.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { operationRoutes, tenantParams } from '../../kernel/system-records/operations.ts'
import { contentTenantBySlug } from '../content/content-tenant.ts'
import { previewCaching } from '../content/open-tenant.ts'
import { addressesOf, fillAddress } from './addresses.ts'
import { frameHeaders, framePage } from './frame.ts'
import { openPreview } from './opened.ts'
import { keepTyped, readTyped } from './panes.ts'
import type { PreviewStreams } from './streams.ts'
import { previewTokens } from './token.ts'

/** The routes by which a form shows on the site what is typed in it. */
export function paneRoutes(
  app: FastifyInstance,
  secrets: readonly string[],
  publicUrl: string,
  streams: PreviewStreams | undefined,
): void {
  operationRoutes(app, previewPanes, {
    async show({ store, tenant, user, params, body, write }) {
      const entity = entityByName(params.entity)
      if (!entity || entity.parent || !isPublished(entity, tenant.site)) throw notFound()
      const context: Context = { store, tenant, entity, by: user.id, requestId: '' }
      const shown = await write(function* () {
        const { id } = yield* readLiveRow(context, params.id)
        const { values, ignored } = yield* readTyped(context, body.values)
        const pane = yield* keepTyped(context, user.id, id, values)
        const token = previewTokens(tenant.id, secrets, 'pane').make(pane.id)
        const { ja, en } = yield* addressesFor(store, tenant, publicUrl, entity, id, token)
        return { token, ja, en, ignored, expiresAt: pane.expiresAt }
      })
      streams?.hint()
      return shown
    },
  })

  app.get('/api/v1/tenants/:tenant/preview/frame', {
    config: { access: 'public' },
    schema: {
      hide: true,
      params: tenantParams,
      querystring: z.object({ preview: z.string().max(200), lang: z.enum(['ja', 'en']) }),
    },
    async handler(request, reply) {
      const { tenant: slug } = request.params as { readonly tenant: string }
      const { preview: token, lang } = request.query as { readonly preview: string; readonly lang: 'ja' | 'en' }
      const tenant = await contentTenantBySlug(app.database!, await app.operatorTenant(), slug)
      const { previewed } = await openPreview(app, secrets, tenant.id, token)
      // Only what somebody edits is framed.
      if (!previewed.typed) throw notFound()
      const [[name, [id]]] = Object.entries(previewed.shown) as [[string, readonly [string]]]
      const entity = entityByName(name)
      const store = storeOf(app.database!)
      const addresses =
        entity &&
        (await store.database.read(tenant.id, () => addressesFor(store, tenant, publicUrl, entity, id, token)))
      const address = addresses?.[lang] ?? null
      if (address === null) throw notFound()
      return reply
        .headers({ ...frameHeaders(address), 'cache-control': previewCaching })
        .type('text/html; charset=utf-8')
        .send(framePage(address))
    },
  })
}

/** Where the tenant's site shows a record with a token; null in a language without an address, or without a slug. */
function* addressesFor(
  store: Store,
  tenant: Publisher,
  publicUrl: string,
  entity: Entity,
  id: string,
  token: string,
): Operation<Record<'ja' | 'en', string | null>> {
  const record = (yield* titledRecords(store, tenant.id, entity, [id])).get(id)
  const addresses = yield* addressesOf(store, tenant, entity.name, publicUrl)
  const addressIn = (lang: 'ja' | 'en') => fillAddress(addresses[lang], { token, slug: record?.slug ?? null, id, lang })
  return { ja: addressIn('ja'), en: addressIn('en') }
}
