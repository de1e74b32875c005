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
  /** What happens to the rows of a backup that is restored, and in the installation that a tenant is imported into; SQL. */
  readonly afterRestore?: string
  readonly afterImport?: string
}

/** By their names; also functions and parts of queries that SQL reads like tables. */
export type Tables = Readonly<Record<string, TableDeclaration>>

export const ofInstallation: TableDeclaration = { isOfTenant: false }
export const notArchived: TableDeclaration = { isOfTenant: true, isArchived: false }
export const archived: TableDeclaration = { isOfTenant: true, isArchived: true }

export const baseTables: Tables = {
  migration: ofInstallation,
  attempt: ofInstallation,
  job: ofInstallation,
  // The kinds and tenants whose jobs wait, in the query of the runner.
  job_line: ofInstallation,
  change_counter: notArchived,
  json_each: ofInstallation,
  json_array_elements: ofInstallation,
  json_array_elements_text: ofInstallation,
}

let declared: ReadonlyMap<string, TableDeclaration> | undefined

/** Says once, at the start of the program, which tables there are besides those of entities. Throws if two parts declare one. */
export function declareTables(parts: readonly Tables[]): void {
  const all = parts.flatMap((tables) => Object.entries(tables))
  const twice = all.filter(([name], index) => all.findIndex(([other]) => other === name) !== index)
  if (twice.length > 0) throw new Error(`Declared twice: the tables ${twice.map(([name]) => name).join(', ')}.`)
  declared = new Map(all)
}

/** All declared tables, by name. */
export function declaredTables(): ReadonlyMap<string, TableDeclaration> {
  if (!declared) throw new Error('No table is known before server/features.ts is loaded.')
  return declared
}
