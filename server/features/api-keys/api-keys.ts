import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'

/** What lets a program call the API for a tenant. */
export interface ApiKeyRow {
  tenant_id: string
  id: string
  name: string
  /** Of the secret, which itself is kept nowhere. */
  hash: string
  /** The first characters of the secret. */
  hint: string
  /** The secret before the last rotation, which is accepted until `previousUntil`. */
  previousHash: string | null
  previousHint: string | null
  previousUntil: string | null
  /** JSON: `KeyScope`s. */
  scopes: string
  /** JSON: the origins of pages that may use it; anywhere if there are none. */
  origins: string
  /** JSON: the networks it may be used from, as CIDR blocks; anywhere if there are none. */
  networks: string
  requestsPerTenSeconds: number
  expiresAt: string | null
  lastUsedAt: string | null
  revokedAt: string | null
  revokedBy: string | null
  version: number
  createdAt: string
  createdBy: string
  updatedAt: string
  updatedBy: string
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    api_key: ApiKeyRow
  }
}

const columns = [
  'id',
  'name',
  'hash',
  'hint',
  'previousHash',
  'previousHint',
  'previousUntil',
  'scopes',
  'origins',
  'networks',
  'requestsPerTenSeconds',
  'expiresAt',
  'lastUsedAt',
  'revokedAt',
  'revokedBy',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
] as const satisfies readonly (keyof ApiKeyRow)[]

/** An API key as it is stored. */
export type StoredKey = Pick<ApiKeyRow, (typeof columns)[number]>

const selected = columns.map((name) => `api_key.${name}` as const)
const values = Object.fromEntries(columns.map((name) => [name, param(name)]))

/** The keys of a tenant, the newest first, revoked ones too: the history of records names them. */
export function* apiKeysOf({ scope, cachedStatement }: Store, tenant: string): Operation<readonly StoredKey[]> {
  const statement = cachedStatement<StoredKey>`api keys`(() =>
    scope.selectFrom('api_key').orderBy('api_key.id', 'desc').select(selected),
  )
  return yield* all(statement({ tenant_id: tenant }))
}

/** The keys of a tenant that are not revoked. */
export function* liveKeysOf({ scope, cachedStatement }: Store, tenant: string): Operation<readonly StoredKey[]> {
  const statement = cachedStatement<StoredKey>`live api keys`(() =>
    scope.selectFrom('api_key').where('api_key.revokedAt', 'is', null).select(selected),
  )
  return yield* all(statement({ tenant_id: tenant }))
}

export function* apiKeyById(
  { scope, cachedStatement }: Store,
  tenant: string,
  id: string,
): Operation<StoredKey | undefined> {
  const statement = cachedStatement<StoredKey>`api key`(() =>
    scope.selectFrom('api_key').where('api_key.id', '=', param('id')).select(selected),
  )
  return yield* first(statement({ tenant_id: tenant, id }))
}

export function* insertApiKey({ scope, cachedStatement }: Store, tenant: string, key: StoredKey): Operation<void> {
  const statement = cachedStatement`insert api key`(() => scope.insertInto('api_key', values))
  yield* run(statement({ tenant_id: tenant, ...key }))
}

export function* saveApiKey({ scope, cachedStatement }: Store, tenant: string, key: StoredKey): Operation<void> {
  const statement = cachedStatement`save api key`(() =>
    scope.updateTable('api_key').set(values).where('api_key.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, ...key }))
}

export function* noteKeyUse(
  { scope, cachedStatement }: Store,
  tenant: string,
  id: string,
  lastUsedAt: string,
): Operation<void> {
  const statement = cachedStatement`use of an api key`(() =>
    scope
      .updateTable('api_key')
      .set({ lastUsedAt: param('lastUsedAt') })
      .where('api_key.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, id, lastUsedAt }))
}
