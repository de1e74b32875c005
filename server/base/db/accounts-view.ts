import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Entity } from '../../../entities/language/entity.ts'
import { param } from './parameter.ts'
import type { Dialect } from './database.ts'

/**
 * An entity whose records are the installation's accounts: read as rows of the operator's tenant, and written to the
 * accounts table. Only the declared fields and the system columns are accessible; a new account gets no rights beyond
 * those of a regular user.
 */
export function accountsView(dialect: Dialect, db: Kysely<any>, { fields }: Entity, table: string) {
  const tenant = param('tenant_id')
  const own = Object.keys(fields)
  const person = (name: string) => sql.ref(`person.${name}`)
  const instant = (name: string): RawBuilder<string> =>
    dialect === 'sqlite'
      ? sql`${person(name)}`
      : sql`to_char(${person(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  // The operator's tenant owns its own row; in any other tenant's scope there are no accounts.
  const ofOperator = (rows: any) =>
    rows.where('tenant.tenant_id', '=', tenant).whereRef('tenant.id', '=', 'tenant.tenant_id')
  const accounts = () =>
    ofOperator(db.selectFrom('auth_user as person').innerJoin('tenant', (join) => join.onTrue())).select([
      'tenant.tenant_id',
      ...['id', ...own, 'version', 'createdBy', 'updatedBy'].map((name) => `person.${name}`),
      instant('createdAt').as('createdAt'),
      instant('updatedAt').as('updatedAt'),
      sql`null`.as('trashedAt'),
    ])
  return {
    table,
    select: () => db.selectFrom(accounts().as(table)).where(`${table}.tenant_id`, '=', tenant),
    insert: (values: Readonly<Record<string, unknown>>) => {
      const columns = Object.entries(values).filter(([name]) => name !== 'trashedAt')
      return db.insertInto('auth_user').values({ ...Object.fromEntries(columns), ...defaultRights })
    },
    update: () =>
      db
        .updateTable(`auth_user as ${table}`)
        .where(({ exists }) => exists(ofOperator(db.selectFrom('tenant')).select('tenant.id'))),
    remove: () => {
      throw new Error('Accounts are not deleted as records.')
    },
  }
}

const defaultRights = {
  emailVerified: sql`false`,
  role: 'user',
  banned: sql`false`,
  isUser: sql`true`,
  cfAi: sql`false`,
}
