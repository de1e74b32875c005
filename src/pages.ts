/** What the router and the document know of a page that a feature adds. */
export interface FeaturePage<Path extends string = string> {
  /** Below the path of its place. */
  readonly path: Path
  /** The translations that it loads. */
  readonly words: readonly string[]
  /** Its name in `lazy-pages.ts`, which is the key of its title in `titles.pages`. */
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
    { path: '/ai', words: ai, page: 'captainAi' },
    { path: '/ai/text-to-image', words: ai, page: 'captainAiTextToImage' },
    { path: '/ai/translation-image-prompt', words: ai, page: 'captainAiTranslationImagePrompt' },
  ],
  tenant: [
    {
      path: '/library',
      words: ['uploads', 'library', 'validations'],
      page: 'captainLibrary',
      needs: 'library',
    },
    { path: '/publishing', words: ['calendar', 'publishing'], page: 'captainPublishing' },
    { path: '/api-keys', words: ['accounts', 'api-keys'], page: 'captainApiKeys' },
    { path: '/preview-links', words: ['accounts', 'previews', 'validations'], page: 'captainPreviewLinks' },
    {
      path: '/publish-plans',
      words: ['accounts', 'plans', 'previews', 'validations'],
      page: 'captainPublishPlans',
    },
    { path: '/redirects', words: ['redirects'], page: 'captainRedirects' },
    { path: '/webhooks', words: ['accounts', 'api-keys', 'webhooks'], page: 'captainWebhooks' },
  ],
  administration: [
    { path: '/admin/auth-user', words: accounts, page: 'adminAuthUser' },
    { path: '/admin/auth-user/new', words: accounts, page: 'adminAuthUserNew' },
    { path: '/admin/audit-event', words: accounts, page: 'adminAuditEvent' },
    { path: '/admin/job', words: accounts, page: 'adminJob' },
    { path: '/admin/health', words: accounts, page: 'adminHealth' },
  ],
} as const satisfies Readonly<Record<string, readonly FeaturePage[]>>
