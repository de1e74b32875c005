/** Page sizes of a list; the first is the default. */
export const pageSizes = [25, 50, 100] as const
