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

/** What makes a value of the text that PostgreSQL sends for a type. */
export const parserOf = (type: number): ((text: string) => unknown) =>
  parsers.get(type) ?? pg.types.getTypeParser(type, 'text')

export const rowParsers: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') =>
    format === 'binary'
      ? pg.types.getTypeParser(type, format)
      : parserOf(type)) as pg.CustomTypesConfig['getTypeParser'],
}

/** A value as it is sent to PostgreSQL. */
export function parameterOf(value: unknown): string | Buffer | null {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return arrayOf(value as readonly (string | null)[])
  if (value instanceof Date) return value.toISOString()
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** JSON writes strings as array literals do, except for the characters that it escapes with letters. */
function arrayOf(items: readonly (string | null)[]): string {
  const json = JSON.stringify(items)
  if (!/\\[^"\\]/.test(json)) return `{${json.slice(1, -1)}}`
  return `{${items.map((item) => (item === null ? 'NULL' : `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`)).join()}}`
}
