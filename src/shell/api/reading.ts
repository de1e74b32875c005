/** What is read belongs to a tenant, by its slug, or to none (null): an account's own things, or the installation's. */
export type ReadingKey = readonly [tenant: string | null, what: string, ...which: readonly unknown[]]

/**
 * How queries of our own API behave, besides those of react-admin. A failure is said at once: a call has been tried again
 * already where that helps (api.ts), and without a connection people are told so instead of waiting. Nothing is read anew
 * while somebody works on it: what they type may stand on the version that was read.
 */
export const readOnce = {
  retry: false,
  networkMode: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** The options of a query: `read` is given the signal that ends it when nobody waits for the answer any more. */
export const reading = <T>(queryKey: ReadingKey, read: (signal: AbortSignal) => Promise<T>) => ({
  ...readOnce,
  queryKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(signal),
})
