import { createContext, use } from 'react'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import type { TenantAnswer } from '../../shell/tenant.ts'
import { useEntity } from './entity-context.tsx'

export const TenantContext = createContext<TenantAnswer | undefined>(undefined)

export function useTenant(): TenantAnswer & { readonly timeZone: string } {
  const tenant = use(TenantContext)
  if (!tenant) throw new Error('No tenant here: render below TenantContext.')
  return { ...tenant, timeZone }
}

/** Whether the tenant's site has a field of the current entity. */
export function useHasField(source: string): boolean {
  const { site } = useTenant()
  const entity = useEntity()
  return siteFields(entity, site).some(({ name }) => name === source)
}
