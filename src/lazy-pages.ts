/**
 * Pages that are opened rarely, by their files. What they depend on is listed here, so that no other page has to load the
 * list: `lazyPage` in routes.tsx.
 */
export const lazyPages = {
  'auth/links/link-page': () => import('./auth/links/link-page.tsx'),
  'auth/verify-email': () => import('./auth/verify-email.tsx'),
  'user/profile': () => import('./user/profile.tsx'),
  'captain/dashboard/articles': () => import('./captain/dashboard/articles.tsx'),
  'captain/dashboard/article': () => import('./captain/dashboard/article.tsx'),
  'captain/ai/ai-overview': () => import('./captain/ai/ai-overview.tsx'),
  'captain/ai/images/text-to-image': () => import('./captain/ai/images/text-to-image.tsx'),
  'captain/ai/translation/translation': () => import('./captain/ai/translation/translation.tsx'),
  'captain/media/library/library-page': () => import('./captain/media/library/library-page.tsx'),
  'administration/api-keys/api-keys-page': () => import('./administration/api-keys/api-keys-page.tsx'),
  'administration/webhooks/webhooks-page': () => import('./administration/webhooks/webhooks-page.tsx'),
  'administration/people/people-page': () => import('./administration/people/people-page.tsx'),
  'administration/people/invitation-page': () => import('./administration/people/invitation-page.tsx'),
  'administration/audit/audit-events-page': () => import('./administration/audit/audit-events-page.tsx'),
  'administration/jobs/jobs-page': () => import('./administration/jobs/jobs-page.tsx'),
  'administration/health/health-page': () => import('./administration/health/health-page.tsx'),
}
