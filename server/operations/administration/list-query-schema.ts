import type { ListParameters } from '../../kernel/requests/parameters.ts'

/** The query of an administrators' list in the OpenAPI document. `sort` is the default order. */
export const adminListQuerySchema = (
  columns: readonly string[],
  sort: NonNullable<ListParameters['sort']>,
  filterDescription: string,
  filterExample: string,
) => ({
  type: 'object',
  properties: {
    sort: {
      type: 'string',
      description: `JSON: a column (${columns.join(', ')}) and ASC or DESC.`,
      examples: [JSON.stringify([sort.field, sort.direction])],
    },
    range: { type: 'string', description: 'JSON: the first and the last place, from 0.', examples: ['[0,24]'] },
    filter: { type: 'string', description: filterDescription, examples: [filterExample] },
  },
})
