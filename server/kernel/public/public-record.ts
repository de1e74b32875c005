import type { Values } from '../../../entities/language/input/body.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

/** A tenant whose published records are read. */
export interface Publisher {
  readonly id: string
  readonly site: SiteSlug
}

/**
 * A record as the public sees it: its id, the site's public fields, when it was last changed and, for a version,
 * whether it is in force (`versionStatus`).
 */
export type PublicRecord = Values & { readonly id: string; readonly updatedAt: string }
