/** How many records a page of a list may have; the first is what it has unless told. */
export const pageSizes = [25, 50, 100] as const
