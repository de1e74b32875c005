import type { TenantAnswer } from '../captain/tenant-context.tsx'
import { ApiError, apiJson } from './api.ts'

const fresh = 60_000
const known = new Map<string, { readonly at: number; readonly tenant: TenantAnswer }>()

/** Takes over a tenant that the page came with. */
export const knowTenant = (tenant: TenantAnswer): void => void known.set(tenant.slug, { at: Date.now(), tenant })

const listeners = new Set<() => void>()

/** Something was written by which tenants show otherwise: they are read anew. */
export function tenantsChanged(): void {
  known.clear()
  for (const listener of listeners) listener()
}

/** Calls back whenever tenants may show otherwise. Answers how to stop that. */
export function onTenantsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The tenant as the API answers it, or null for who may not enter. Kept for a minute, and as long as there is no connection. */
export async function readTenant(slug: string): Promise<TenantAnswer | null> {
  const before = known.get(slug)
  if (before && Date.now() - before.at < fresh) return before.tenant
  try {
    const tenant = await apiJson<'GET /api/v1/authorized/tenants/{tenant}'>(
      `/api/v1/authorized/tenants/${encodeURIComponent(slug)}`,
    )
    known.set(slug, { at: Date.now(), tenant })
    return tenant
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
      known.delete(slug)
      return null
    }
    if (before) return before.tenant
    throw error
  }
}
