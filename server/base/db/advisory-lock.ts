import { asOwner } from './open-postgres.ts'

/**
 * Does work under an advisory lock, which one of all servers on a PostgreSQL holds at a time; throws the refusal while
 * another does.
 */
export const withAdvisoryLock = <T>(
  url: string,
  kind: string,
  refusal: () => Error,
  work: () => Promise<T>,
): Promise<T> =>
  asOwner(url, async (client) => {
    const lock = `SELECT pg_try_advisory_lock(hashtextextended('captain ${kind} ' || current_schema(), 0)) AS "isOurs"`
    const { rows } = await client.query<{ isOurs: boolean }>(lock)
    if (!rows[0]!.isOurs) throw refusal()
    return work()
  })
