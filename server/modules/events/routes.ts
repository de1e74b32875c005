import type { FastifyInstance } from 'fastify'
import { application } from '../../../entities/events/application.ts'
import { applicationContract } from './contract.ts'
import { receiveApplication } from './receive.ts'
import { preferredLanguage } from '../../../locales/preferred-language.ts'
import { openForm } from '../../features/content/open-form.ts'
import { readRecipient } from '../customer-emails/recipient.ts'
import { sendJson } from '../../kernel/requests/request.ts'
import type { Env } from '../../base/env.ts'
import { inLanguage } from '../../base/errors/issues-in-language.ts'
import { storeOf } from '../../kernel/records/context.ts'

/** Applications to events, sent by anyone from tenants' own websites. */
export function applicationRoutes(app: FastifyInstance, env: Env): void {
  app.post('/api/v1/tenants/:tenant/application', {
    config: { access: 'public', keyScope: application.intake!, rateLimit: { max: 10, timeWindow: '10 minutes' } },
    ...(!app.database && { schema: applicationContract() }),
    handler: async (request, reply) => {
      try {
        const { tenant, operator, locale, body, key } = await openForm(app, env, application, request, reply)
        const recipient = await readRecipient(app.database!, operator, tenant.id)
        const by = request.access?.user.id ?? null
        const context = { store: storeOf(app.database!), entity: application, tenant, by, requestId: request.id }
        const link = `${env.PUBLIC_URL}/captain/tenant/${tenant.slug}/application`
        const applying = { recipient, locale, sendsMail: env.SMTP_URL !== undefined, link, key }
        const receipt = await receiveApplication(context, applying, body)
        return sendJson(reply.status(201), JSON.stringify(receipt))
      } catch (error) {
        throw inLanguage(error, preferredLanguage(request.headers['accept-language']), application.name)
      }
    },
  })
}
