/**
 * Rarely opened pages of captain and the administration. Their dependencies are listed here, so that no other page has
 * to load the list.
 */
export const lazyPages = {
  ai: () => import('../ai/ai-overview.tsx'),
  textToImage: () => import('../ai/images/text-to-image.tsx'),
  translation: () => import('../ai/translation/translation.tsx'),
  library: () => import('../media/library/library-page.tsx'),
  apiKeys: () => import('../../administration/api-keys/api-keys-page.tsx'),
  webhooks: () => import('../../administration/webhooks/webhooks-page.tsx'),
  people: () => import('../../administration/people/people-page.tsx'),
  invitation: () => import('../../administration/people/invitation-page.tsx'),
  auditEvents: () => import('../../administration/audit/audit-events-page.tsx'),
  jobs: () => import('../../administration/jobs/jobs-page.tsx'),
  health: () => import('../../administration/health/health-page.tsx'),
}
