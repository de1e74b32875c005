import { changesStorage, fillOfLost } from './conversions.ts'
import { deleteKeptOfEntity, deleteKeptOfFields, renameInKeptNames } from './kept-names.ts'
import { startOf, type Renames, type Shape, type Table } from './shape.ts'
import { columnOf, createIndex, dropIndex, foreignKey, quote, valueOf } from './sql.ts'
import { renamedColumns } from './renames.ts'
import { changeRevisions } from './revisions.ts'
import { carried, contentUpdates, fillUpdates } from './values.ts'

/** The statements that migrate an SQLite database from one shape to the next. */
export const sqliteSteps = (before: Shape, after: Shape, renames: Renames): readonly string[] => [
  ...Object.keys(before).flatMap((name) =>
    after[name] ? [] : [`DROP TABLE ${quote(name)};`, ...deleteKeptOfEntity('sqlite', name)],
  ),
  ...Object.entries(after).flatMap(([name, table]) => {
    const old = before[name]
    return old
      ? alterTable(name, old, table, renames[name] ?? {})
      : [createTable(name, table), ...createIndexes(name, table)]
  }),
  ...renameInKeptNames('sqlite', renames, after),
  ...deleteKeptOfFields('sqlite', before, after, renames),
  ...changeRevisions('sqlite', before, after, renames),
]

function createTable(name: string, { columns }: Table): string {
  const parts = [
    ...Object.entries(columns).map(([column, shape]) => columnOf('sqlite', column, shape)),
    'PRIMARY KEY ("tenant_id", "id")',
    ...Object.entries(columns).flatMap(([column, { references }]) =>
      references ? [foreignKey(column, references)] : [],
    ),
  ]
  return `CREATE TABLE ${quote(name)} (\n  ${parts.join(',\n  ')}\n) STRICT;`
}

const createIndexes = (name: string, table: Table): readonly string[] =>
  Object.entries(indexesOf(table)).map(([index, shape]) => createIndex(name, index, shape))

const indexesOf = ({ indexes }: Table): Table['indexes'] =>
  Object.fromEntries(Object.entries(indexes).filter(([, { postgresOnly }]) => !postgresOnly))

function alterTable(
  name: string,
  before: Table,
  after: Table,
  renames: Readonly<Record<string, string>>,
): readonly string[] {
  const renamed = Object.entries(renames).map(
    ([old, next]) => `ALTER TABLE ${quote(name)} RENAME COLUMN ${quote(old)} TO ${quote(next)};`,
  )
  const columns = renamedColumns(before.columns, renames)
  const added = Object.entries(after.columns).filter(([column]) => !columns[column])
  const same = Object.entries(columns).every(([column, old]) => {
    const next = after.columns[column]
    return next && !changesStorage(old, next) && next.required === old.required && next.references === old.references
  })
  const addable = added.every(([, shape]) => !shape.references && (!shape.required || startOf(shape) !== undefined))
  const filled = fillUpdates('sqlite', name, after)
  if (!same || !addable) return [...renamed, ...rebuildTable(name, columns, after), ...filled]
  return [
    ...renamed,
    ...added.map(([column, shape]) => {
      const first = startOf(shape)
      const start = shape.required && first !== undefined ? ` DEFAULT ${valueOf('sqlite', first)}` : ''
      return `ALTER TABLE ${quote(name)} ADD COLUMN ${columnOf('sqlite', column, shape)}${start};`
    }),
    ...contentUpdates('sqlite', name, columns, after),
    ...filled,
    ...changedIndexes(name, before, after),
  ]
}

/**
 * Does what SQLite's ALTER TABLE cannot, in the way its documentation recommends: create a new table, copy the rows,
 * drop the old one.
 */
function rebuildTable(name: string, columns: Table['columns'], after: Table): readonly string[] {
  const copy = `${name}_next`
  const values = Object.entries(after.columns).flatMap(([column, next]) => {
    const old = columns[column]
    const first = old && old.required ? fillOfLost(old, next) : startOf(next)
    const start = next.required && first !== undefined ? valueOf('sqlite', first) : undefined
    if (!old) return start === undefined ? [] : [[column, start]]
    const kept = carried('sqlite', `${quote(name)}.${quote(column)}`, old, next)
    return [[column, start === undefined ? kept : `coalesce(${kept}, ${start})`]]
  })
  return [
    createTable(copy, after),
    `INSERT INTO ${quote(copy)} (${values.map(([column]) => quote(column!)).join(', ')})\n  SELECT ${values.map(([, value]) => value).join(', ')} FROM ${quote(name)};`,
    `DROP TABLE ${quote(name)};`,
    `ALTER TABLE ${quote(copy)} RENAME TO ${quote(name)};`,
    ...createIndexes(name, after),
  ]
}

function changedIndexes(name: string, before: Table, after: Table): readonly string[] {
  const [old, next] = [indexesOf(before), indexesOf(after)]
  const same = (index: string) => JSON.stringify(old[index]) === JSON.stringify(next[index])
  return [
    ...Object.keys(old)
      .filter((index) => !same(index))
      .map(dropIndex),
    ...Object.entries(next)
      .filter(([index]) => !same(index))
      .map(([index, shape]) => createIndex(name, index, shape)),
  ]
}
