import { converted, changesStorage, fillOfLost } from './conversions.ts'
import { deleteKeptOfEntity, deleteKeptOfFields, renameInKeptNames } from './kept-names.ts'
import { renamedColumns } from './renames.ts'
import { changeRevisions } from './revisions.ts'
import { startOf, type Column, type Renames, type Shape, type Table } from './shape.ts'
import { columnOf, createIndex, dropIndex, foreignKey, quote, typeOf, valueOf, withoutPolicies } from './sql.ts'
import { contentUpdates, fillUpdates } from './values.ts'

/**
 * The statements that migrate a PostgreSQL database from one shape to the next. Foreign keys go first and come after the tables, so
 * that tables can be dropped and created in any order. Indices on tables that are there already are made while others
 * write to them; unique ones at once, since a new version counts on them.
 */
export const postgresSteps = (before: Shape, after: Shape, renames: Renames): readonly string[] => [
  ...Object.entries(before).flatMap(([name, { columns }]) =>
    Object.entries(columns)
      .filter(([old, { references }]) => {
        const next = after[name]?.columns[renames[name]?.[old] ?? old]
        return references && next && next.references !== references
      })
      .map(([old]) => `ALTER TABLE ${quote(name)} DROP CONSTRAINT ${keyName(name, old)};`),
  ),
  ...Object.keys(before).flatMap((name) =>
    after[name] ? [] : [`DROP TABLE ${quote(name)} CASCADE;`, ...deleteKeptOfEntity('postgres', name)],
  ),
  ...Object.entries(after).flatMap(([name, table]) => {
    const old = before[name]
    return old ? alterTable(name, old, table, renames[name] ?? {}) : createTable(name, table)
  }),
  ...Object.entries(after).flatMap(([name, { columns }]) => {
    const old = renamedColumns(before[name]?.columns ?? {}, renames[name] ?? {})
    return Object.entries(columns)
      .filter(([column, { references }]) => references && old[column]?.references !== references)
      .flatMap(([column, { references }]) => {
        const add = [`ALTER TABLE ${quote(name)} ADD ${foreignKey(column, references!)};`]
        // Otherwise PostgreSQL would look at no values, and take the key for valid.
        return old[column] ? withoutPolicies([name, references!], add) : add
      })
  }),
  ...renameInKeptNames('postgres', renames, after),
  ...deleteKeptOfFields('postgres', before, after, renames),
  ...changeRevisions('postgres', before, after, renames),
]

/** The name that PostgreSQL gives the foreign key of a column. */
const keyName = (table: string, column: string): string => quote(`${table}_tenant_id_${column}_fkey`)

const createTable = (name: string, { columns, indexes }: Table): readonly string[] => [
  `CREATE TABLE ${quote(name)} (\n  ${[
    ...Object.entries(columns).map(([column, shape]) => columnOf('postgres', column, shape)),
    'PRIMARY KEY ("tenant_id", "id")',
  ].join(',\n  ')}\n);`,
  ...Object.entries(indexes).map(([index, shape]) => createIndex(name, index, shape)),
]

function alterTable(
  name: string,
  before: Table,
  after: Table,
  renames: Readonly<Record<string, string>>,
): readonly string[] {
  const alter = (step: string) => `ALTER TABLE ${quote(name)} ${step};`
  const columns = renamedColumns(before.columns, renames)
  const same = (index: string) => JSON.stringify(before.indexes[index]) === JSON.stringify(after.indexes[index])
  return [
    ...Object.keys(before.indexes)
      .filter((index) => !same(index))
      .map(dropIndex),
    ...Object.entries(renames).flatMap(([old, next]) => {
      const { references } = before.columns[old]!
      return [
        alter(`RENAME COLUMN ${quote(old)} TO ${quote(next)}`),
        ...(references && references === after.columns[next]?.references
          ? [alter(`RENAME CONSTRAINT ${keyName(name, old)} TO ${keyName(name, next)}`)]
          : []),
      ]
    }),
    ...seenByAll(name, contentUpdates('postgres', name, columns, after)),
    ...Object.keys(columns)
      .filter((column) => !after.columns[column])
      .map((column) => alter(`DROP COLUMN ${quote(column)}`)),
    ...Object.entries(after.columns).flatMap(([column, next]) => {
      const old = columns[column]
      return (old ? alterColumn(column, old, next) : addColumn(column, next)).map(alter)
    }),
    ...seenByAll(name, fillUpdates('postgres', name, after)),
    ...Object.entries(after.indexes)
      .filter(([index]) => !same(index))
      .map(([index, shape]) => createIndex(name, index, shape, { concurrently: !shape.unique })),
  ]
}

/** Updates of the rows of all tenants, which may ask other tables, too. */
function seenByAll(table: string, updates: readonly string[]): readonly string[] {
  const asked = updates.flatMap((update) => [...update.matchAll(/FROM "(\w+)"/g)].map(([, name]) => name!))
  return updates.length === 0 ? [] : withoutPolicies([table, ...asked], updates)
}

/** The default stays, for servers of the version before, which know nothing of the column. */
function addColumn(column: string, shape: Column): readonly string[] {
  const add = `ADD COLUMN ${columnOf('postgres', column, shape)}`
  const start = startOf(shape)
  return [shape.required && start !== undefined ? `${add} DEFAULT ${valueOf('postgres', start)}` : add]
}

function alterColumn(column: string, before: Column, after: Column): readonly string[] {
  const alter = `ALTER COLUMN ${quote(column)}`
  const orElse = (value: string, start: string | number | boolean | undefined): string | undefined =>
    start === undefined ? undefined : `coalesce(${value}, ${valueOf('postgres', start)})`
  const filled = orElse(quote(column), startOf(after))
  const type = typeOf('postgres', after)
  const moved = converted('postgres', quote(column), before, after)
  return [
    ...(before.required && !after.required ? [`${alter} DROP NOT NULL`] : []),
    // A default of the old type would have to be converted, too.
    ...(!changesStorage(before, after)
      ? []
      : [
          `${alter} DROP DEFAULT`,
          `${alter} TYPE ${type} USING ${(after.required && orElse(moved, fillOfLost(before, after))) || moved}`,
        ]),
    // A default may be an option that is gone.
    ...(after.draft?.options && before.required && !changesStorage(before, after) ? [`${alter} DROP DEFAULT`] : []),
    ...(after.required && !before.required && filled ? [`${alter} TYPE ${type} USING ${filled}`] : []),
    ...(after.required && !before.required ? [`${alter} SET NOT NULL`] : []),
  ]
}
