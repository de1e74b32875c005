import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { eventStreamAnswer, eventStreamType, sendEvents } from '../../kernel/requests/event-streams.ts'
import { tenantParams } from '../../kernel/system-records/operations.ts'
import { previewCaching, openTenant } from '../content/open-tenant.ts'
import { openPreview } from './opened.ts'
import type { PreviewStreams } from './streams.ts'

/** The route by which a site hears that it should read again what a preview shows. */
export function eventRoutes(
  app: FastifyInstance,
  secrets: readonly string[],
  streams: PreviewStreams | undefined,
): void {
  app.get('/api/v1/tenants/:tenant/preview/events', {
    config: { access: 'public' },
    schema: {
      operationId: 'streamPreview',
      summary: 'Stream the changes of what a preview shows',
      description:
        'Server-sent events, for `EventSource`. An event `shown` has another id whenever its records, their drafts or what is typed have changed: read them again. The event `over` is the last; later calls answer 410.',
      tags: ['Previews'],
      params: tenantParams,
      querystring: z.object({ preview: z.string().max(200).describe('The token of the link.') }),
      response: { 200: eventStreamAnswer, ...errorResponses(404, 410, 429) },
    },
    async handler(request, reply) {
      const { tenant } = await openTenant(app, request, reply)
      const { preview: token } = request.query as { readonly preview: string }
      await openPreview(app, secrets, tenant.id, token)
      reply.headers({ 'cache-control': previewCaching, 'x-robots-tag': 'noindex' })
      if (request.method === 'HEAD') return reply.type(eventStreamType).send('')
      const lastEvent = request.headers['last-event-id']
      const known = typeof lastEvent === 'string' ? lastEvent : undefined
      return sendEvents(reply, streams!.open({ tenant: tenant.id, token }, known))
    },
  })
}
