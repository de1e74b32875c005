import type { Answer } from '../../shell/base/answer.ts'
import type { TenantAnswer } from '../../shell/tenant.ts'

export type PreviewLink = Answer<'GET /api/v1/authorized/tenants/{tenant}/preview-links'>[number]
export type PreviewAddresses = Answer<'GET /api/v1/authorized/tenants/{tenant}/preview-addresses'>[number]

export const linksPath = (tenant: string) => `/api/v1/authorized/tenants/${tenant}/preview-links` as const
export const addressesPath = (tenant: string) => `/api/v1/authorized/tenants/${tenant}/preview-addresses` as const

/** For how many days a link may hold, as people choose it. */
export const dayChoices = [3, 7, 14, 30, 90] as const

/** Whether whoever is signed in may make preview links at a tenant. */
export const mayMakeLinks = ({ rights }: Pick<TenantAnswer, 'rights'>): boolean =>
  rights.includes('mayMakePreviewLinks')

/** Whether a link still shows something. */
export const isLive = ({ revokedAt, expiresAt }: PreviewLink): boolean =>
  revokedAt === null && Date.parse(expiresAt) > Date.now()

/** The addresses of a link, with the language of each; both where the site shows previews in both. */
export const addressesIn = ({ ja, en }: Pick<PreviewLink, 'ja' | 'en'>) =>
  (
    [
      ['ja', ja],
      ['en', en],
    ] as const
  ).flatMap(([lang, address]) => (address === null ? [] : [{ lang, address }]))
