import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Tenant } from '../../shell/tenant.ts'
import { apiPage } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { readStored, writeStored } from '../../shell/base/browser-storage.ts'

const maxTenants = 50

/** The tenants the user may enter, filtered by name; `total` includes those not shown. */
export const useTenants = (q: string, enabled = true) =>
  useQuery({
    ...apiQueryOptions([null, 'tenants', q], (signal) => readTenants(q, signal)),
    enabled,
    placeholderData: keepPreviousData,
  })

async function readTenants(q: string, signal: AbortSignal): Promise<{ tenants: readonly Tenant[]; total: number }> {
  const query = new URLSearchParams({
    sort: JSON.stringify(['name', 'ASC']),
    range: JSON.stringify([0, maxTenants - 1]),
    filter: JSON.stringify(q ? { q } : {}),
  })
  const { rows, total } = await apiPage<'GET /api/v1/authorized/tenants'>(`/api/v1/authorized/tenants?${query}`, signal)
  return { tenants: rows, total }
}

const recentKey = 'captain.recent'

/** The slugs of the recently opened tenants, newest first. */
export function recentTenants(): readonly string[] {
  try {
    const stored = JSON.parse(readStored('localStorage', recentKey) ?? '[]') as unknown
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function rememberTenant(slug: string): void {
  writeStored(
    'localStorage',
    recentKey,
    JSON.stringify([slug, ...recentTenants().filter((each) => each !== slug)].slice(0, 6)),
  )
}
