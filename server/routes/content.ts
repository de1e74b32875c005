import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Entity, Field } from '../../entities/entity.ts'
import { entities } from '../../entities/index.ts'
import { isPublic } from '../../entities/public-visibility.ts'
import { withHtml } from '../content/body-form.ts'
import { listContract, recordContract } from '../content/contract.ts'
import { preflightRoutes } from '../content/cors.ts'
import { enterTenant } from '../content/enter.ts'
import { expanded } from '../content/expand.ts'
import { readContentQuestion, readRecordQuestion, type Read } from '../content/grammar.ts'
import type { ContentTenant } from '../content/publisher.ts'
import { selectRecords } from '../content/select.ts'
import { contentRange } from '../crud/list.ts'
import { queryOf, sendJson } from '../crud/request.ts'
import { invalid, notFound, unavailable } from '../errors.ts'
import type { SharedPages } from '../pages/shared.ts'
import { publicRecord, publicRecords } from '../public/records.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What tenants publish, for their own sites: everything here is open to everybody. */
export function contentRoutes(app: FastifyInstance, pages: SharedPages | undefined): void {
  preflightRoutes(app)
  for (const entity of Object.values(entities)) if (entity.public && !entity.within) entityContent(app, entity, pages)
}

function entityContent(app: FastifyInstance, entity: Entity, pages: SharedPages | undefined): void {
  const url = `/api/v1/tenants/:tenant/${entity.name}`
  const address = Object.values(entity.fields).find(({ name, kind }) => kind === 'slug' && isPublic(entity, name))
  app.get(url, {
    config: { access: 'public', entity: entity.name },
    ...(!app.database && { schema: listContract(app, entity) }),
    handler: async (request, reply) => {
      const tenant = await entered(app, entity, request, reply)
      const question = asked(entity, readContentQuestion(entity, tenant.site, queryOf(request)))
      const { value: records } = await publicRecords(app.database!, tenant, entity)
      const { page, total } = selectRecords(entity, tenant.site, records, question)
      reply.header('content-range', contentRange(entity.name, question.from, page.length, total))
      return sendFresh(request, reply, await expanded(app.database!, tenant, question.expand, page))
    },
  })
  app.get(`${url}/:key`, {
    config: { access: 'public', entity: entity.name },
    ...(!app.database && { schema: recordContract(app, entity, address) }),
    handler: async (request, reply) => {
      const tenant = await entered(app, entity, request, reply)
      const { expand, body } = asked(entity, readRecordQuestion(entity, tenant.site, queryOf(request)))
      const { key } = request.params as { key: string }
      const sought = await soughtBy(app, tenant, entity, key, address)
      if (!sought) throw notFound()
      const { value: found } = await publicRecord(app.database!, tenant, entity, sought.field, sought.value)
      if (!found || found === 'gone') throw notFound()
      const [record] = await expanded(app.database!, tenant, expand, [found.record])
      if (body === 'blocks') return sendFresh(request, reply, record)
      if (!pages) throw unavailable()
      return sendFresh(request, reply, await withHtml(entity, record!, await pages.renderer()))
    },
  })
}

/** What a key in a path names a record by: its id, the field that can address it, or the version in force as `current`. */
async function soughtBy(
  app: FastifyInstance,
  tenant: ContentTenant,
  entity: Entity,
  key: string,
  address: Field | undefined,
): Promise<{ readonly field: string; readonly value: string } | undefined> {
  if (uuid.test(key)) return { field: 'id', value: key }
  if (entity.versions && key === 'current') {
    const { value: versions } = await publicRecords(app.database!, tenant, entity)
    const inForce = versions.find(({ standing }) => standing === 'current')
    return inForce && { field: 'id', value: inForce.id }
  }
  return address && { field: address.name, value: key }
}

/** The tenant of the path, if it is open and its site has the entity. */
async function entered(
  app: FastifyInstance,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ContentTenant> {
  const { tenant } = await enterTenant(app, request, reply)
  if (!entity.sites[tenant.site]) throw notFound()
  return tenant
}

function asked<T>(entity: Entity, read: Read<T>): T {
  if (read.issues) throw invalid(read.issues, entity.name)
  return read.value
}

/** May be kept by anybody, and is asked again before each use: what was withdrawn is not shown a moment longer. */
function sendFresh(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const json = JSON.stringify(answer)
  const range = String(reply.getHeader('content-range') ?? '')
  const etag = `"${createHash('sha256').update(range).update(json).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) ? reply.status(304).send() : sendJson(reply, json)
}
