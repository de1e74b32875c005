import type { Locale } from '../../shell/words/locale.ts'

/** The tenant's name in the page's language. */
export const tenantName = (
  tenant: { readonly name: string; readonly nameEn: string | null },
  locale: Locale,
): string => (locale === 'en' ? tenant.nameEn || tenant.name : tenant.name)
