import { hash } from 'node:crypto'
import type { Compilable } from 'kysely'
import { LRUCache } from 'lru-cache'
import { assertTenantBound, tablesIn, tableWrittenBy } from './tenant-guard.ts'
import { Parameter } from './parameter.ts'
import type { Query } from './query.ts'

/** The values of a statement by placeholder name. Statements on tenant tables always have `tenant_id`. */
export type Bindings = Readonly<Record<string, unknown>>

export type Statement<Row = unknown> = (values: Bindings) => Query<Row>

/** Compiles a query once; each call only fills in the values. Throws if the query is not restricted to a tenant. */
export function statement<Row>(query: Compilable<Row>): Statement<Row> {
  const { sql: text, parameters } = query.compile()
  assertTenantBound(text, parameters)
  const tables = tablesIn(text)
  const digest = hash('sha256', text, 'hex').slice(0, 16)
  const writes = tableWrittenBy(text)
  const slots = parameters.map((parameter) => (parameter instanceof Parameter ? parameter.name : undefined))
  return (values) => ({
    sql: text,
    parameters: slots.map((name, index) => (name === undefined ? parameters[index] : valueOf(name, values, text))),
    tables,
    digest,
    ...(writes !== undefined && { writes }),
  })
}

/** A value left out would be bound as null, and find nothing. */
function valueOf(name: string, values: Bindings, text: string): unknown {
  const value = values[name]
  if (value === undefined) throw new TypeError(`:${name} is not bound in ${text}`)
  return value
}

export type StatementCache = <Row>(shape: string, build: () => Compilable<Row>) => Statement<Row>

/** Statements cached by query shape (`list publishAt DESC status`), each compiled on first use. */
export function statementCache(max = 500): StatementCache {
  const cache = new LRUCache<string, Statement>({ max: max })
  return <Row>(shape: string, build: () => Compilable<Row>) => {
    const cached = cache.get(shape)
    if (cached) return cached as Statement<Row>
    const compiled = statement(build())
    cache.set(shape, compiled)
    return compiled
  }
}
