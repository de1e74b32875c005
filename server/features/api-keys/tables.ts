import { notArchived, type Tables } from '../../base/db/declared-tables.ts'

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

export const tables: Tables = {
  // Secrets of one installation.
  api_key: { ...notArchived, isCounted: true },
}
