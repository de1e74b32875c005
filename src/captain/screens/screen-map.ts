import type { ComponentType, ElementType } from 'react'
import type { MenuGroup } from '../../../entities/language/menu-groups.ts'
import type { Screen } from '../../../entities/language/screens.ts'
import type { SiteSlug } from '../../../entities/language/sites.ts'

/** The screens of one entity, each a chunk of its own. */
export interface EntityScreens {
  /** The field that names a record to people. */
  readonly title: string
  readonly group: MenuGroup
  readonly icon: ElementType
  /** The sites that have the entity, and the screens each has of it. */
  readonly sites: Readonly<Partial<Record<SiteSlug, readonly Screen[]>>>
  /** The entity whose record stands before it in the path. */
  readonly parent?: string
  /** The tenant's only record: one edit screen, without an id in the path. */
  readonly single?: true
  /** Its records belong to days, and show as a week or a month too. */
  readonly calendar?: true
  readonly screens: Readonly<Partial<Record<Screen, () => Promise<{ readonly default: ComponentType }>>>>
}

/** What src/generated/screens.ts is: every entity's screens, by the entity's name. */
export type ScreenMap = Readonly<Record<string, EntityScreens>>
