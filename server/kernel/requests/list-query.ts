import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import { column } from '../../base/db/column.ts'
import type { SqlFunctions } from '../../base/db/sql-functions.ts'
import { param } from '../../base/db/parameter.ts'
import { invalid } from '../../base/errors/api-error.ts'
import { initialRange, rangeOf, readParameters, refusing, type ListParameters } from './parameters.ts'
import type { DeclaredPage } from '../../../entities/language/system-operation.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { issuesIn } from './validation.ts'

/** A parsed list query, for lists that do not belong to an entity. */
export interface ListQuery {
  readonly sort: { readonly column: string; readonly descending: boolean }
  readonly first: number
  readonly last: number
  readonly filter: {
    readonly q?: string | undefined
    readonly id?: string | readonly string[] | undefined
  } & Readonly<Record<string, unknown>>
}

/** Parses a query using the sortable columns and the filter schema; throws a 400 if it is invalid. */
export function readListQuery<Column extends string, Filter>(
  query: unknown,
  columns: readonly [Column, ...Column[]],
  schema: z.ZodType<Filter>,
  initially: Pick<ListParameters, 'sort' | 'range'> = {},
) {
  const issues: Issue[] = []
  const parameters = readParameters(query as Readonly<Record<string, unknown>>, new Set(columns), refusing(issues))
  const filter = schema.safeParse(parameters.filter)
  issues.push(...issuesIn(filter.error).map((issue) => ({ ...issue, path: ['filter', ...issue.path] })))
  if (!filter.success || issues.length > 0) throw invalid(issues)
  const { sort = { field: columns[0], direction: 'ASC' }, range = initialRange } = { ...initially, ...parameters }
  return {
    sort: { column: sort.field as Column, descending: sort.direction === 'DESC' },
    first: range[0],
    last: range[1],
    filter: filter.data,
  }
}

const rangeSchema = {
  type: 'string',
  description: 'JSON: the first and the last place, from 0.',
  examples: ['[0,24]'],
}

/** What is asked of a list in pages, as it is declared; throws a 400 if it is invalid. */
export function readPage(query: unknown, page: DeclaredPage | number) {
  if (typeof page === 'number') {
    const [first, last] = rangeOf((query as { range?: unknown }).range, [0, page - 1])
    return { first, last }
  }
  const { sortable, initially, size, filter } = page
  const [field, direction] = initially
  return readListQuery(query, sortable, filter, { sort: { field, direction }, ...(size && { range: [0, size - 1] }) })
}

/** The query of a list in pages, in the OpenAPI document. */
export function pageQuerySchema(page: DeclaredPage | number) {
  if (typeof page === 'number') return { type: 'object', properties: { range: rangeSchema } }
  const { sortable, initially, words, example } = page
  return {
    type: 'object',
    properties: {
      sort: {
        type: 'string',
        description: `JSON: a column (${sortable.join(', ')}) and ASC or DESC.`,
        examples: [JSON.stringify(initially)],
      },
      range: rangeSchema,
      filter: { type: 'string', description: words, examples: [example] },
    },
  }
}

/**
 * A query over one table in parts: its conditions, order and range, the values to bind, and a key for caching the
 * statement.
 */
export function listParts(
  fn: SqlFunctions,
  table: string,
  { sort, first, last, filter }: ListQuery,
  searchedColumns: readonly string[],
) {
  const ids = filter.id === undefined ? undefined : [filter.id].flat()
  const lower = (value: RawBuilder<unknown>) => sql`lower(${value})`
  const matches = searchedColumns.map((name) => fn.textContains(lower(column(table, name)), lower(param('q'))))
  return {
    shape: `${sort.column} ${sort.descending} ${Boolean(filter.q)} ${ids !== undefined}`,
    conditions: [
      ...(filter.q ? [sql<boolean>`(${sql.join(matches, sql` or `)})`] : []),
      ...(ids ? [fn.inJsonArray(column(table, 'id'), param('ids'))] : []),
    ],
    order: <Tables, Table extends keyof Tables, Row>(rows: SelectQueryBuilder<Tables, Table, Row>) =>
      rows
        .orderBy(column(table, sort.column), sort.descending ? 'desc' : 'asc')
        .orderBy(column(table, 'id'))
        .limit(param('limit'))
        .offset(param('offset')),
    values: {
      limit: last - first + 1,
      offset: first,
      ...(filter.q && { q: filter.q }),
      ...(ids && { ids: JSON.stringify(ids) }),
    },
  }
}
