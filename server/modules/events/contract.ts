import { application } from '../../../entities/events/application.ts'
import { sitesWith } from '../../kernel/crud/contract/components.ts'
import { exampleValues } from '../../kernel/crud/contract/examples.ts'
import { fieldSchema } from '../../kernel/crud/contract/field-schema.ts'
import { acceptLanguage, answeredOnceKey, body, instant } from '../../kernel/crud/contract/shared-schemas.ts'
import { honeypot } from '../../features/content/open-form.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'

/** What the applicant fills in; everything else is set by the server or by staff. */
export const applicantFields = [
  'event',
  'people',
  'name',
  'nameKana',
  'email',
  'phone',
  'message',
  'agreedPrivacyPolicy',
] as const

const fields = applicantFields.map((name) => application.fields[name]!)
const required = fields.filter(({ optional }) => !optional)

export const applicationContract = () => ({
  operationId: 'sendApplication',
  summary: 'Book an event of a tenant',
  description: `For a published event that takes applications (\`takesApplications\`), within its time of application. It takes its places from those that remain, in the same transaction: there are never more people than places. Where they do not suffice, 409 with \`params.left\`. It is stored at once, and staff and applicant are notified by mail. \`${honeypot}\` is for a field that people do not see: sent with anything in it, the application is refused. From a browser only the tenant’s own pages may send. At tenants of ${sitesWith(application).join(', ')}.`,
  tags: [application.name],
  'x-sites': sitesWith(application),
  params: {
    type: 'object',
    properties: { tenant: { type: 'string', description: 'The slug of the tenant.' } },
    required: ['tenant'],
  },
  headers: { type: 'object', properties: { ...answeredOnceKey('booking', 'booked'), ...acceptLanguage } },
  body: body(
    {
      ...Object.fromEntries(fields.map((field) => [field.name, fieldSchema(application, field)])),
      [honeypot]: { const: false, description: 'Never true.' },
      locale: { enum: ['ja', 'en'], description: 'The language the applicant reads; `ja` unless given.' },
    },
    required.map(({ name }) => name),
    { ...exampleValues(required), locale: 'ja' },
  ),
  response: {
    201: {
      description: 'The places are taken.',
      type: 'object',
      properties: { applicationNo: { type: 'string', examples: ['20260401-0001'] }, receivedAt: instant },
      required: ['applicationNo', 'receivedAt'],
    },
    ...errorResponses(400, 403, 404, 409, 413, 415, 422, 429, 503),
  },
})
