import { asOwner } from './open-postgres.ts'

/** Does what only one of all servers on a PostgreSQL does at a time; throws the refusal while another is at it. */
export const aloneOn = <T>(url: string, kind: string, refusal: () => Error, work: () => Promise<T>): Promise<T> =>
  asOwner(url, async (client) => {
    const lock = `SELECT pg_try_advisory_lock(hashtextextended('captain ${kind} ' || current_schema(), 0)) AS "isOurs"`
    const { rows } = await client.query<{ isOurs: boolean }>(lock)
    if (!rows[0]!.isOurs) throw refusal()
    return work()
  })
