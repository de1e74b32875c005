import { createContext, use } from 'react'
import { fieldsOf } from '../../entities/at-site.ts'
import type { Screen } from '../../entities/screens.ts'
import type { SiteSlug } from '../../entities/sites.ts'
import { timeZone } from '../../entities/time-zone.ts'
import type { Locale } from '../shell/locale.ts'
import { useEntity } from './entity-context.tsx'

export { tenantName } from './tenant-name.ts'

/** A tenant as GET /api/v1/authorized/tenants answers it. */
export interface Tenant {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly nameEn: string | null
  readonly site: SiteSlug
  readonly status: string
  readonly siteUrl: string
  readonly themeColor: string
  readonly defaultLocale: Locale
}

/** A tenant with what its site has, as GET /api/v1/authorized/tenants/{tenant} answers it. */
export interface TenantAnswer extends Tenant {
  readonly entities: readonly {
    readonly name: string
    readonly screens: readonly Screen[]
    readonly fields?: readonly string[]
  }[]
  /** Whether its records may name uploads, so that it has a media library. */
  readonly library: boolean
  /** Whether the site is closed to its public, or will be. */
  readonly maintenance: {
    readonly state: 'on' | 'scheduled'
    readonly startAt: string | null
    readonly endAt: string | null
  } | null
  /** How the operator orders, groups, names and hides what the navigation shows. */
  readonly menu: readonly (Named & {
    readonly key: string
    readonly entries: readonly (Named & {
      readonly entity: string
      readonly path: string
      readonly icon: string | null
    })[]
  })[]
}

interface Named {
  readonly name: string
  readonly nameEn: string
  readonly isVisible: boolean
}

export const TenantContext = createContext<TenantAnswer | undefined>(undefined)

export function useTenant(): TenantAnswer & { readonly timeZone: string } {
  const tenant = use(TenantContext)
  if (!tenant) throw new Error('No tenant here: render below TenantContext.')
  return { ...tenant, timeZone }
}

/** Whether the tenant's site has a field of the entity at hand. */
export function useHasField(source: string): boolean {
  const { site } = useTenant()
  const entity = useEntity()
  return fieldsOf(entity, site).some(({ name }) => name === source)
}
