import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { emailText } from '../../../entities/customer-emails/email-text.ts'
import { customerEmailNames, type CustomerEmail, placeholdersOf } from '../../../entities/customer-emails/email-list.ts'
import { readRecipient } from './recipient.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { shopOf, questionsText, siteName, type Shop } from './customer.ts'
import { builtInWords } from './words.ts'
import { translatorOf, type Language } from '../../base/locale/translator.ts'

const params = z.object({ tenant: z.string().describe('The slug of the tenant.') })
const languages = ['ja', 'en'] as const

const answer = z.object({
  words: z
    .array(
      z.object({
        email: z.enum(customerEmailNames),
        language: z.enum(languages),
        subject: z.string(),
        body: z.string().describe('Plain text.'),
      }),
    )
    .describe('What is sent where the tenant has no words of its own, with placeholders such as `{{name}}`.'),
  examples: z
    .object({ ja: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) })
    .describe('By language, what stands in the place of each placeholder in a preview.'),
})

/** The built-in words of the emails to a tenant's customers, which its own replace. */
export function emailTextRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/built-in-emails', {
    config: { access: 'member', entity: emailText.name },
    schema: {
      operationId: 'listBuiltInEmails',
      summary: 'Read the built-in words of the emails to customers',
      description: 'Of every email that the site sends, in both languages, with examples for the placeholders.',
      tags: [emailText.name],
      params,
      response: { 200: answer, ...errorResponses(401, 403, 404) },
    },
    handler: async (request, reply) => {
      const tenant = request.access.tenant!
      const recipient = await readRecipient(app.database!, (await app.operatorTenant())!, tenant.id)
      const offered = (emailText.sites[tenant.site]?.options?.['email'] ?? []) as readonly CustomerEmail[]
      const words = offered.flatMap((email) =>
        languages.map((language) => ({ email, language, ...builtInWords(language)(email) })),
      )
      const [ja, en] = languages.map((language) => exampleValues(shopOf(recipient), language))
      return reply.send({ words, examples: { ja: ja!, en: en! } } satisfies z.output<typeof answer>)
    },
  })
}

const names = new Set(
  customerEmailNames.flatMap((email) => {
    const { lines, blocks } = placeholdersOf(email)
    return [...lines, ...blocks]
  }),
)

/** What stands in the place of each placeholder when the words of an email are shown to whoever writes them. */
function exampleValues(shop: Shop, language: Language): Readonly<Record<string, string>> {
  const translate = translatorOf(language)
  const known: Readonly<Record<string, string>> = {
    site: siteName(shop, language),
    refund: translate('mails.order.refund'),
    questions: questionsText(shop, language),
  }
  return Object.fromEntries([...names].map((name) => [name, known[name] ?? translate(`mails.examples.${name}`)]))
}
