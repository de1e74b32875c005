import type { FastifyInstance, FastifyRequest } from 'fastify'
import { entities } from '../../../entities/index.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { ContentTenant } from './content-tenant.ts'
import { subscriptionContract } from './subscription-contract.ts'
import { openingAppointments, readOpeningDays } from './opening.ts'
import { tenantParameters, validators } from './contract.ts'
import { notModified } from '../../kernel/crud/contract/shared-schemas.ts'
import { countPages, readPages, recordsPerSitemap, type PagesOf } from './sitemap.ts'
import { openTenant, openTenantWith } from './open-tenant.ts'
import { sendComposed, sendRevalidated } from './revalidation.ts'
import { readAppointments, readFeed, type Subscription } from './subscriptions.ts'
import { queryOf } from '../../kernel/requests/request.ts'
import { addDays, today } from '../../../entities/language/dates/plain-date.ts'
import { startOfDay } from '../../../entities/language/dates/wall-clock.ts'
import { hasOpeningHours, isPublished } from '../../../entities/language/derived/public-content.ts'
import { sitemapIndexOf, sitemapOf } from '../feeds/sitemap.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { assertReadsHours } from './opening-routes.ts'
import { invalid, notFound, scopeMissing } from '../../base/errors/api-error.ts'
import type { Env } from '../../base/env.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { atomOf, rssOf } from '../feeds/feed.ts'
import { calendarOf } from '../feeds/icalendar.ts'
import type { CachedReading } from '../../kernel/public/cache.ts'

const feedForms = [
  { file: 'feed.atom', type: 'application/atom+xml', write: atomOf },
  { file: 'feed.rss', type: 'application/rss+xml', write: rssOf },
] as const

/** What people subscribe to: feeds and calendars of what a tenant publishes. */
export function feedRoutes(app: FastifyInstance, env: Env): void {
  const { PUBLIC_URL } = env
  sitemapRoute(app, env)
  for (const entity of Object.values<Entity>(entities)) {
    if (entity.public?.feed)
      for (const { file, type, write } of feedForms)
        subscription(app, entity, file, type, async (tenant, wanted, request) => {
          const reading = await readFeed(app.database!, tenant, entity, wanted)
          const self = PUBLIC_URL + request.url
          const { language } = wanted
          const about = { title: nameOf(tenant, wanted), language, site: tenant.siteUrl, self }
          return { ...reading, value: () => write({ ...about, entries: reading.value() }) }
        })
    if (entity.public?.calendar)
      subscription(app, entity, 'calendar.ics', 'text/calendar', async (tenant, wanted) => {
        const reading = await readAppointments(app.database!, tenant, entity, wanted)
        return { ...reading, value: () => calendarOf(nameOf(tenant, wanted), reading.value()) }
      })
    if (hasOpeningHours(entity))
      subscription(app, entity, 'opening.ics', 'text/calendar', async (tenant, wanted, request) => {
        assertReadsHours(request, entity)
        const now = new Date()
        const known = await readOpeningDays(app.database!, tenant, entity, now)
        const until = Date.parse(startOfDay(addDays(today(now), 1)))
        return {
          value: () => calendarOf(nameOf(tenant, wanted), openingAppointments(entity, tenant, known, wanted)),
          until,
        }
      })
  }
}

function subscription(
  app: FastifyInstance,
  entity: Entity,
  file: string,
  type: string,
  write: (
    tenant: ContentTenant,
    wanted: Subscription,
    request: FastifyRequest,
  ) => Promise<Pick<CachedReading<() => string>, 'value' | 'until'> & Partial<CachedReading<() => string>>>,
): void {
  app.get(`/api/v1/tenants/:tenant/${entity.name}/${file}`, {
    config: { access: 'public', entity: entity.name, keyScope: `${entity.name}:read`, readsQuery: true },
    ...(!app.database && { schema: subscriptionContract(entity, file, type) }),
    handler: async (request, reply) => {
      const tenant = await openTenantWith(app, entity, request, reply)
      const wanted = subscriptionOf(tenant, entity, queryOf(request), file !== 'opening.ics')
      const { value, until, readAt, number } = await write(tenant, wanted, request)
      const written = `${type}; charset=utf-8`
      // What is open now is no single reading.
      if (readAt === undefined || number === undefined)
        return sendRevalidated(request, reply, value(), { until }, written)
      const form = [request.url, nameOf(tenant, wanted), tenant.siteUrl]
      // The names and address of the tenant are in it, too.
      const source = { numbers: [number], form, until, readAt: Math.max(readAt, tenant.readAt) }
      return sendComposed(request, reply, source, value, written)
    },
  })
}

const nameOf = ({ name, nameEn }: ContentTenant, { language }: Subscription): string =>
  (language === 'en' && nameEn) || name

