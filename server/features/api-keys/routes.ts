import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { keyScopesOf } from '../../../entities/language/derived/api-key-scopes.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { AuditAction } from '../../../entities/language/shared/audit-actions.ts'
import { apiKeyById, apiKeysOf, insertApiKey, liveKeysOf, saveApiKey, type StoredKey } from './api-keys.ts'
import { parseNetwork } from './networks.ts'
import { hashOf, hintOf, newSecret } from './secret.ts'
import { actorOfSession } from '../../kernel/auth/accounts.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { creatorSchema, withCreators } from '../../kernel/auth/creators.ts'
import { assertFreshSession } from '../../kernel/auth/fresh-session.ts'
import { expectedVersionOf } from '../../kernel/requests/request.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, invalid, notFound, stale } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { line } from '../../base/input/name.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { entitiesOfSite } from '../../kernel/records/registry.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const tags = ['API keys']
const path = '/api/v1/authorized/tenants/:tenant/api-keys'
const hour = 3_600_000

/** How many live keys a tenant may have. */
const maxKeys = 50
const maxName = 80

const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })
const params = tenantParams.extend({ id: z.uuid() })

const editable = {
  name: line().min(1).max(maxName).describe('What the key is for; people of the tenant see it.'),
  scopes: z
    .array(z.string())
    .min(1)
    .describe(
      'What it may do: `{entity}:read`, `read-unpublished`, `create`, `update`, and, where the tenant has what they are for, `inquiries:send`, `applications:send`, `orders:place`, `uploads:create`.',
    ),
  origins: z
    .array(z.string())
    .max(20)
    .describe('The origins of the pages that may use it; empty for servers. Anybody can read a key that a page has.'),
  networks: z
    .array(z.string())
    .max(50)
    .describe('The networks it may be used from, as CIDR blocks or single addresses; anywhere if there are none.'),
  requestsPerTenSeconds: z
    .int()
    .min(1)
    .max(2000)
    .describe('How often it may call each of the servers; `RateLimit` counts down.'),
  expiresAt: z.iso.datetime().nullable().describe('The end of its life; null for none.'),
}
const createBody = z.strictObject({
  ...editable,
  origins: editable.origins.default([]),
  networks: editable.networks.default([]),
  requestsPerTenSeconds: editable.requestsPerTenSeconds.default(200),
  expiresAt: editable.expiresAt.default(null),
})
const changeBody = z
  .strictObject({
    version: z.int().describe('The version that the change is based on; or `If-Match`.'),
    ...editable,
  })
  .partial()
const rotateBody = z.strictObject({
  keepHours: z
    .int()
    .min(0)
    .max(168)
    .default(24)
    .describe('For how many hours the secret until now is accepted besides the new one.'),
})

