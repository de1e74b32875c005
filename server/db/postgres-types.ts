import pg from 'pg'

const { builtins } = pg.types

/** Parsers that return rows in the same form as SQLite: 1 and 0, JSON as text, timestamps as ISO text. */
const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.JSON, String],
  [builtins.JSONB, String],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
])

export const rowParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}
