import { hash } from 'node:crypto'
import type { Compilable } from 'kysely'
import { LRUCache } from 'lru-cache'
import { migrationNames, migrationsFolder } from './migrations.ts'
import { assertTenantBound, tablesIn, tableWrittenBy } from './tenant-guard.ts'
import { Parameter } from './parameter.ts'
import type { Query } from './query.ts'

/** What the databases take as a value; lists on PostgreSQL only. */
export type Bound = string | number | bigint | boolean | null | Uint8Array | readonly string[]

/**
 * The values of a statement by placeholder name. Statements on tenant tables always have `tenant_id`. What is undefined
 * may be left out only where the statement does not bind it.
 */
export type Bindings = Readonly<Record<string, Bound | undefined>>

export type Statement<Row = unknown> = (values: Bindings) => Query<Row>

/** Compiles a query once; each call only fills in the values. Throws if the query is not restricted to a tenant. */
export function statement<Row>(query: Compilable<Row>): Statement<Row> {
  const { sql: text, parameters } = query.compile()
  assertTenantBound(text, parameters)
  const tables = tablesIn(text)
  const digest = digestOf(text)
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

const lastMigration = migrationNames(migrationsFolder, 'sqlite').at(-1) ?? ''

/** Of a statement, and of the last migration: it may have changed what rows contain, which no version of theirs tells. */
export const digestOf = (text: string, migration: string = lastMigration): string =>
  hash('sha256', `${migration} ${text}`, 'hex').slice(0, 16)

/** A value left out would be bound as null, and find nothing. */
function valueOf(name: string, values: Bindings, text: string): unknown {
  const value = values[name]
  if (value === undefined) throw new TypeError(`:${name} is not bound in ${text}`)
  return value
}

/**
 * Statements that are compiled on first use, as a tag of a template: ``cachedStatement`news by ${field}`(() => …)``. A
 * statement is found again by the place in the source where the template stands and by its values, which must say
 * everything in which what is built there differs; the words between are for readers.
 */
export interface StatementCache {
  (place: TemplateStringsArray, ...shape: readonly Shape[]): <Row>(build: () => Compilable<Row>) => Statement<Row>
  <Row>(place: TemplateStringsArray, ...shape: readonly Shape[]): (build: () => Compilable<Row>) => Statement<Row>
}

type Shape = string | number | boolean

export function statementCache(max = 500): StatementCache {
  const places = new Map<TemplateStringsArray, number>()
  const cache = new LRUCache<string, Statement>({ max })
  return (place: TemplateStringsArray, ...shape: readonly Shape[]) => {
    let number = places.get(place)
    if (number === undefined) places.set(place, (number = places.size))
    let key = String(number)
    for (const each of shape) key += `\0${each}`
    return <Row>(build: () => Compilable<Row>) => {
      const cached = cache.get(key)
      if (cached) return cached as Statement<Row>
      const compiled = statement(build())
      cache.set(key, compiled)
      return compiled
    }
  }
}
