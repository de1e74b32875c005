/** The collections of icons that are served. */
export const iconSets = ['mdi'] as const
