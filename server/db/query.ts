/** One compiled query with its values. Made by `statement.ts` alone, so that what runs was compiled, and guarded, there. */
export interface Query<Row = unknown> {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** Its place among those that wait until just before the commit. Nothing in its transaction sees what it does. */
  readonly deferred?: number
  /** The tables of tenants that it names. */
  readonly tables?: readonly string[]
  /** The table of tenants that it writes, where that is counted. */
  readonly writes?: string
  /** What listeners of the database are told of once it is committed. */
  readonly announces?: string
  /** Only for the compiler: the type of a row. */
  readonly row?: Row
}

/** What the runner hands back: the rows of a query that has any, else how many rows it changed. */
export type Outcome = readonly unknown[] | number

/**
 * A piece of work on the database: a generator that yields queries and is handed their outcomes.
 * It neither knows nor cares whether its runner is synchronous (SQLite) or awaits (PostgreSQL).
 */
export type Operation<T> = Generator<Query, T, Outcome>

/** The rows of a query. */
export function* all<Row>(query: Query<Row>): Operation<readonly Row[]> {
  return (yield query) as readonly Row[]
}

/** The first row of a query, if it has one. */
export function* first<Row>(query: Query<Row>): Operation<Row | undefined> {
  return ((yield query) as readonly Row[])[0]
}

/** How many rows a query changed. */
export function* run(query: Query): Operation<number> {
  return (yield query) as number
}

/** Leaves a query to be run just before the commit, in this place among all that are committed together. */
export function* runDeferred(place: number, query: Query): Operation<void> {
  yield { ...query, deferred: place }
}
