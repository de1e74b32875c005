import type { FastifyInstance, FastifyRequest } from 'fastify'
import { entities } from '../../entities/index.ts'
import type { Entity } from '../../entities/language/entity.ts'
import type { ContentTenant } from '../content/content-tenant.ts'
import { subscriptionContract } from '../content/subscription-contract.ts'
import { openTenantWith } from '../content/open-tenant.ts'
import { sendRevalidated } from '../content/revalidation.ts'
import { readAppointments, readFeed, type Subscription } from '../content/subscriptions.ts'
import { queryOf } from '../crud/request.ts'
import { invalid } from '../errors/api-error.ts'
import type { Env } from '../env.ts'
import { atomOf, rssOf } from '../feeds/feed.ts'
import { calendarOf } from '../feeds/icalendar.ts'
import type { CachedReading } from '../public/cache.ts'

const feedForms = [
  { file: 'feed.atom', type: 'application/atom+xml', write: atomOf },
  { file: 'feed.rss', type: 'application/rss+xml', write: rssOf },
] as const

/** What people subscribe to: feeds and calendars of what a tenant publishes. */
export function feedRoutes(app: FastifyInstance, { PUBLIC_URL }: Env): void {
  for (const entity of Object.values<Entity>(entities)) {
    if (entity.public?.feed)
      for (const { file, type, write } of feedForms)
        subscription(app, entity, file, type, async (tenant, wanted, request) => {
          const reading = await readFeed(app.database!, tenant, entity, wanted)
          const self = PUBLIC_URL + request.url
          const { language } = wanted
          const feed = { title: nameOf(tenant, wanted), language, site: tenant.siteUrl, self, entries: reading.value }
          return { ...reading, value: write(feed) }
        })
    if (entity.public?.calendar)
      subscription(app, entity, 'calendar.ics', 'text/calendar', async (tenant, wanted) => {
        const reading = await readAppointments(app.database!, tenant, entity, wanted)
        return { ...reading, value: calendarOf(nameOf(tenant, wanted), reading.value) }
      })
  }
}

function subscription(
  app: FastifyInstance,
  entity: Entity,
  file: string,
  type: string,
  write: (tenant: ContentTenant, wanted: Subscription, request: FastifyRequest) => Promise<CachedReading<string>>,
): void {
  app.get(`/api/v1/tenants/:tenant/${entity.name}/${file}`, {
    config: { access: 'public', entity: entity.name, keyScope: `${entity.name}:read` },
    ...(!app.database && { schema: subscriptionContract(entity, file, type) }),
    handler: async (request, reply) => {
      const tenant = await openTenantWith(app, entity, request, reply)
      const reading = await write(tenant, subscriptionOf(tenant, entity, queryOf(request)), request)
      return sendRevalidated(request, reply, reading.value, reading, `${type}; charset=utf-8`)
    },
  })
}

const nameOf = ({ name, nameEn }: ContentTenant, { language }: Subscription): string =>
  (language === 'en' && nameEn) || name

/** How a feed is wanted; throws for a language there is none of, and for links that lead to another site. */
function subscriptionOf(
  { origins }: ContentTenant,
  entity: Entity,
  query: Readonly<Record<string, unknown>>,
): Subscription {
  const { lang = 'ja', link, ...others } = query
  const wrong = (name: string, rule = 'invalid') => invalid([{ path: [name], rule, params: {} }], entity.name)
  for (const name of Object.keys(others)) throw wrong(name, 'unknownField')
  if (lang !== 'ja' && lang !== 'en') throw wrong('lang')
  if (link === undefined) return { language: lang, link: undefined }
  // Nothing that would end a line of a calendar: URLs are read without it.
  const isOwn =
    typeof link === 'string' &&
    /^[\x21-\x7e]+$/.test(link) &&
    URL.canParse(link) &&
    origins.includes(new URL(link).origin)
  if (!isOwn || !/\{(?:slug|id)\}/.test(link)) throw wrong('link')
  return { language: lang, link }
}
