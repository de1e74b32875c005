/** A page that shows nothing of the operator's content. */
export const reads = { fixed: async () => ({}) }
