import { BlockList, isIPv6 } from 'node:net'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { withIncludedScopes } from '../../../entities/language/derived/api-key-scopes.ts'
import type { Access } from '../../kernel/auth/access.ts'
import { tokenIn } from '../../kernel/auth/bearer.ts'
import { contentTenantBySlug } from '../content/content-tenant.ts'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'
import { occasionalWrite } from '../../base/db/occasional-write.ts'
import { ApiError, unauthorized, scopeMissing } from '../../base/errors/api-error.ts'
import { readCached } from '../../kernel/public/cache.ts'
import { attemptKey } from '../../base/rate-limits/attempts.ts'
import { clientKey } from '../../base/rate-limits/plugin.ts'
import { shortCounter } from '../../base/rate-limits/store.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { liveKeysOf, noteKeyUse, type StoredKey } from './api-keys.ts'
import { parseNetwork } from './networks.ts'
import { isSecret, secretPrefix } from './secret.ts'
import { hashOf } from '../../kernel/system-records/secret.ts'

/** Whether a request carries an API key, or what looks like one, in place of a person's token. */
export const carriesKey = ({ headers }: FastifyRequest): boolean =>
  tokenIn(headers.authorization)?.startsWith(secretPrefix) === true

/** Lets programs in by their key. */
export interface KeyGuard {
  /**
   * The access of the key that a request carries, to a tenant and one scope of it. Throws 401 for a key that does not
   * open the tenant (any more), 403 for one that may not do this or not from here, 429 for one that calls too often.
   */
  enter(request: FastifyRequest, reply: FastifyReply, slug: string, scope: string): Promise<Access>
  /** The origins of pages that the tenant's keys may be used on. */
  originsOf(tenant: string): Promise<ReadonlySet<string>>
}

interface ActiveKey extends Pick<StoredKey, 'id' | 'name' | 'requestsPerTenSeconds' | 'lastUsedAt'> {
  readonly scopes: ReadonlySet<string>
  readonly origins: readonly string[]
  readonly networks: BlockList | undefined
  /** Until when the secret is accepted, in milliseconds. */
  readonly until: number
}

/** The live keys of a tenant, by the hash of each secret. */
type ActiveKeys = ReadonlyMap<string, ActiveKey>

const windowTime = 10_000
const minute = 60_000
/** The last use is stored no more often than this: a throttle. */
const useInterval = 5 * minute
/** How many wrong keys an address may send within a window. */
const maxWrong = 20

