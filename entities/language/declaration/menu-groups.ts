/** The groups of captain's navigation, in order; their labels are `titles.groups.*`. */
export const menuGroups = ['content', 'people', 'catalogue', 'business', 'legal', 'settings'] as const
export type MenuGroup = (typeof menuGroups)[number]
