/** Keys start with the tenant's slug, or null for data of no tenant: the user's account, or the installation. */
export type ApiQueryKey = readonly [tenant: string | null, what: string, ...which: readonly unknown[]]

/**
 * Defaults for our own queries outside react-admin. No retries, since api.ts already does them; offline they fail at
 * once, so that the user sees an error instead of waiting. No automatic refetching, since unsaved input may be based on
 * the version read.
 */
export const queryDefaults = {
  retry: false,
  networkMode: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** Query options; `read` gets the signal that aborts it once no component waits for the result. */
export const apiQueryOptions = <T>(queryKey: ApiQueryKey, read: (signal: AbortSignal) => Promise<T>) => ({
  ...queryDefaults,
  queryKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(signal),
})
