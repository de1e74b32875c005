import { v7 as uuid } from 'uuid'
import type { Values } from '../../../entities/language/input/body.ts'
import { operatorSite } from '../../../entities/installation.ts'
import { tenant } from '../../../entities/kernel/tenant.ts'
import { first, type Operation } from '../../base/db/query.ts'
import type { Database, Dialect } from '../../base/db/database.ts'
import { installation, ownTenant } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import { importRecord } from './import-record.ts'

/** Sets up a database that has never been set up; of several servers starting together, one does it. */
export const setUpOnce = (database: Database, setUp: () => Promise<void>): Promise<void> =>
  database.withLock('setup', async () => {
    if (await isEmpty(database)) await setUp()
  })

const isEmpty = async (database: Database): Promise<boolean> =>
  database.read(null, function* (): Operation<boolean> {
    const account = statement(installation(database.dialect).selectFrom('auth_user').select('id').limit(1))
    return (yield* operatorId(database.dialect)) === undefined && !(yield* first(account({})))
  })

/** The id of the operator's tenant; undefined before the database was set up. */
export function* operatorId(dialect: Dialect): Operation<string | undefined> {
  return (yield* first(statement<{ id: string }>(ownTenant(dialect).select('tenant.id').limit(1))({})))?.id
}

/** Creates the operator's tenant, which owns its own row and those of all others; returns its id. */
export async function createOperator(database: Database, body: Values): Promise<string> {
  const id = uuid()
  return importRecord(
    database,
    tenant,
    { tenant: { id, site: operatorSite }, id },
    { ...body, slug: operatorSite, site: operatorSite },
  )
}
