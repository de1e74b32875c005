import type { AddressInfo } from 'node:net'
import { enableCompileCache } from 'node:module'
import { buildApp } from '../../../server/app.ts'
import { createIdentity } from '../../../server/kernel/auth/identity.ts'
import { migrateSqlite } from '../../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/base/db/sqlite-connection.ts'
import { readEnv } from '../../../server/base/env.ts'
import { tenant } from '../../../entities/kernel/tenant.ts'
import { createOperator } from '../../../server/operations/setup/operator.ts'
import { createAccount } from '../../../server/operations/setup/create-account.ts'
import { importRecord } from '../../../server/operations/setup/import-record.ts'
import { tokenOf } from '../../server/support/accounts.ts'
import { reportCpu } from '../cpu.ts'
import type { Ready } from './watch-server.ts'

/**
 * Captain as a process of its own, watched from outside. Links lead to this machine, on the port it is told.
 */
const [linkPort] = process.argv.slice(2) as [string]
const password = 'a password for measuring'
const email = 'admin@captain.example'

enableCompileCache()
const env = readEnv({
  AUTH_SECRET: 'a secret for measurements, 32 bytes',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'off',
  PUBLIC_URL: 'http://localhost:3000',
  ...process.env,
})
const database = connectSqlite(':memory:')
await migrateSqlite(database)
const app = await buildApp({
  env,
  database,
  network: {
    lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    isAllowed: (address) => address === '127.0.0.1',
    ports: [linkPort],
  },
})
const operator = await createOperator(database, { name: '運営', siteUrl: 'https://a.example', status: 'active' })
for (const slug of ['one', 'other']) {
  const body = { name: slug, slug, site: 'suda-nijo-com', siteUrl: `https://${slug}.example`, status: 'active' }
  await importRecord(database, tenant, { tenant: { id: operator, site: 'funaneco-jp' } }, body)
}
const { auth } = createIdentity(env, database)
const person = await createAccount(auth!, { name: 'Bench', email, password, role: 'admin', cfAi: true })
const sql = async (text: string, ...values: readonly unknown[]) => database.sqlite.prepare(text).run(...values)
const token = await tokenOf(auth!, sql, person)
await app.listen({ port: 0, host: '127.0.0.1' })

reportCpu()
const ready: Ready = { port: (app.server.address() as AddressInfo).port, token, email, password }
process.send!(ready)
