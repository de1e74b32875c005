/** The groups of the captain navigation, in order; their names are `titles.groups.*`. */
export const menuGroups = ['content', 'people', 'catalogue', 'business', 'legal', 'settings'] as const
export type MenuGroup = (typeof menuGroups)[number]
