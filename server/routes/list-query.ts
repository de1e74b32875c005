import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { column } from '../db/column.ts'
import type { Idiom } from '../db/idiom.ts'
import { marker } from '../db/marker.ts'
import { parseJson } from '../json.ts'

/** A query of the list dialect, for the lists that are not an entity's. */
export interface ListQuery {
  readonly sort: { readonly column: string; readonly descending: boolean }
  readonly first: number
  readonly last: number
  readonly filter: {
    readonly q?: string | undefined
    readonly id?: string | readonly string[] | undefined
  } & Readonly<Record<string, unknown>>
}

const most = 1000

const json = z.string().transform((text, context) => {
  try {
    return parseJson(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
})

/** The zod schema of such a query: which columns it sorts by, the first of them unless told, and what more it filters by. */
export const listQuery = <Filters extends z.ZodRawShape = {}>(
  columns: readonly [string, ...string[]],
  filters: Filters = {} as Filters,
) =>
  z
    .strictObject({
      sort: json.pipe(z.tuple([z.enum(columns), z.enum(['ASC', 'DESC'])])).optional(),
      range: json
        .pipe(z.tuple([z.int().min(0), z.int().min(0)]))
        .refine(([first, last]) => last >= first && last - first < most)
        .optional(),
      filter: json
        .pipe(
          z.strictObject({
            q: z.string().max(200).optional(),
            id: z.union([z.string(), z.array(z.string()).max(most)]).optional(),
            ...filters,
          }),
        )
        .optional(),
    })
    .transform(({ sort, range, filter }) => ({
      sort: { column: sort?.[0] ?? columns[0], descending: sort?.[1] === 'DESC' },
      first: range?.[0] ?? 0,
      last: range?.[1] ?? most - 1,
      filter: (filter ?? {}) as ListQuery['filter'] & z.output<z.ZodObject<Filters>>,
    }))

/** How the query stands in the OpenAPI document. */
export const listQuerySchema = (columns: readonly string[], narrowing = '') => ({
  type: 'object',
  properties: {
    sort: {
      type: 'string',
      description: `JSON: a column (${columns.join(', ')}) and ASC or DESC.`,
      examples: [`["${columns[0]!}","ASC"]`],
    },
    range: { type: 'string', description: 'JSON: the first and the last place, from 0.', examples: ['[0,24]'] },
    filter: {
      type: 'string',
      description: `JSON: \`q\` for text, \`id\` for one id or several${narrowing && `; ${narrowing}`}.`,
      examples: ['{"q":"cafe"}'],
    },
  },
})

/** A query over one table in parts: its conditions, order and places, the values they bind, and what tells its statement from others. */
export function listed(
  idiom: Idiom,
  table: string,
  { sort, first, last, filter }: ListQuery,
  searched: readonly string[],
) {
  const ids = filter.id === undefined ? undefined : [filter.id].flat()
  const lower = (value: RawBuilder<unknown>) => sql`lower(${value})`
  const found = searched.map((name) => idiom.textHas(lower(column(table, name)), lower(marker('q'))))
  return {
    shape: `${sort.column} ${sort.descending} ${Boolean(filter.q)} ${ids !== undefined}`,
    conditions: [
      ...(filter.q ? [sql<boolean>`(${sql.join(found, sql` or `)})`] : []),
      ...(ids ? [idiom.isAmong(column(table, 'id'), marker('ids'))] : []),
    ],
    order: <Tables, Table extends keyof Tables, Row>(rows: SelectQueryBuilder<Tables, Table, Row>) =>
      rows
        .orderBy(column(table, sort.column), sort.descending ? 'desc' : 'asc')
        .orderBy(column(table, 'id'))
        .limit(marker('limit'))
        .offset(marker('offset')),
    values: {
      limit: last - first + 1,
      offset: first,
      ...(filter.q && { q: filter.q }),
      ...(ids && { ids: JSON.stringify(ids) }),
    },
  }
}
