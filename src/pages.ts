/** What the router and the document know of a page that a feature adds. */
export interface FeaturePage<Path extends string = string> {
  /** Below the path of its place. */
  readonly path: Path
  /** Its key in `titles.pages`. */
  readonly title: string
  /** The translations that it loads. */
  readonly words: readonly string[]
  /** Its file, as `lazy-pages.ts` names it. */
  readonly file: string
  /** What a tenant must have; it has no such page without it. */
  readonly needs?: 'library'
}

const accounts = ['accounts', 'administration'] as const
const ai = ['ai', 'validations'] as const

/**
 * The pages of features, by the place they stand in. Every page of the site brings this list, so it says no more than
 * addresses need; what the menu and the search show of them is in `features.ts`, which captain brings.
 */
export const featurePages = {
  /** In captain, for those who may use AI. */
  ai: [
    { path: '/ai', title: 'captainAi', words: ai, file: 'captain/ai/ai-overview' },
    { path: '/ai/text-to-image', title: 'captainAiTextToImage', words: ai, file: 'captain/ai/images/text-to-image' },
    {
      path: '/ai/translation-image-prompt',
      title: 'captainAiTranslationImagePrompt',
      words: ai,
      file: 'captain/ai/translation/translation',
    },
  ],
  tenant: [
    {
      path: '/library',
      title: 'captainLibrary',
      words: ['uploads', 'library', 'validations'],
      file: 'captain/media/library/library-page',
      needs: 'library',
    },
    {
      path: '/api-keys',
      title: 'captainApiKeys',
      words: ['accounts', 'api-keys'],
      file: 'administration/api-keys/api-keys-page',
    },
    {
      path: '/webhooks',
      title: 'captainWebhooks',
      words: ['accounts', 'api-keys', 'webhooks'],
      file: 'administration/webhooks/webhooks-page',
    },
  ],
  administration: [
    { path: '/admin/auth-user', title: 'adminAuthUser', words: accounts, file: 'administration/people/people-page' },
    {
      path: '/admin/auth-user/new',
      title: 'adminAuthUserNew',
      words: accounts,
      file: 'administration/people/invitation-page',
    },
    {
      path: '/admin/audit-event',
      title: 'adminAuditEvent',
      words: accounts,
      file: 'administration/audit/audit-events-page',
    },
    { path: '/admin/job', title: 'adminJob', words: accounts, file: 'administration/jobs/jobs-page' },
    { path: '/admin/health', title: 'adminHealth', words: accounts, file: 'administration/health/health-page' },
  ],
} as const satisfies Readonly<Record<string, readonly FeaturePage[]>>
