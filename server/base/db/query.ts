/** A compiled query with its values. Created only by `statement.ts`, which compiles and checks every query. */
export interface Query<Row = unknown> {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** Of the SQL and the last migration: queries with the same digest and values answer the same until the rows they read are changed. */
  readonly digest?: string
  /** The query's position among those run just before the commit. Nothing in the transaction sees its effect. */
  readonly deferred?: number
  /**
   * Whether the operation goes on before the query is answered, with an outcome of 0. Its error, which nobody expects,
   * is thrown by a later query, or ends the operation.
   */
  readonly isUnawaited?: boolean
  /** What to throw if it fails, in place of an error that means something; undefined for any other. */
  readonly faultOf?: (error: unknown) => Error | undefined
  /** Whether a read asks nothing after it: the end of its transaction is sent along with it. */
  readonly isLast?: boolean
  /** What it does to the savepoint of a part of the transaction; runners forget the effects of a part rolled back. */
  readonly savepoint?: 'begin' | 'release' | 'rollback'
  /** Queries sent along with it, that read too: the outcome is an array of those of all. */
  readonly along?: readonly Query[]
  /** The tenant tables it references. */
  readonly tables?: readonly string[]
  /** The tenant table it writes, if changes to it are counted. */
  readonly writes?: string
  /** What the database's listeners are notified of after the commit. */
  readonly announces?: string
  /** Whether `transactionTenant` is among its parameters. */
  readonly bindsTenant?: boolean
  /** The row type, for the compiler only. */
  readonly row?: Row
}

/** Stands among the parameters of a query for the tenant of the write that it is a part of; null without one. */
export const transactionTenant: any = Symbol('tenant')

/** A query of a write for a tenant, as it is sent. */
export const boundTo = (query: Query, tenant: string | null): Query =>
  query.bindsTenant
    ? { ...query, parameters: query.parameters.map((value) => (value === transactionTenant ? tenant : value)) }
    : query

/** What the runner passes back: the rows of a query that returns any, otherwise the number of changed rows. */
export type Outcome = readonly unknown[] | number

/**
 * Work on the database: a generator that yields queries and receives their outcomes. It does not depend on whether the
 * runner is synchronous (SQLite) or asynchronous (PostgreSQL).
 */
export type Operation<T> = Generator<Query, T, Outcome>

/** The rows of a query. */
export function* all<Row>(query: Query<Row>): Operation<readonly Row[]> {
  return (yield query) as readonly Row[]
}

/** The first row of a query, if any. */
export function* first<Row>(query: Query<Row>): Operation<Row | undefined> {
  return ((yield query) as readonly Row[])[0]
}

/** The query as the last one of a read. In a write it is as any other. */
export const last = <Row>(query: Query<Row>): Query<Row> => ({ ...query, isLast: true })

/** The rows of each of several queries, read in one round trip where the database is elsewhere. */
export function* together(one: Query, ...along: readonly Query[]): Operation<readonly (readonly unknown[])[]> {
  const tables = [one, ...along].flatMap((query) => query.tables ?? [])
  return (yield { ...one, along, tables }) as readonly (readonly unknown[])[]
}

/** The number of rows that a query changed. */
export function* run(query: Query): Operation<number> {
  return (yield query) as number
}

/** Runs a query whose outcome does not matter, without waiting for it where the database is elsewhere. */
export function* runUnawaited(query: Query): Operation<void> {
  yield { ...query, isUnawaited: true }
}

/** Defers a query until just before the commit, ordered by `place` among all deferred queries of the commit. */
export function* runDeferred(place: number, query: Query): Operation<void> {
  yield { ...query, deferred: place }
}

const savepointQuery = (savepoint: NonNullable<Query['savepoint']>, text: string): Query => ({
  sql: text,
  parameters: [],
  savepoint,
})
// The same name may be nested: each statement means the innermost.
const beginPart = savepointQuery('begin', 'SAVEPOINT part')
const releasePart = savepointQuery('release', 'RELEASE SAVEPOINT part')
const rollbackPart = savepointQuery('rollback', 'ROLLBACK TO SAVEPOINT part')

/**
 * Runs a part of a transaction, and returns its value or the error that refused it. A refused part leaves no trace, and
 * the transaction goes on; of a `dry` part, only the value is left. Any other error ends the transaction as usual.
 */
export function* runPart<T>(
  part: () => Operation<T>,
  isRefusal: (error: unknown) => boolean,
  { dry = false } = {},
): Operation<{ readonly value: T; readonly error?: undefined } | { readonly error: unknown }> {
  yield beginPart
  let outcome: { readonly value: T } | { readonly error: unknown }
  try {
    outcome = { value: yield* part() }
  } catch (error) {
    if (!isRefusal(error)) throw error
    outcome = { error }
  }
  if (dry || 'error' in outcome) yield rollbackPart
  yield releasePart
  return outcome
}

/** The same operation, each of whose queries is answered by another operation: mostly by running it. */
export function* answerEach<T>(operation: Operation<T>, answer: (query: Query) => Operation<Outcome>): Operation<T> {
  let step = operation.next()
  while (!step.done) {
    let outcome: Outcome
    try {
      outcome = yield* answer(step.value)
    } catch (error) {
      step = operation.throw(error)
      continue
    }
    step = operation.next(outcome)
  }
  return step.value
}

/** The same operation, whose next query fails with the signal's reason instead of running once the signal has aborted. */
export const untilAborted = <T>(operation: Operation<T>, signal: AbortSignal): Operation<T> =>
  answerEach(operation, function* (query) {
    signal.throwIfAborted()
    return yield query
  })

/**
 * The same operation, with queries that are sent along with its first one, and the rows of each; no rows if there are no
 * queries, or if the operation asks nothing.
 */
export function* withQuestions<T>(
  operation: Operation<T>,
  questions: readonly Query[],
): Operation<{ readonly value: T; readonly rows?: readonly (readonly unknown[])[] | undefined }> {
  if (questions.length === 0) return { value: yield* operation }
  let rows: readonly (readonly unknown[])[] | undefined
  const value = yield* answerEach(operation, function* (query) {
    if (rows) return yield query
    const [outcome, ...answers] = yield* together(query, ...questions)
    rows = answers
    return outcome!
  })
  return { value, rows }
}
