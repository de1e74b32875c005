import type { FastifyInstance } from 'fastify'
import { contact } from '../../entities/contact.ts'
import { openTenant } from '../content/open-tenant.ts'
import { inquiryContract } from '../contact/contract.ts'
import { readRecipient } from '../contact/recipient.ts'
import { receiveInquiry } from '../contact/receive.ts'
import { asObject, sendJson } from '../crud/request.ts'
import type { Env } from '../env.ts'
import { forbidden, invalid, notFound } from '../errors/api-error.ts'

/** Inquiries sent by anyone from tenants' own websites. */
export function inquiryRoutes(app: FastifyInstance, { PUBLIC_URL, SMTP_URL }: Env): void {
  app.post('/api/v1/tenants/:tenant/contact', {
    config: { access: 'public', keyScope: 'inquiries:send', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    schema: inquiryContract(),
    handler: async (request, reply) => {
      const { tenant, operator, fromOwnPage } = await openTenant(app, request, reply)
      const { origin } = request.headers
      // Servers send no Origin header; pages of other sites do.
      if (!fromOwnPage && origin !== undefined && origin !== PUBLIC_URL) throw forbidden()
      if (!contact.sites[tenant.site]) throw notFound()
      const { locale = 'ja', sourceUrl, ...body } = asObject(request.body)
      if (locale !== 'ja' && locale !== 'en')
        throw invalid([{ path: ['locale'], rule: 'option', params: {} }], contact.name)
      const receipt = await receiveInquiry(
        app.database!,
        {
          tenant,
          recipient: await readRecipient(app.database!, operator, tenant.id),
          locale,
          sourceUrl: sourceUrl as string | undefined,
          mails: SMTP_URL !== undefined,
          publicUrl: PUBLIC_URL,
          requestId: request.id,
        },
        body,
      )
      return sendJson(reply.status(201), JSON.stringify(receipt))
    },
  })
}
