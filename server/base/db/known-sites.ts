import type { ClientBase } from 'pg'
import { sites } from '../../../entities/installation.ts'
import { CannotStart } from '../cannot-start.ts'
import type { SqliteDatabase } from './sqlite-runner.ts'

interface Tenant {
  readonly slug: string
  readonly site: string
}

const selectTenants = `SELECT "slug", "site" FROM "tenant" ORDER BY "slug"`

/**
 * Throws CannotStart if a tenant, even a closed one or one in the trash, has a kind of site that this version does not
 * know. Asked before a migration, which might drop the tables of that site.
 */
export function assertSitesOfSqlite({ sqlite }: SqliteDatabase): void {
  const isThere = sqlite.prepare(`SELECT 1 FROM "sqlite_schema" WHERE "name" = 'tenant'`).get()
  if (isThere) assertKnown(sqlite.prepare<[], Tenant>(selectTenants).all())
}

/** The same on PostgreSQL, asked by the owner: the operator's own row is visible, and those of others as its. */
export async function assertSitesOfPostgres(client: ClientBase): Promise<void> {
  const { rows: tables } = await client.query<{ tenant: string | null }>(`SELECT to_regclass('"tenant"') AS tenant`)
  if (tables[0]!.tenant === null) return
  await client.query('BEGIN READ ONLY')
  try {
    await client.query(`SELECT set_config('captain.tenant', "id", true) FROM "tenant" WHERE "id" = "tenant_id"`)
    assertKnown((await client.query<Tenant>(selectTenants)).rows)
  } finally {
    await client.query('ROLLBACK')
  }
}

function assertKnown(tenants: readonly Tenant[]): void {
  const fault = siteFault(tenants)
  if (fault) throw new CannotStart(`${fault.what} Nothing was changed. ${fault.mend}`)
}

/** What is wrong with the sites of tenants, and what to do about it. */
export function siteFault(tenants: readonly Tenant[]): { readonly what: string; readonly mend: string } | undefined {
  const unknown = tenants.filter(({ site }) => !(sites as readonly string[]).includes(site))
  if (unknown.length === 0) return undefined
  const named = unknown.map(({ slug, site }) => `${slug} (${site})`).join(', ')
  return {
    what: `These tenants are of a kind of site that this version does not have: ${named}.`,
    mend: 'Put the site back into `sites` of entities/installation.ts, with its entities. A tenant that has ended is closed, and keeps its site.',
  }
}
