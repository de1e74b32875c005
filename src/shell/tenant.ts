import type { Answer } from './base/answer.ts'
import type { Locale } from './words/locale.ts'

/** A tenant the user may enter. */
export type Tenant = Answer<'GET /api/v1/authorized/tenants'>[number]

/** A tenant with its site's entities and screens. */
export type TenantAnswer = Answer<'GET /api/v1/authorized/tenants/{tenant}'>

/** The tenant's name in the page's language. */
export const tenantName = (
  tenant: { readonly name: string; readonly nameEn: string | null },
  locale: Locale,
): string => (locale === 'en' ? tenant.nameEn || tenant.name : tenant.name)
