/** What is to be known of a table that is no entity's, as the part of the server that keeps it declares it. */
export interface TableDeclaration {
  /** Whether each row belongs to a tenant, whose id is its first column, `tenant_id`; or else to the installation. */
  readonly isOfTenant: boolean
  /** Whether the archive of a tenant takes its rows along: see `operations/tenant-archives/`. */
  readonly isArchived?: boolean
  /** The condition in SQL of the rows that are; all if left out. */
  readonly archivedIf?: string
  /** Whether its writes are counted, because something that is kept in memory depends on it: see `change-counter.ts`. */
  readonly isCounted?: boolean
  /** Whether row-level security lets the owner of a PostgreSQL database see all rows. */
  readonly isOpenToOwner?: boolean
  /** Whether rows are deleted once the time in their column `expiresAt` is past. */
  readonly expires?: boolean
  /** What happens to the rows of a backup that is restored, and in the installation that a tenant is imported into; SQL. */
  readonly afterRestore?: string
  readonly afterImport?: string
  /** The columns besides the tenant’s, and whether each may be null, where the rows are typed by their declaration. */
  readonly columns?: Readonly<Record<string, { readonly mayBeNull: boolean }>>
}

/** By their names; also functions and parts of queries that SQL reads like tables. */
export type Tables = Readonly<Record<string, TableDeclaration>>

const all = (names: readonly string[], declaration: TableDeclaration): Tables =>
  Object.fromEntries(names.map((name) => [name, declaration]))

/** Tables of the installation, the same of rows that expire, of rows of tenants that archives take along, and of others that they leave out. */
export const ofInstallation = (...names: readonly string[]): Tables => all(names, { isOfTenant: false })
export const expiring = (...names: readonly string[]): Tables => all(names, { isOfTenant: false, expires: true })
export const archived = (...names: readonly string[]): Tables => all(names, { isOfTenant: true, isArchived: true })
export const notArchived = (...names: readonly string[]): Tables => all(names, { isOfTenant: true, isArchived: false })

export const baseTables: Tables = {
  // `job_line` are the kinds and tenants whose jobs wait, in the query of the runner.
  ...ofInstallation('migration', 'job', 'job_line'),
  ...expiring('attempt'),
  ...ofInstallation('json_each', 'json_array_elements', 'json_array_elements_text'),
  ...notArchived('change_counter'),
}

let declared: ReadonlyMap<string, TableDeclaration> | undefined

/** Says once, at the start of the program, which tables there are besides those of entities. Throws if two parts declare one. */
export function declareTables(parts: readonly Tables[]): void {
  const tables = parts.flatMap((part) => Object.entries(part))
  declared = new Map(tables)
  if (declared.size < tables.length) throw new Error('Two parts of the server declare one table.')
}

/** All declared tables, by name. */
export function declaredTables(): ReadonlyMap<string, TableDeclaration> {
  if (!declared) throw new Error('No table is known before server/features.ts is loaded.')
  return declared
}
