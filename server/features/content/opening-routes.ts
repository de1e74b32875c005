import { scopeMissing } from '../../base/errors/api-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { entities } from '../../../entities/index.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { hasOpeningHours } from '../../../entities/language/derived/public-content.ts'
import { openingAt, readOpeningDays } from './opening.ts'
import { openTenantWith } from './open-tenant.ts'
import { sendRevalidated } from './revalidation.ts'
import { clockTime } from '../../kernel/tenants/opening.ts'
import { sitesWith } from '../../kernel/crud/contract/components.ts'
import { queryOf } from '../../kernel/requests/request.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const shownDays = 14
const asked = z.strictObject({
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(60)
    .default(shownDays)
    .describe('How many days are returned, from today on.'),
})

const span = z
  .object({ opensAt: z.iso.datetime().describe('From when.'), closesAt: z.iso.datetime().describe('Until when.') })
  .nullable()

const openingState = z.object({
  isOpen: z.boolean().describe('Whether it is open now.'),
  current: span.describe('Since when and until when it is open now; null while it is closed.'),
  next: span.describe('The next time of opening within three months; null where none is known.'),
  days: z
    .array(
      z.object({
        day: z.iso.date(),
        hours: z
          .array(
            z.object({
              start: clockTime.describe('On the 30-hour clock.'),
              end: clockTime.describe('On the 30-hour clock: 26:00 is two in the morning.'),
            }),
          )
          .nullable()
          .describe('Empty where it is closed; null where no opening hours are in force.'),
        special: z
          .object({ id: z.uuid(), state: z.string(), updatedAt: z.iso.datetime() })
          .nullable()
          .describe('The public record that makes the day other than usual.'),
      }),
    )
    .describe('Until six in the morning, the day before is still today.'),
})

/** When tenants are open, now and next. */
export function openingRoutes(app: FastifyInstance): void {
  for (const entity of Object.values<Entity>(entities)) if (hasOpeningHours(entity)) openingRoute(app, entity)
}

function openingRoute(app: FastifyInstance, entity: Entity): void {
  app.get(`/api/v1/tenants/:tenant/${entity.name}/opening`, {
    config: { access: 'public', entity: entity.name, keyScope: `${entity.name}:read`, readsQuery: true },
    ...(!app.database && {
      schema: {
        operationId: 'readPublicOpening',
        summary: 'Get whether a tenant is open now, until when, and when it opens next',
        description: 'By its opening hours, days off and special days.',
        tags: [entity.name],
        'x-sites': sitesWith(entity),
        params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
        querystring: asked,
        response: {
          200: openingState,
          304: { description: 'As it was.', type: 'null' },
          ...errorResponses(400, 404, 503),
        },
      },
    }),
    handler: async (request, reply) => {
      assertReadsHours(request, entity)
      const tenant = await openTenantWith(app, entity, request, reply)
      const { days } = parseWith(asked, queryOf(request))
      const now = new Date()
      const known = await readOpeningDays(app.database!, tenant, entity, now)
      const { opening, until } = openingAt(known.days, now, days)
      return sendRevalidated(request, reply, JSON.stringify(opening), { until })
    },
  })
}

/** Throws for an API key that may not read the regular hours. */
export function assertReadsHours({ access }: FastifyRequest, { calendar }: Entity): void {
  const scope = `${calendar!.regularHours!}:read`
  if (access?.scopes && !access.scopes.has(scope)) throw scopeMissing(scope)
}
