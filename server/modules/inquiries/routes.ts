import type { FastifyInstance } from 'fastify'
import { contact } from '../../../entities/inquiries/contact.ts'
import { preferredLanguage } from '../../../locales/preferred-language.ts'
import { openForm } from '../../features/content/open-form.ts'
import { inquiryContract } from './contract.ts'
import { readRecipient } from '../customer-emails/recipient.ts'
import { receiveInquiry } from './receive.ts'
import { sendJson } from '../../kernel/requests/request.ts'
import type { Env } from '../../base/env.ts'
import { inLanguage } from '../../base/errors/issues-in-language.ts'

/** Inquiries sent by anyone from tenants' own websites. */
export function inquiryRoutes(app: FastifyInstance, env: Env): void {
  app.post('/api/v1/tenants/:tenant/contact', {
    config: { access: 'public', keyScope: contact.intake!, rateLimit: { max: 10, timeWindow: '10 minutes' } },
    ...(!app.database && { schema: inquiryContract() }),
    handler: async (request, reply) => {
      try {
        const { tenant, operator, locale, body: sent, key } = await openForm(app, env, contact, request, reply)
        const { sourceUrl, ...body } = sent
        const receipt = await receiveInquiry(
          app.database!,
          {
            tenant,
            recipient: await readRecipient(app.database!, operator, tenant.id),
            locale,
            sourceUrl: sourceUrl as string | undefined,
            mails: env.SMTP_URL !== undefined,
            publicUrl: env.PUBLIC_URL,
            requestId: request.id,
            call: { by: request.access?.user.id ?? null, key },
          },
          body,
        )
        return sendJson(reply.status(201), JSON.stringify(receipt))
      } catch (error) {
        throw inLanguage(error, preferredLanguage(request.headers['accept-language']), contact.name)
      }
    },
  })
}
