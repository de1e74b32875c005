/** What the router and the document know of a page that a feature adds. */
export interface FeaturePage<Path extends string = string> {
  /** Below the path of its place. */
  readonly path: Path
  /** Its key in `titles.pages`. */
  readonly title: string
  /** The translations that it loads. */
  readonly words: readonly string[]
  /** Its name in `lazy-pages.ts`. */
  readonly page: string
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
    { path: '/ai', title: 'captainAi', words: ai, page: 'ai' },
    { path: '/ai/text-to-image', title: 'captainAiTextToImage', words: ai, page: 'textToImage' },
    {
      path: '/ai/translation-image-prompt',
      title: 'captainAiTranslationImagePrompt',
      words: ai,
      page: 'translation',
    },
  ],
  tenant: [
    {
      path: '/library',
      title: 'captainLibrary',
      words: ['uploads', 'library', 'validations'],
      page: 'library',
      needs: 'library',
    },
    {
      path: '/api-keys',
      title: 'captainApiKeys',
      words: ['accounts', 'api-keys'],
      page: 'apiKeys',
    },
    {
      path: '/webhooks',
      title: 'captainWebhooks',
      words: ['accounts', 'api-keys', 'webhooks'],
      page: 'webhooks',
    },
  ],
  administration: [
    { path: '/admin/auth-user', title: 'adminAuthUser', words: accounts, page: 'people' },
    {
      path: '/admin/auth-user/new',
      title: 'adminAuthUserNew',
      words: accounts,
      page: 'invitation',
    },
    {
      path: '/admin/audit-event',
      title: 'adminAuditEvent',
      words: accounts,
      page: 'auditEvents',
    },
    { path: '/admin/job', title: 'adminJob', words: accounts, page: 'jobs' },
    { path: '/admin/health', title: 'adminHealth', words: accounts, page: 'health' },
  ],
} as const satisfies Readonly<Record<string, readonly FeaturePage[]>>
