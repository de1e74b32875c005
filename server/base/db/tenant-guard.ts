import { declaredTables } from './declared-tables.ts'
import { Parameter } from './parameter.ts'

const writePattern = /^\s*(?:insert (?:or \w+ )?into|update|delete from)\s+"?(\w+)"?/i

const referencePattern = /\b(?:from|join|update)\s+(?!(?:set|skip)\b)"?(\w+)"?(?:\s+as\s+"?(\w+)"?)?/gi
// A tenant that owns itself is the operator's, which must be found before any tenant is known.
const bindingPattern = /"(\w+)"\."tenant_id" = :tenant_id\b|"(tenant)"\."tenant_id" = "tenant"\."id"/g
const insertionPattern =
  /\binsert (?:or replace )?into "?(\w+)"? \("?(\w+)"?[^)]*\) (?:values \(|select )(\S+?)[,)\s]/gi

/**
 * The second safeguard behind the types: throws if compiled SQL references a tenant table without restricting it to the
 * call's tenant. Runs once per statement, on compilation.
 */
export function assertTenantBound(text: string, parameters: readonly unknown[]): void {
  const withParameterNames = nameParameters(text, parameters)
  const boundCounts = countOf(withParameterNames.matchAll(bindingPattern), ([, table, own]) => table ?? own!)
  const readCounts = countOf(tablesOf(withParameterNames), ({ alias }) => alias)
  for (const [alias, times] of readCounts) {
    if ((boundCounts.get(alias) ?? 0) < times) throw new Error(`Not bound to a tenant: ${alias} in ${text}`)
  }
  for (const [, table, column, value] of withParameterNames.matchAll(insertionPattern)) {
    if (isOfTenant(table!) && !(column === 'tenant_id' && value === ':tenant_id')) {
      throw new Error(`Not bound to a tenant: insert into ${table} in ${text}`)
    }
  }
}

/** The tenant tables that a statement references. */
export const tablesIn = (text: string): readonly string[] => [...new Set(tablesOf(text).map(({ table }) => table))]

/** The tenant table that a statement writes, if its changes are counted. */
export function tableWrittenBy(text: string): string | undefined {
  const table = writePattern.exec(text)?.[1]
  return table && isCounted(table) ? table : undefined
}

/** Whether the change counter says how often a table was written. */
export const isCounted = (table: string): boolean =>
  declaredTables().get(table)?.isCounted ?? !declaredTables().has(table)

/** A table that nobody has declared is an entity's. */
const isOfTenant = (table: string): boolean => declaredTables().get(table)?.isOfTenant ?? true

const tablesOf = (named: string): readonly { readonly table: string; readonly alias: string }[] =>
  [...named.matchAll(referencePattern)]
    .map(([, table, alias]) => ({ table: table!, alias: alias ?? table! }))
    .filter(({ table }) => isOfTenant(table))

/** The SQL with placeholder names in place of `?` and `$1`. */
function nameParameters(text: string, parameters: readonly unknown[]): string {
  let next = 0
  return text.replace(/'(?:[^']|'')*'|\?|\$(\d+)/g, (found, number: string | undefined) => {
    if (found.startsWith("'")) return found
    const parameter = parameters[number === undefined ? next++ : Number(number) - 1]
    return parameter instanceof Parameter ? `:${parameter.name}` : ':value'
  })
}

function countOf<T>(items: Iterable<T>, keyOf: (item: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
