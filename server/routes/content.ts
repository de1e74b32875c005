import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Entity, Field } from '../../entities/language/entity.ts'
import { entities } from '../../entities/index.ts'
import { isPublic } from '../../entities/language/public-visibility.ts'
import { withBodies } from '../content/body-format.ts'
import { withFileAddresses } from '../content/file-addresses.ts'
import { listContract, recordContract } from '../content/contract.ts'
import { preflightRoutes } from '../content/cors.ts'
import { openTenant } from '../content/open-tenant.ts'
import { sendRevalidated } from '../content/revalidation.ts'
import { expandReferences } from '../content/expand-references.ts'
import { readContentQuery, readContentRecordQuery, type ReadResult, type ShownContent } from '../content/query.ts'
import type { ContentTenant } from '../content/content-tenant.ts'
import { selectRecords } from '../content/select-records.ts'
import { contentRange } from '../crud/list.ts'
import { queryOf } from '../crud/request.ts'
import { invalid, notFound, unavailable } from '../errors/api-error.ts'
import type { Env } from '../env.ts'
import type { PublicRecord } from '../public/public-record.ts'
import { scopeMissing } from '../api-keys/key-guard.ts'
import type { SharedPages } from '../pages/shared-renderer.ts'
import { publicRecord, publicRecords } from '../public/records.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Published content for tenants' own websites; public, without authentication. */
export function contentRoutes(app: FastifyInstance, { PUBLIC_URL }: Env, pages: SharedPages | undefined): void {
  preflightRoutes(app)
  for (const entity of Object.values(entities))
    if (entity.public && !entity.parent) entityContent(app, entity, PUBLIC_URL, pages)
}

function entityContent(app: FastifyInstance, entity: Entity, origin: string, pages: SharedPages | undefined): void {
  const url = `/api/v1/tenants/:tenant/${entity.name}`
  const address = Object.values(entity.fields).find(({ name, kind }) => kind === 'slug' && isPublic(entity, name))
  app.get(url, {
    config: { access: 'public', entity: entity.name, keyScope: `${entity.name}:read` },
    ...(!app.database && { schema: listContract(app, entity) }),
    handler: async (request, reply) => {
      const tenant = await openTenantWith(app, entity, request, reply)
      const query = valueOrThrow(entity, readContentQuery(entity, tenant.site, queryOf(request)))
      assertScopes(request, query.shown)
      const { value: records } = await publicRecords(app.database!, tenant, entity)
      const { page, total } = selectRecords(entity, tenant.site, records, query)
      reply.header('content-range', contentRange(entity.name, query.from, page.length, total))
      const whole = query.shown.body ? await withRichText(tenant, page) : page
      return sendRevalidated(request, reply, JSON.stringify(await shownRecords(tenant, whole, query.shown)))
    },
  })
  app.get(`${url}/:key`, {
    config: { access: 'public', entity: entity.name, keyScope: `${entity.name}:read` },
    ...(!app.database && { schema: recordContract(app, entity, address) }),
    handler: async (request, reply) => {
      const tenant = await openTenantWith(app, entity, request, reply)
      const shown = valueOrThrow(entity, readContentRecordQuery(entity, tenant.site, queryOf(request)))
      assertScopes(request, shown)
      const { key } = request.params as { key: string }
      const lookup = await lookupOf(app, tenant, entity, key, address)
      if (!lookup) throw notFound()
      const { value: result } = await publicRecord(app.database!, tenant, entity, lookup.field, lookup.value)
      if (!result || result === 'gone') throw notFound()
      const [record] = await shownRecords(tenant, [result.record], shown)
      return sendRevalidated(request, reply, JSON.stringify(record))
    },
  })

  /** Records of a list with the rich text that lists are read without; without those withdrawn since. */
  async function withRichText(
    tenant: ContentTenant,
    records: readonly PublicRecord[],
  ): Promise<readonly PublicRecord[]> {
    const whole = await Promise.all(records.map(({ id }) => publicRecord(app.database!, tenant, entity, 'id', id)))
    return whole.flatMap(({ value }) => (value && value !== 'gone' ? [value.record] : []))
  }

  /** Records as a query wants them, with the addresses of their files. */
  async function shownRecords(
    tenant: ContentTenant,
    records: readonly PublicRecord[],
    { expand, body, fields }: ShownContent,
  ): Promise<readonly PublicRecord[]> {
    const addressed = records.map((record) => withFileAddresses(entity, tenant.site, record, origin))
    const expanded = await expandReferences(app.database!, tenant, expand, addressed, origin)
    const renderer = () => {
      if (!pages) throw unavailable()
      return pages.renderer()
    }
    const written = body
      ? await Promise.all(expanded.map((record) => withBodies(entity, record, body, origin, renderer)))
      : expanded
    return fields ? written.map((record) => onlyFields(record, fields)) : written
  }
}

/** Throws where an API key may not read what is expanded. */
function assertScopes({ access }: FastifyRequest, { expand }: ShownContent): void {
  const scope = access?.scopes && expand.map(({ to }) => `${to!}:read`).find((each) => !access.scopes!.has(each))
  if (scope) throw scopeMissing(scope)
}

const onlyFields = (record: PublicRecord, fields: readonly string[]): PublicRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name === 'id' || fields.includes(name))) as PublicRecord

/**
 * The record that a key in the path refers to: an id, the value of the addressing field, or `current` for the version
 * in force.
 */
async function lookupOf(
  app: FastifyInstance,
  tenant: ContentTenant,
  entity: Entity,
  key: string,
  address: Field | undefined,
): Promise<{ readonly field: string; readonly value: string } | undefined> {
  if (uuid.test(key)) return { field: 'id', value: key }
  if (entity.versions && key === 'current') {
    const { value: versions } = await publicRecords(app.database!, tenant, entity)
    const inForce = versions.find(({ versionStatus }) => versionStatus === 'current')
    return inForce && { field: 'id', value: inForce.id }
  }
  return address && { field: address.name, value: key }
}

/** The tenant in the path, if it is open and its site has the entity. */
async function openTenantWith(
  app: FastifyInstance,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ContentTenant> {
  const { tenant } = await openTenant(app, request, reply)
  if (!entity.sites[tenant.site]) throw notFound()
  return tenant
}

function valueOrThrow<T>(entity: Entity, read: ReadResult<T>): T {
  if (read.issues) throw invalid(read.issues, entity.name)
  return read.value
}
