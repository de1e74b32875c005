import { formerSlugs } from '../../kernel/public/former-slugs.ts'
import type { Feature } from '../feature.ts'
import { formerSlugTable, redirectRoutes } from './routes.ts'

/** Where visitors are led who come by the former slug of a record. */
export const redirects: Feature = {
  name: 'redirects',
  tables: formerSlugTable.declared({ isArchived: true, isCounted: true }),
  tags: [{ name: 'Redirects', description: 'The former slugs by which published records are still found.' }],
  participant: formerSlugs,
  start: () => ({ routes: redirectRoutes }),
}
