import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { operatorSite } from '../../../entities/installation.ts'
import type { Env } from '../../base/env.ts'
import { asApiError } from '../../base/db/as-api-error.ts'
import { ApiError, forbidden, notFound } from '../../base/errors/api-error.ts'
import { manualLimit } from '../../base/rate-limits/plugin.ts'
import type { IsClosed, PostedForm, ShowForm } from '../../features/pages/visitor-form.ts'
import { readRecipient } from '../customer-emails/recipient.ts'
import { inquiryBody, readSubmission, type Submission } from './contact-form.ts'
import { currentPolicyEdition } from '../legal/policy-edition.ts'
import { assertInquiry, receiveInquiry } from './receive.ts'

const forms = ['', '/ja', '/en'] as const

/**
 * The operator's contact form for browsers, with or without JavaScript: checked, reviewed, sent. If anything prevents
 * it from being accepted, the page is shown again with everything that was typed.
 */
export function contactFormRoutes({ PUBLIC_URL, SMTP_URL }: Env, isClosed: IsClosed, show: ShowForm) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(formbody)
    const overLimit = manualLimit(app, { max: 10, timeWindow: '10 minutes' })

    for (const form of forms) {
      app.post(`${form}/contact`, {
        config: { access: 'public', urlencoded: true },
        schema: { hide: true },
        handler: async (request, reply) => {
          const { origin } = request.headers
          if (origin !== undefined && origin !== new URL(PUBLIC_URL).origin) throw forbidden()
          // Nobody writes to the company from a preview; its page says so.
          if (Object.hasOwn(request.query as object, 'preview')) return reply.redirect(request.url, 303)
          const submission = readSubmission(request.body)
          if (await isClosed(request, reply))
            return show(request, reply, { step: 'write', values: submission.values, issues: [], status: 503 })
          const outcome = await process(submission, request, reply, form)
          return 'receiptNo' in outcome
            ? reply.redirect(`${form}/contact/success?no=${outcome.receiptNo}`, 303)
            : show(request, reply, { values: submission.values, issues: [], ...outcome })
        },
      })
    }

    type Outcome = Omit<PostedForm, 'values' | 'issues'> & { readonly issues?: readonly Issue[] }

    async function process(
      { step, values, policy, key }: Submission,
      request: FastifyRequest,
      reply: FastifyReply,
      form: (typeof forms)[number],
    ): Promise<Outcome | { readonly receiptNo: string }> {
      if (step === 'edit') return { step: 'write', status: 200 }
      const body = inquiryBody(values)
      const issues = issuesOf(() => assertInquiry(operatorSite, body))
      if (issues) return { step: 'write', issues, status: 422 }
      const confirmAgain = { step: 'confirm', key: key ?? uuid() } as const
      try {
        const tenant = await operatorTenant()
        if (((await currentPolicyEdition(app.database!, tenant)) ?? '') !== policy)
          return { step: 'write', refusal: 'policyChanged', status: 422 }
        if (step !== 'send' || !key) return { ...confirmAgain, status: 200 }
        const wait = await overLimit(request)
        if (wait !== undefined) {
          reply.header('retry-after', String(wait))
          return { ...confirmAgain, refusal: 'tooMany', status: 429 }
        }
        return await receiveInquiry(
          app.database!,
          {
            tenant,
            recipient: await readRecipient(app.database!, tenant.id, tenant.id),
            locale: form === '/en' ? 'en' : 'ja',
            sourceUrl: `${PUBLIC_URL}${form}/contact`,
            mails: SMTP_URL !== undefined,
            publicUrl: PUBLIC_URL,
            requestId: request.id,
            id: key,
          },
          body,
        )
      } catch (error) {
        if (error instanceof ApiError && error.statusCode < 500) throw error
        request.log.error({ err: error }, 'inquiry not taken in')
        return { ...confirmAgain, refusal: 'failed', status: asApiError(error).statusCode }
      }
    }

    async function operatorTenant() {
      const id = await app.operatorTenant()
      if (id === undefined) throw notFound()
      return { id, site: operatorSite, slug: operatorSite } as const
    }
  }
}

/** The issues with the fields, if any. */
function issuesOf(check: () => void): readonly Issue[] | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    const issues = error instanceof ApiError && (error.data['issues'] as readonly Issue[] | undefined)
    if (!issues) throw error
    return issues
  }
}
