/**
 * Pages that are opened rarely. What they depend on is listed here, so that no other page has to load the
 * list: `lazyPage` in routes.tsx.
 */
export const lazyPages = {
  link: () => import('./auth/links/link-page.tsx'),
  verifyEmail: () => import('./auth/verify-email.tsx'),
  profile: () => import('./user/profile.tsx'),
  staffArticles: () => import('./captain/dashboard/articles.tsx'),
  staffArticle: () => import('./captain/dashboard/article.tsx'),
  ai: () => import('./captain/ai/ai-overview.tsx'),
  textToImage: () => import('./captain/ai/images/text-to-image.tsx'),
  translation: () => import('./captain/ai/translation/translation.tsx'),
  library: () => import('./captain/media/library/library-page.tsx'),
  apiKeys: () => import('./administration/api-keys/api-keys-page.tsx'),
  webhooks: () => import('./administration/webhooks/webhooks-page.tsx'),
  people: () => import('./administration/people/people-page.tsx'),
  invitation: () => import('./administration/people/invitation-page.tsx'),
  auditEvents: () => import('./administration/audit/audit-events-page.tsx'),
  jobs: () => import('./administration/jobs/jobs-page.tsx'),
  health: () => import('./administration/health/health-page.tsx'),
}
