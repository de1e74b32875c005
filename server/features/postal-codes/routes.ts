import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { loadPostalCodes, postalCodesAsOf } from './postal-codes.ts'

const place = z.object({
  prefecture: z.string().nullable().describe('The code of the prefecture (JIS X 0401).'),
  prefectureName: z.string().nullable(),
  city: z.string().nullable(),
  town: z.string().nullable(),
  asOf: z.string().describe('Of which day the data are.'),
})

/** What a Japanese postal code says about an address. */
export function postalCodeRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/postal-codes/:code', {
    config: { access: 'session' },
    schema: {
      operationId: 'readPostalCode',
      summary: 'Look up the address of a postal code',
      description: 'What several places have in common; what they do not is null.',
      tags: ['Tenants'],
      params: z.object({ code: z.string().regex(/^\d{7}$/) }),
      response: { 200: place.describe('The place.'), ...errorResponses(400, 401, 404) },
    },
    handler: async ({ params }, reply) => {
      const places = (await loadPostalCodes())((params as { code: string }).code)
      if (places.length === 0) throw notFound()
      return reply.send({
        prefecture: common(places.map(({ pref }) => pref.code)),
        prefectureName: common(places.map(({ pref }) => pref.name)),
        city: common(places.map(({ city }) => city.name)),
        town: common(places.map(({ name }) => name)),
        asOf: postalCodesAsOf,
      })
    },
  })
}

/** The only one of some texts; null if they differ or say nothing. */
const common = (texts: readonly string[]): string | null =>
  new Set(texts).size === 1 && texts[0] !== '' ? texts[0]! : null
