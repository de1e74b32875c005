import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { screens, screensOf } from '../../../entities/language/screens.ts'
import { sites, type SiteSlug } from '../../../entities/installation.ts'
import { canHoldUploads } from '../../../entities/language/derived/field-uploads.ts'
import type { EnteredTenant } from '../../kernel/auth/access.ts'
import { tenantColumns, type TenantAccess } from '../../kernel/auth/tenant-access.ts'
import type { Database } from '../../base/db/database.ts'
import { entitiesOfSite } from '../../kernel/records/registry.ts'
import type { Maintenance } from '../../kernel/tenants/maintenance.ts'
import { memberRights, searched, systemOperations } from '../../../entities/language/system-operation.ts'
import type { Env } from '../../base/env.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { openingViews, type OpeningView } from '../views/default-views.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { viewQuery } from '../../../entities/system/list-view.ts'

/** A tenant in the list of those the caller may enter. */
export const tenantCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  site: z.enum(sites),
  status: z.enum(['preparing', 'active', 'suspended', 'closed']),
  siteUrl: z.string().describe('Where its public site is.'),
  themeColor: z.string(),
  defaultLocale: z.enum(['ja', 'en']),
})

const labelledShape = { name: z.string(), nameEn: z.string(), isVisible: z.boolean() }

const tenantDetail = tenantCard.extend({
  apiBaseUrl: z.string().describe('Where its public content API starts, without a trailing slash.'),
  rights: z.array(z.enum(memberRights)).describe('What the caller may do here that not every member may.'),
  entities: z.array(
    z.object({
      name: z.string().describe('The segment of its paths.'),
      screens: z.array(z.enum(screens)),
      fields: z.array(z.string()).describe('The fields this site has.'),
      announces: z
        .enum(['inquiry', 'application', 'order'])
        .optional()
        .describe('What its new records are announced as, by webhooks too.'),
      view: z
        .object({ id: z.uuid(), query: viewQuery })
        .optional()
        .describe('The view that its list opens with; left out where that is the list as it is.'),
    }),
  ),
  library: z.boolean().describe('Whether its records may name uploads, so that it has a media library.'),
  maintenance: z
    .object({
      state: z.enum(['on', 'scheduled']),
      startAt: z.iso.datetime().nullable(),
      endAt: z.iso.datetime().nullable(),
    })
    .nullable()
    .describe('Whether the site is closed to its public, or will be.'),
  menu: z
    .array(
      z.object({
        ...labelledShape,
        key: z.string().describe('With the key of a declared group, the category takes its place.'),
        entries: z.array(
          z.object({
            ...labelledShape,
            entity: z.string(),
            path: z.string().describe('Where it leads, below the path of the tenant.'),
            icon: z.string().nullable().describe('As `set:name`; null where the entity keeps its own.'),
          }),
        ),
      }),
    )
    .describe(
      'How the operator orders, groups, names and hides what the navigation shows. What is not in here stays in its declared group. It grants and refuses nothing.',
    ),
})

/** A tenant and what its site offers: the same response for the API and for server-rendered pages. */
export const tenantAnswer = async (
  membership: TenantAccess,
  { PUBLIC_URL }: Env,
  { id, slug, site, rights }: EnteredTenant,
  database: Database,
): Promise<z.output<typeof tenantDetail>> => ({
  ...(await membership.card(id))!,
  apiBaseUrl: `${PUBLIC_URL}/api/v1/tenants/${slug}`,
  rights: [...rights],
  entities: entitiesOf(site, await openingViews(database, { id, site })),
  library: entitiesOfSite(site).some((entity) => siteFields(entity, site).some(canHoldUploads)),
  maintenance: maintenanceAnswer(await membership.maintenance(id)),
  menu: (await membership.menu({ id, site })).map((category) => ({ ...category, entries: [...category.entries] })),
})

const entitiesOf = (site: SiteSlug, views: ReadonlyMap<string, OpeningView>) =>
  entitiesOfSite(site).map((entity) => {
    const view = views.get(entity.name)
    return {
      name: entity.name,
      screens: [...screensOf(entity, site)],
      fields: siteFields(entity, site).map(({ name }) => name),
      ...(entity.announces && { announces: entity.announces.as }),
      ...(view && { view: { id: view.id, query: view.query as z.output<typeof viewQuery> } }),
    }
  })

const maintenanceAnswer = (maintenance: Maintenance | undefined) =>
  maintenance ? { state: maintenance.state, startAt: maintenance.startAt, endAt: maintenance.endAt } : null

const enterableTenants = systemOperations({
  path: 'authorized/tenants',
  tag: 'Tenants',
  access: 'session',
  operations: {
    list: {
      id: 'listEnterableTenants',
      summary: 'List the tenants you may enter',
      call: 'GET',
      page: { sortable: tenantColumns, initially: ['sortOrder', 'ASC'], ...searched() },
      answer: z.array(tenantCard).describe('Theirs for a member, all for an admin.'),
    },
  },
})

/** The tenants the caller may enter, and what each offers. */
export function tenantRoutes(app: FastifyInstance, env: Env, membership: TenantAccess | undefined): void {
  operationRoutes(app, enterableTenants, {
    async list({ user, page }) {
      const { tenants, total } = await membership!.enterable(user, page)
      return { rows: tenants, total }
    },
  })
  app.get('/api/v1/authorized/tenants/:tenant', {
    config: { access: 'member' },
    schema: {
      operationId: 'readEnterableTenant',
      summary: 'Get a tenant and its entities',
      tags: ['Tenants'],
      params: z.object({ tenant: z.string().describe('The slug of the tenant.') }),
      response: { 200: tenantDetail.describe('The tenant.'), ...errorResponses(401, 403, 404) },
    },
    handler: async ({ access }, reply) =>
      reply.send(await tenantAnswer(membership!, env, access.tenant!, app.database!)),
  })
}
