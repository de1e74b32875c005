import type { TenantAnswer } from '../tenant.ts'
import { ApiError, apiJson } from '../api/api.ts'

const freshFor = 60_000
const tenantCache = new Map<string, { readonly at: number; readonly tenant: TenantAnswer }>()

/** Caches the tenant that came with the page. */
export const cacheTenant = (tenant: TenantAnswer): void => void tenantCache.set(tenant.slug, { at: Date.now(), tenant })

const listeners = new Set<() => void>()

/** Call after a write that affects how tenants are shown: clears the cache and notifies listeners. */
export function tenantsChanged(): void {
  tenantCache.clear()
  for (const listener of listeners) listener()
}

/** Subscribes to changes to tenants; returns the unsubscribe function. */
export function onTenantsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Reads a tenant, or null where the user has no access. Cached for a minute, or longer while the server cannot be
 * reached.
 */
export async function readTenant(slug: string): Promise<TenantAnswer | null> {
  const before = tenantCache.get(slug)
  if (before && Date.now() - before.at < freshFor) return before.tenant
  try {
    const tenant = await apiJson<'GET /api/v1/authorized/tenants/{tenant}'>(
      `/api/v1/authorized/tenants/${encodeURIComponent(slug)}`,
    )
    tenantCache.set(slug, { at: Date.now(), tenant })
    return tenant
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
      tenantCache.delete(slug)
      return null
    }
    if (before) return before.tenant
    throw error
  }
}
