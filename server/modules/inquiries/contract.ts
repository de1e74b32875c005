import { contact } from '../../../entities/inquiries/contact.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { sitesWith } from '../../kernel/crud/contract/components.ts'
import { exampleValues } from '../../kernel/crud/contract/examples.ts'
import { fieldSchema } from '../../kernel/crud/contract/field-schema.ts'
import { acceptLanguage, answeredOnceKey, body, instant } from '../../kernel/crud/contract/shared-schemas.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { honeypot } from '../../features/content/open-form.ts'
import { inquiryFields } from './fields.ts'

export function inquiryContract() {
  const fields = [...new Set(sitesWith(contact).flatMap((site: SiteSlug) => inquiryFields(site)))]
  return {
    operationId: 'sendInquiry',
    summary: 'Send an inquiry to a tenant',
    description: `It is stored at once, and staff and sender are notified by mail. \`${honeypot}\` is for a field that people do not see: sent with anything in it, the inquiry is refused. From a browser only the tenant’s own pages may send. Other sites keep no inquiries here, and publish an address to write to. At tenants of ${sitesWith(contact).join(', ')}.`,
    tags: [contact.name],
    'x-sites': sitesWith(contact),
    params: {
      type: 'object',
      properties: { tenant: { type: 'string', description: 'The slug of the tenant.' } },
      required: ['tenant'],
    },
    headers: { type: 'object', properties: { ...answeredOnceKey('inquiry', 'sent'), ...acceptLanguage } },
    body: body(
      {
        ...Object.fromEntries(fields.map((field) => [field.name, fieldSchema(contact, field)])),
        [honeypot]: { const: false, description: 'Never true.' },
        locale: { enum: ['ja', 'en'], description: 'The language the sender reads; `ja` unless given.' },
        sourceUrl: { type: 'string', format: 'uri', description: 'The page it was sent from.' },
      },
      fields.filter(({ optional, initially }) => !optional && initially === undefined).map(({ name }) => name),
      { ...exampleValues(fields.filter(({ optional }) => !optional)), locale: 'ja' },
    ),
    response: {
      201: {
        description: 'It arrived.',
        type: 'object',
        properties: { receiptNo: { type: 'string', examples: ['20260401-0001'] }, receivedAt: instant },
        required: ['receiptNo', 'receivedAt'],
      },
      ...errorResponses(400, 403, 404, 409, 413, 415, 422, 429, 503),
    },
  }
}
