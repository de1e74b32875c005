import { lazyPages as modulePages } from './generated/modules/lazy-pages.ts'

/**
 * Pages that are opened rarely. What they depend on is listed here, so that no other page has to load the
 * list: `lazyPage` in routes.tsx.
 */
export const lazyPages = {
  ...modulePages,
  link: () => import('./auth/links/link-page.tsx'),
  verifyEmail: () => import('./auth/verify-email.tsx'),
  profile: () => import('./user/profile.tsx'),
  captainAi: () => import('./captain/ai/ai-overview.tsx'),
  captainAiTextToImage: () => import('./captain/ai/images/text-to-image.tsx'),
  captainAiTranslationImagePrompt: () => import('./captain/ai/translation/translation.tsx'),
  captainLibrary: () => import('./captain/media/library/library-page.tsx'),
  captainPublishing: () => import('./captain/publishing-calendar/publishing-page.tsx'),
  captainApiKeys: () => import('./administration/api-keys/api-keys-page.tsx'),
  captainPreviewLinks: () => import('./administration/preview-links/preview-links-page.tsx'),
  captainPublishPlans: () => import('./administration/publish-plans/publish-plans-page.tsx'),
  captainRedirects: () => import('./administration/redirects/redirects-page.tsx'),
  captainWebhooks: () => import('./administration/webhooks/webhooks-page.tsx'),
  adminAuthUser: () => import('./administration/people/people-page.tsx'),
  adminAuthUserNew: () => import('./administration/people/invitation-page.tsx'),
  adminAuditEvent: () => import('./administration/audit/audit-events-page.tsx'),
  adminJob: () => import('./administration/jobs/jobs-page.tsx'),
  adminHealth: () => import('./administration/health/health-page.tsx'),
}
