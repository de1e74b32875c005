import type { Entity } from './entity.ts'
import type { SiteSlug } from './sites.ts'

export const screens = ['list', 'create', 'edit', 'preview'] as const
export type Screen = (typeof screens)[number]

/** The screens an entity has, at one site or at any. */
export const screensOf = (entity: Entity, site?: SiteSlug): readonly Screen[] =>
  screens.filter((screen) => entity[screen] !== undefined && !(site && entity.sites[site]?.without?.includes(screen)))
