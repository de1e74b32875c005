import pg, { type ClientBase } from 'pg'
import { declaredTables } from './declared-tables.ts'

/** The role of the server. It owns nothing, so row-level security always applies to it. */
export const appRole = 'captain_app'

const ownRowsPolicy = `"tenant_id" = current_setting('captain.tenant', true)`

/** Tables with a tenant column but without row-level security. */
const unprotectedTables = `
  SELECT c.relname AS "table" FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'tenant')
  ORDER BY 1`

/**
 * Enables row-level security on every table with a tenant column: only rows of the transaction's tenant are visible,
 * whatever the query says. Done here for all tables, so that no migration can forget it.
 */
export async function enableRowLevelSecurity(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string }>(unprotectedTables)
  for (const { table } of rows) {
    const name = pg.escapeIdentifier(table)
    await client.query(`
      ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
      CREATE POLICY "tenant" ON ${name} USING (${ownRowsPolicy}) WITH CHECK (${ownRowsPolicy})`)
    if (!declaredTables().get(table)?.isOpenToOwner) await client.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`)
    // The operator's own row must be readable before any tenant is known.
    if (table === 'tenant')
      await client.query(`CREATE POLICY "operator" ON ${name} FOR SELECT USING ("tenant_id" = "id")`)
  }
}

/** Lets the server's role read and write rows, and see which migrations were applied; nothing else. */
export async function grantTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS "schema"')
  const schema = pg.escapeIdentifier(rows[0]!.schema)
  await client.query(`
    GRANT USAGE ON SCHEMA ${schema} TO ${appRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${appRole};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${appRole};
    REVOKE ALL ON "migration" FROM ${appRole};
    GRANT SELECT ON "migration" TO ${appRole}`)
}
