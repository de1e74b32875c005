import type { ComponentType, ElementType } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import type { MenuGroup } from '../../../entities/language/declaration/menu-groups.ts'
import type { Screen } from '../../../entities/language/screens.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

/** The columns of a list: the component that shows a field, by the field's name, in order. */
export type ListColumns = Readonly<Record<string, ComponentType<{ readonly source: string }>>>

/** What src/generated has of one entity, in a chunk of its own. */
export interface EntityModule {
  readonly entity: Entity
  /** Absent where records have no rows. */
  readonly columns?: ListColumns
}

/** What is known of an entity's screens before their code is there. */
export interface EntityScreens {
  /** The name of the field that holds a record's title. */
  readonly title: string
  /** The fields by which other records call it, where its title is a mere number. */
  readonly names?: readonly string[]
  readonly group: MenuGroup
  readonly icon: ElementType
  /** The sites that have the entity, and its screens on each. */
  readonly sites: Readonly<Partial<Record<SiteSlug, readonly Screen[]>>>
  /** The parent entity, whose record id precedes this one in the path. */
  readonly parent?: string
  /** The tenant has one record only: a single edit screen, without an id in the path. */
  readonly single?: true
  /** Records belong to days, and are also shown as a week or a month. */
  readonly calendar?: true
  /** The list has other layouts than a table. */
  readonly layouts?: true
  readonly load: () => Promise<EntityModule>
  /** The screens that somebody has taken over, and what both forms show if that was. */
  readonly own?: Readonly<Partial<Record<Screen, () => Promise<{ readonly default: ComponentType }>>>> & {
    readonly inputs?: () => Promise<{ readonly parts: object }>
  }
}

/** The type of src/generated/screens.ts: every entity's screens, by entity name. */
export type ScreenMap = Readonly<Record<string, EntityScreens>>
