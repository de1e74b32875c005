/** The words that paths and tables of Captain's own use. They cannot be used as slugs or entity names. */

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a path segment is an id rather than a slug. Ids are UUIDs; a slug may not look like one. */
export const isId = (segment: string): boolean => uuidPattern.test(segment)

/** Words that paths use in place of a slug: `…/news/new` is the form, so no news item can have the slug `new`. */
const reservedSlugs: readonly string[] = ['new', 'edit', 'create', 'show']

/** Words that paths use in place of an entity: the tenant's own pages and segments of the API. */
const reservedEntityNames: readonly string[] = [
  'library',
  'api-keys',
  'built-in-emails',
  'bulk-edits',
  'changes',
  'charts',
  'imports',
  'matchings',
  'preview',
  'preview-addresses',
  'preview-links',
  'preview-panes',
  'publish-plans',
  'publishing-moments',
  'redirects',
  'today',
  'state-counts',
  'uploads',
  'video-thumbnails',
  'visitor-comments',
  'webhooks',
  'link-metadata',
  'account',
  'colleague',
  'presence',
  'summary',
  'change-sets',
  'exports',
  'threads',
  'views',
  'availability',
  'warnings',
  'draft',
  'order',
  'transitions',
  'translations',
  'weeks',
  'days',
  'series',
  'revisions',
  'restorations',
  'deletions',
  'contact-form',
]

/** Captain's own tables, those of archives too: an entity's table has its name, with underscores. */
const systemTables: readonly string[] = [
  'ai-glossary',
  'ai-picture',
  'ai-request',
  'ai-revision',
  'api-key',
  'archive',
  'archive-account',
  'archive-file',
  'assignment',
  'attempt',
  'backup-run',
  'change-counter',
  'change-log',
  'comment',
  'customer-email',
  'export-file',
  'former-slug',
  'idempotency-key',
  'import-file',
  'import-mapping',
  'import-row',
  'job',
  'list-view',
  'migration',
  'notification',
  'notification-setting',
  'order-goods',
  'presence',
  'record-draft',
  'preview-address',
  'preview-link',
  'preview-pane',
  'publish-plan',
  'publish-plan-item',
  'revision',
  'total',
  'translation',
  'upload',
  'upload-use',
]

/** The first words of tables of accounts, of the search index and of webhooks. */
const systemTablePattern = /^(auth|search|webhook)-/

export const isReservedSlug = (slug: string): boolean => reservedSlugs.includes(slug.toLowerCase()) || isId(slug)

/**
 * Whether a name is unavailable for entities. `order` is nevertheless the shop's order entity: as an entity its segment
 * comes first, while the API's `order` segment follows an entity.
 */
export const isReservedEntityName = (name: string): boolean =>
  isReservedSlug(name) ||
  (reservedEntityNames.includes(name) && name !== 'order') ||
  systemTables.includes(name) ||
  systemTablePattern.test(name)