const answer = z.object({
  id: z.uuid(),
  ...editable,
  hint: z.string().describe('The first characters of its secret.'),
  previous: z
    .object({ hint: z.string(), until: z.iso.datetime() })
    .nullable()
    .describe('The secret before the last rotation, as long as it is accepted.'),
  status: z.enum(['active', 'expired', 'revoked']),
  lastUsedAt: z.iso.datetime().nullable().describe('Within five minutes.'),
  revokedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.uuid(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
const listed = answer.extend({ creator: creatorSchema })
const withSecret = answer.extend({
  secret: z.string().describe('The secret, shown this once; keep it where programs keep secrets.'),
})

/** The keys with which programs call the API for a tenant; whoever works at the tenant makes them. */
export function apiKeyRoutes(app: FastifyInstance): void {
  app.get(path, {
    config: { access: 'member' },
    schema: {
      operationId: 'listApiKeys',
      summary: 'List the API keys of a tenant',
      description: 'The newest first. Keys that were revoked stay, because the history of records names them.',
      tags,
      params: tenantParams,
      response: {
        200: z.object({
          scopes: z.array(z.string()).describe('Every scope that a key of this tenant may have.'),
          keys: z.array(listed),
        }),
        ...errorResponses(400, 401, 403, 404),
      },
    },
    handler: async (request, reply) => {
      const { id, site } = request.access.tenant!
      const database = app.database!
      const keys = (await database.read(id, () => apiKeysOf(storeOf(database), id))).map(answerOf)
      return reply.send({
        scopes: [...keyScopesOf(entitiesOfSite(site), site)],
        keys: await withCreators(database, await app.operatorTenant(), id, keys),
      })
    },
  })

  app.post(path, {
    config: { access: 'member' },
    schema: {
      operationId: 'createApiKey',
      summary: 'Create an API key',
      description: `Asks for a recent sign-in (403, \`data.code\` \`SESSION_NOT_FRESH\`). At most ${maxKeys} live keys; 409 (\`data.code\` \`TOO_MANY_KEYS\`) beyond that.`,
      tags,
      params: tenantParams,
      body: createBody,
      response: { 201: withSecret, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const values = storedValues(request, parseWith(createBody, request.body))
      await assertFreshSession(app.database!, request.access.sessionId)
      const { tenant, user } = request.access
      const now = new Date().toISOString()
      const secret = newSecret()
      const key: StoredKey = {
        id: uuid(),
        ...values,
        hash: hashOf(secret),
        hint: hintOf(secret),
        previousHash: null,
        previousHint: null,
        previousUntil: null,
        lastUsedAt: null,
        revokedAt: null,
        revokedBy: null,
        version: 1,
        createdAt: now,
        createdBy: user.id,
        updatedAt: now,
        updatedBy: user.id,
      }
      const store = storeOf(app.database!)
      await store.database.write(tenant!.id, function* () {
        yield* assertRoom(store, tenant!.id, key)
        yield* insertApiKey(store, tenant!.id, key)
        yield* audit(request, 'api-key-created', key)
      })
      return reply
        .status(201)
        .header('etag', '"1"')
        .send({ ...answerOf(key), secret })
    },
  })

  app.patch(`${path}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'changeApiKey',
      summary: 'Change the permissions of an API key',
      description: 'Asks for a recent sign-in, as making it does. It holds from the next call on.',
      tags,
      params,
      body: changeBody,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404, 409, 412, 413, 415, 428) },
    },
    handler: async (request, reply) => {
      const { version: _, ...asked } = parseWith(changeBody, request.body)
      const version = expectedVersionOf(request, request.body as Record<string, unknown>)
      await assertFreshSession(app.database!, request.access.sessionId)
      const key = await change(request, 'api-key-changed', version, (before) => ({
        ...before,
        ...storedValues(request, { ...editableOf(before), ...(asked as Partial<Editable>) }, before),
      }))
      return reply.header('etag', `"${key.version}"`).send(answerOf(key))
    },
  })

  app.post(`${path}/:id/rotations`, {
    config: { access: 'member' },
    schema: {
      operationId: 'rotateApiKey',
      summary: 'Rotate the secret of an API key',
      description:
        'The secret until now is accepted besides it for as long as asked for, so that nothing stops while programs are given the new one. Asks for a recent sign-in.',
      tags,
      params,
      body: rotateBody,
      response: { 201: withSecret, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const { keepHours } = parseWith(rotateBody, request.body)
      await assertFreshSession(app.database!, request.access.sessionId)
      const secret = newSecret()
      const key = await change(request, 'api-key-rotated', undefined, (before) => ({
        ...before,
        hash: hashOf(secret),
        hint: hintOf(secret),
        ...(keepHours === 0
          ? withoutPrevious
          : {
              previousHash: before.hash,
              previousHint: before.hint,
              previousUntil: new Date(Date.now() + keepHours * hour).toISOString(),
            }),
      }))
      return reply
        .status(201)
        .header('etag', `"${key.version}"`)
        .send({ ...answerOf(key), secret })
    },
  })

  app.delete(`${path}/:id/previous-secret`, {
    config: { access: 'member' },
    schema: {
      operationId: 'endPreviousSecret',
      summary: 'Stop accepting the previous secret',
      tags,
      params,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const key = await change(request, 'api-key-changed', undefined, (before) => ({ ...before, ...withoutPrevious }))
      return reply.header('etag', `"${key.version}"`).send(answerOf(key))
    },
  })

  app.delete(`${path}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'revokeApiKey',
      summary: 'Revoke an API key',
      description: 'The very next call with it is refused. It cannot be undone.',
      tags,
      params,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const key = await change(request, 'api-key-revoked', undefined, (before) => ({
        ...before,
        ...withoutPrevious,
        revokedAt: new Date().toISOString(),
        revokedBy: request.access.user.id,
      }))
      return reply.send(answerOf(key))
    },
  })

  /** Changes a key that is not revoked, and notes it in the audit log. */
  async function change(
    request: FastifyRequest,
    action: AuditAction,
    version: number | undefined,
    changed: (before: StoredKey) => StoredKey,
  ): Promise<StoredKey> {
    const { id } = parseWith(params, request.params)
    const { tenant, user } = request.access
    const store = storeOf(app.database!)
    return store.database.write(tenant!.id, function* () {
      const before = yield* apiKeyById(store, tenant!.id, id)
      if (!before) throw notFound()
      if (version !== undefined && before.version !== version) throw stale(answerOf(before))
      if (before.revokedAt !== null) throw new ApiError(409, 'The API key is revoked.', { code: 'KEY_REVOKED' })
      const key = {
        ...changed(before),
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
        updatedBy: user.id,
      }
      yield* assertRoom(store, tenant!.id, key)
      yield* saveApiKey(store, tenant!.id, key)
      yield* audit(request, action, key)
      return key
    })
  }

  function* audit(request: FastifyRequest, action: AuditAction, { id, name }: StoredKey): Operation<void> {
    const { tenant, sessionId, user } = request.access
    const store = storeOf(app.database!)
    yield* recordEvent(store, {
      action,
      ...(yield* actorOfSession(store.database.dialect, sessionId, user.id)),
      ...requestOrigin(request),
      detail: { tenant: tenant!.slug, key: id, name },
    })
  }
}

type Editable = z.output<typeof createBody>

/** Throws if a key would be one active key too many. */
function* assertRoom(store: Store, tenant: string, key: StoredKey): Operation<void> {
  if (statusOf(key) !== 'active') return
  const others = (yield* liveKeysOf(store, tenant)).filter(
    ({ id, ...each }) => id !== key.id && statusOf(each) === 'active',
  )
  if (others.length >= maxKeys)
    throw new ApiError(409, 'There are too many API keys. Revoke one you no longer need.', { code: 'TOO_MANY_KEYS' })
}

const withoutPrevious = { previousHash: null, previousHint: null, previousUntil: null }

/** What was asked for, as it is stored; throws for scopes the tenant does not have, and for what is no origin or network. */
function storedValues({ access }: FastifyRequest, values: Editable, before?: StoredKey) {
  const { site } = access.tenant!
  const known = new Set<string>(keyScopesOf(entitiesOfSite(site), site))
  const wrong = (field: 'origins' | 'networks', isRight: (each: string) => boolean) =>
    values[field].flatMap((each, place) =>
      isRight(each) ? [] : [{ path: [field, place], rule: 'invalid', params: {} }],
    )
  const issues: Issue[] = [
    ...values.scopes.flatMap((scope, place) =>
      known.has(scope)
        ? []
        : [{ path: ['scopes', place], rule: 'apiKeyScope', params: { scope, scopes: [...known].join(', ') } }],
    ),
    ...wrong('origins', isOrigin),
    ...wrong('networks', (network) => parseNetwork(network) !== undefined),
  ]
  if (values.expiresAt !== null && values.expiresAt !== before?.expiresAt && Date.parse(values.expiresAt) <= Date.now())
    issues.push({ path: ['expiresAt'], rule: 'invalid', params: {} })
  if (issues.length > 0) throw invalid(issues)
  const list = (field: 'scopes' | 'origins' | 'networks') => JSON.stringify([...new Set(values[field])].sort())
  return {
    name: values.name,
    scopes: list('scopes'),
    origins: list('origins'),
    networks: list('networks'),
    requestsPerTenSeconds: values.requestsPerTenSeconds,
    expiresAt: values.expiresAt,
  }
}

/** An origin as browsers send it: https, or this machine while a site is being developed. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLocal))
}

const statusOf = ({
  revokedAt,
  expiresAt,
}: Pick<StoredKey, 'revokedAt' | 'expiresAt'>): 'active' | 'expired' | 'revoked' => {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active'
}

const editableOf = ({ name, scopes, origins, networks, requestsPerTenSeconds, expiresAt }: StoredKey): Editable => ({
  name,
  scopes: JSON.parse(scopes) as string[],
  origins: JSON.parse(origins) as string[],
  networks: JSON.parse(networks) as string[],
  requestsPerTenSeconds,
  expiresAt,
})

const answerOf = (key: StoredKey): z.output<typeof answer> => ({
  id: key.id,
  ...editableOf(key),
  hint: key.hint,
  previous:
    key.previousUntil !== null && Date.parse(key.previousUntil) > Date.now()
      ? { hint: key.previousHint!, until: key.previousUntil }
      : null,
  status: statusOf(key),
  lastUsedAt: key.lastUsedAt,
  revokedAt: key.revokedAt,
  createdAt: key.createdAt,
  createdBy: key.createdBy,
  updatedAt: key.updatedAt,
  version: key.version,
})
