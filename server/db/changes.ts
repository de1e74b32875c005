import type { Database } from './runner.ts'

/**
 * How often the data of each tenant changed since the server started. Runners count after a commit and before its
 * answer, so whoever remembers something together with the count it was read at can tell whether it still holds.
 */
const counts = new WeakMap<Database, Map<string | null, number>>()

export const changesOf = (database: Database, tenant: string | null): number => counts.get(database)?.get(tenant) ?? 0

/** For runners: something of this tenant, or of the installation (null), was written. */
export function noteChange(database: Database, tenant: string | null): void {
  const known = counts.get(database) ?? new Map<string | null, number>()
  counts.set(database, known.set(tenant, (known.get(tenant) ?? 0) + 1))
}