export function keyGuard(
  database: Database,
  operator: () => Promise<string | undefined>,
  log: Pick<FastifyBaseLogger, 'error'>,
  { RATE_LIMIT }: Pick<Env, 'RATE_LIMIT'>,
): KeyGuard {
  const isLimited = RATE_LIMIT === 'on'
  const count = shortCounter(database)
  const noteUse = occasionalWrite({
    every: useInterval,
    write: (key, at) => {
      const [tenant, id] = key.split(' ') as [string, string]
      return database.write(tenant, () => noteKeyUse(storeOf(database), tenant, id, at))
    },
    failed: (error) => log.error({ err: error }, 'the use of an API key was not written down'),
  })

  /** What is no key of the tenant; an address that sends many of those waits. */
  async function refuse(request: FastifyRequest): Promise<ApiError> {
    const wrong = unauthorized('The API key is not valid for this tenant.')
    if (!isLimited) return wrong
    const { current, ttl } = await count(attemptKey('wrong API keys', clientKey(request)), windowTime, maxWrong)
    return current > maxWrong ? tooMany(ttl) : wrong
  }

  /** Counts a call with a key, and says what is left; throws if it was one too many. */
  async function countUse({ id, requestsPerTenSeconds }: ActiveKey, reply: FastifyReply): Promise<void> {
    const { current, ttl } = await count(attemptKey('API key', id), windowTime, requestsPerTenSeconds)
    const left = Math.max(0, requestsPerTenSeconds - current)
    // draft-ietf-httpapi-ratelimit-headers-10
    reply.header('ratelimit-policy', `"key";q=${requestsPerTenSeconds};w=${windowTime / 1000}`)
    reply.header('ratelimit', `"key";r=${left};t=${secondsOf(ttl)}`)
    if (current > requestsPerTenSeconds) throw tooMany(ttl)
  }

  return {
    async originsOf(tenant) {
      return new Set(originsIn(await activeKeys(database, tenant)))
    },
    async enter(request, reply, slug, scope) {
      const secret = tokenIn(request.headers.authorization)!
      if (!isSecret(secret)) throw await refuse(request)
      const tenant = await contentTenantBySlug(database, await operator(), slug).catch(async (error: unknown) => {
        throw error instanceof ApiError && error.statusCode === 404 ? await refuse(request) : error
      })
      const keys = await activeKeys(database, tenant.id)
      const key = keys.get(hashOf(secret))
      if (!key || key.until <= Date.now()) throw await refuse(request)
      if (isLimited) await countUse(key, reply)
      assertPlace(key, request)
      if (scope !== '*' && !key.scopes.has(scope)) throw scopeMissing(scope)
      noteUse(`${tenant.id} ${key.id}`, key.lastUsedAt === null ? undefined : Date.parse(key.lastUsedAt))
      const { id, site, status } = tenant
      return {
        user: { id: key.id, name: key.name, role: 'key', isUser: false, cfAi: false },
        sessionId: '',
        tenant: { id, slug, site, status: status as 'active', rights: [] },
        scopes: key.scopes,
        isServerKey: key.origins.length === 0,
      }
    },
  }
}

/** Where a key may be used from: servers of its networks, pages of its origins. */
function assertPlace({ networks, origins }: ActiveKey, { ip, headers }: FastifyRequest): void {
  if (networks && !networks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4'))
    throw new ApiError(403, `The API key may not be used from ${ip}.`, { code: 'NETWORK_NOT_ALLOWED' })
  if (origins.length > 0 && !(headers.origin !== undefined && origins.includes(headers.origin)))
    throw new ApiError(403, 'The API key may only be used on pages of its origins.', { code: 'ORIGIN_NOT_ALLOWED' })
}

const originsIn = (keys: ActiveKeys): readonly string[] => {
  const now = Date.now()
  return [...keys.values()].flatMap(({ origins, until }) => (until > now ? origins : []))
}

const secondsOf = (time: number): number => Math.ceil(time / 1000)

const tooMany = (ttl: number): ApiError => new ApiError(429, undefined, { retryAfter: secondsOf(ttl) })

/** Read again as soon as one of them changes, on whichever server: a revoked key is refused at the next call. */
async function activeKeys(database: Database, tenant: string): Promise<ActiveKeys> {
  const { value } = await readCached(database, tenant, 'api keys', function* () {
    const rows = yield* liveKeysOf(storeOf(database), tenant)
    return { value: new Map(rows.flatMap(activeSecrets)), until: Infinity }
  })
  return value
}

function activeSecrets(row: StoredKey): readonly (readonly [string, ActiveKey])[] {
  const { networks } = row
  const end = row.expiresAt === null ? Infinity : Date.parse(row.expiresAt)
  const key = {
    id: row.id,
    name: row.name,
    requestsPerTenSeconds: row.requestsPerTenSeconds,
    lastUsedAt: row.lastUsedAt,
    scopes: withIncludedScopes(row.scopes),
    origins: row.origins,
    networks: networks.length === 0 ? undefined : blockListOf(networks),
    until: end,
  }
  return [
    [row.hash, key],
    ...(row.previousHash === null
      ? []
      : [[row.previousHash, { ...key, until: Math.min(end, Date.parse(row.previousUntil!)) }] as const]),
  ]
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const each of networks) {
    const { address, prefix, family } = parseNetwork(each)!
    list.addSubnet(address, prefix, family)
  }
  return list
}
