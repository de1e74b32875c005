import type { SiteSlug } from './sites.ts'

export const screens = ['list', 'create', 'edit', 'preview'] as const
export type Screen = (typeof screens)[number]

interface WithScreens extends Readonly<Partial<Record<Screen, unknown>>> {
  readonly sites: Readonly<Partial<Record<SiteSlug, { readonly without?: readonly Screen[] }>>>
}

/** Who may write a record may take a writing back; one that has no form is written where it is shown. */
export const writingScreens = ({ create, edit }: WithScreens): readonly Screen[] =>
  create || edit ? ['create', 'edit'] : ['list', 'preview']

/** The screens an entity has, at one site or at any. */
export const screensOf = (entity: WithScreens, site?: SiteSlug): readonly Screen[] =>
  screens.filter((screen) => entity[screen] !== undefined && !(site && entity.sites[site]?.without?.includes(screen)))
