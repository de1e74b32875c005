import type { SiteSlug } from '../installation.ts'

export const screens = ['list', 'create', 'edit', 'preview'] as const
export type Screen = (typeof screens)[number]

interface WithScreens extends Readonly<Partial<Record<Screen, unknown>>> {
  readonly sites: Readonly<Partial<Record<SiteSlug, { readonly without?: readonly Screen[] }>>>
}

/**
 * The screens that write records; a site with any of them can also restore records and undo writes. An entity without
 * forms is written on the screens that show it.
 */
export const writingScreens = ({ create, edit }: WithScreens): readonly Screen[] =>
  create || edit ? ['create', 'edit'] : ['list', 'preview']

/** The screens of an entity, at one site or at any. */
export const screensOf = (entity: WithScreens, site?: SiteSlug): readonly Screen[] =>
  screens.filter((screen) => entity[screen] !== undefined && !(site && entity.sites[site]?.without?.includes(screen)))

/**
 * The segments of a path that name a child and its record, of those after the tenant (`circle/{id}/circle-member/create`);
 * undefined for the path of an entity that is no child.
 */
export const childSegments = ([, , ...within]: readonly string[]): readonly string[] | undefined =>
  within.length > 0 && within[0] !== 'show' ? within : undefined

/** The entity and screen for react-admin's path segments after the tenant. */
export function screenAt(segments: readonly string[]): {
  readonly entity: string | undefined
  readonly screen: Screen
} {
  const within = childSegments(segments)
  if (within) return screenAt(within)
  const [entity, second, third] = segments
  if (!second) return { entity, screen: 'list' }
  if (third) return { entity, screen: 'preview' }
  return { entity, screen: second === 'create' ? 'create' : 'edit' }
}
