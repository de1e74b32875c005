/** The words that screens and the API use in paths. A slug or an entity's name may be none of them. */

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a path segment is an id rather than a slug. Ids are UUIDs; slugs may not look like one. */
export const isId = (segment: string): boolean => uuidPattern.test(segment)

/** Words in the place of a slug: `…/news/new` is the form, so no news has the slug `new`. */
const reservedSlugs: readonly string[] = ['new', 'edit', 'create', 'show']

/** Words in the place of an entity: the tenant's own pages and the segments of the API. */
const reservedEntityNames: readonly string[] = [
  'library',
  'uploads',
  'link-metadata',
  'account',
  'colleague',
  'summary',
  'change-sets',
  'availability',
  'warnings',
  'order',
  'transitions',
  'weeks',
  'series',
  'revisions',
  'restorations',
  'deletions',
  'contact-form',
]

export const isReservedSlug = (slug: string): boolean => reservedSlugs.includes(slug.toLowerCase()) || isId(slug)

/** Whether a name may not be an entity's. `order` is the shop's orders all the same: its segment stands before, the API's after an entity. */
export const isReservedEntityName = (name: string): boolean =>
  isReservedSlug(name) || (reservedEntityNames.includes(name) && name !== 'order')