/** A sitemap of the pages that a tenant's own site has of its records. */
function sitemapRoute(app: FastifyInstance, { PUBLIC_URL }: Env): void {
  app.get('/api/v1/tenants/:tenant/sitemap.xml', {
    config: { access: 'public', keyScope: '*', readsQuery: true },
    ...(!app.database && { schema: sitemapContract }),
    handler: async (request, reply) => {
      const { tenant } = await openTenant(app, request, reply)
      const { part, ...links } = queryOf(request)
      const pages = pagesOf(tenant, links)
      for (const { entity } of pages) {
        const scope = `${entity.name}:read`
        if (request.access?.scopes && !request.access.scopes.has(scope)) throw scopeMissing(scope)
      }
      const counts = await Promise.all(pages.map((each) => countPages(app.database!, tenant, each)))
      const parts = pages.flatMap((each, place) =>
        Array.from({ length: Math.ceil(counts[place]!.value / recordsPerSitemap) }, (_, number) => ({ each, number })),
      )
      const until = Math.min(...counts.map((each) => each.until))
      const total = counts.reduce((all, { value }) => all + value, 0)
      if (part === undefined && total > recordsPerSitemap) {
        const own = new URL(PUBLIC_URL + request.url)
        const index = parts.map(({ each, number }) => {
          own.searchParams.set('part', `${each.entity.name}.${number + 1}`)
          return own.href
        })
        return sendRevalidated(request, reply, sitemapIndexOf(index), { until }, xml)
      }
      const asked = parts.filter(
        ({ each, number }) => part === undefined || part === `${each.entity.name}.${number + 1}`,
      )
      if (part !== undefined && asked.length === 0) throw notFound()
      const readings = await Promise.all(
        asked.map(({ each, number }) => readPages(app.database!, tenant, each, number)),
      )
      const numbers = readings.map(({ number }) => number)
      const source = { numbers, form: request.url, until: Math.min(until, ...readings.map((each) => each.until)) }
      return sendComposed(request, reply, source, () => sitemapOf(readings.flatMap(({ value }) => value())), xml)
    },
  })
}

const xml = 'application/xml; charset=utf-8'

/** Of which records the site has pages, and where; throws for what is not public there, and links to another site. */
function pagesOf(tenant: ContentTenant, links: Readonly<Record<string, unknown>>): readonly PagesOf[] {
  const wrong = (name: string, rule = 'invalid') => invalid([{ path: [name], rule, params: {} }])
  for (const [name, link] of Object.entries(links)) {
    const entity = entityByName(name.replace(/\.en$/, ''))
    if (!entity || !isPublished(entity, tenant.site)) throw wrong(name, 'unknownField')
    if (links[entity.name] === undefined) throw wrong(entity.name, 'required')
    if (!isOwnRecordLink(tenant, link)) throw wrong(name, 'integrity.ownSiteLink')
  }
  return Object.keys(links)
    .filter((name) => !name.endsWith('.en'))
    .map((name) => ({
      entity: entityByName(name)!,
      link: String(links[name]),
      linkEn: links[`${name}.en`] as string | undefined,
    }))
}

const sitemapContract = {
  operationId: 'readPublicSitemap',
  summary: 'Get the sitemap of a tenant’s own site',
  description:
    'The pages that the site has of its published records (sitemaps.org 0.9). Each entity with pages is a parameter of its own, by its name: `news=https://www.example.jp/news/{slug}` says where they are, and `news.en=https://www.example.jp/en/news/{slug}` where those in English are; the addresses lie on the tenant’s own site. With both, each names the other as its alternate (`hreflang`), and a record without an English title is listed in Japanese only. With more than 5,000 records the answer is an index of sitemaps.',
  tags: ['Tenants'],
  params: tenantParameters,
  querystring: {
    type: 'object',
    properties: {
      part: { type: 'string', description: 'One of several sitemaps, as the index names it, such as `news.1`.' },
    },
    additionalProperties: { type: 'string' },
  },
  response: {
    200: {
      description: 'The sitemap, or an index of several.',
      headers: validators,
      content: { 'application/xml': { schema: { type: 'string' } } },
    },
    ...notModified,
    ...errorResponses(400, 404, 503),
  },
}

/** Whether a link leads to the pages of records on the tenant's own site. */
const isOwnRecordLink = (tenant: ContentTenant, link: unknown): link is string =>
  isOwnLink(tenant, link) && /\{(?:slug|id)\}/.test(link)

/** Whether a link leads to a page of the tenant's own site. Nothing in it would end a line of a calendar: URLs are read without it. */
const isOwnLink = ({ origins }: ContentTenant, link: unknown): link is string =>
  typeof link === 'string' &&
  /^[\x21-\x7e]+$/.test(link) &&
  URL.canParse(link) &&
  origins.includes(new URL(link).origin)

/** How a feed is wanted; throws for a language there is none of, and for links that lead to another site. */
function subscriptionOf(
  tenant: ContentTenant,
  entity: Entity,
  query: Readonly<Record<string, unknown>>,
  ofRecords: boolean,
): Subscription {
  const { lang = 'ja', link, ...others } = query
  const wrong = (name: string, rule = 'invalid') => invalid([{ path: [name], rule, params: {} }], entity.name)
  for (const name of Object.keys(others)) throw wrong(name, 'unknownField')
  if (lang !== 'ja' && lang !== 'en') throw wrong('lang')
  if (link === undefined) return { language: lang, link: undefined }
  if (ofRecords && !isOwnRecordLink(tenant, link)) throw wrong('link', 'integrity.ownSiteLink')
  if (!isOwnLink(tenant, link)) throw wrong('link', 'integrity.ownSitePage')
  return { language: lang, link }
}
