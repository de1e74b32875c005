import type { AddressInfo } from 'node:net'
import { enableCompileCache } from 'node:module'
import { buildApp } from '../../../server/app.ts'
import { identityOf } from '../../../server/auth/identity.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { readEnv } from '../../../server/env.ts'
import { tenant } from '../../../entities/tenant.ts'
import { createOperator } from '../../../server/setup/operator.ts'
import { createPerson } from '../../../server/setup/people.ts'
import { writeRecord } from '../../../server/setup/records.ts'
import { tokenOf } from '../../server/accounts.ts'
import { reportCpu } from '../cpu.ts'
import type { Ready } from './watched.ts'

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
const database = openDatabase(':memory:')
await migrate(database)
const app = await buildApp({
  env,
  database,
  world: {
    lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    isAllowed: (address) => address === '127.0.0.1',
    ports: [linkPort],
  },
})
const operator = await createOperator(database, { name: '運営', siteUrl: 'https://a.example', status: 'active' })
for (const slug of ['one', 'other']) {
  const body = { name: slug, slug, site: 'suda-nijo-com', siteUrl: `https://${slug}.example`, status: 'active' }
  await writeRecord(database, tenant, { tenant: { id: operator, site: 'funaneco-jp' } }, body)
}
const { auth } = identityOf(env, database)
const person = await createPerson(auth!, { name: 'Bench', email, password, role: 'admin', cfAi: true })
const sql = async (text: string, ...values: readonly unknown[]) => database.sqlite.prepare(text).run(...values)
const token = await tokenOf(auth!, sql, person)
await app.listen({ port: 0, host: '127.0.0.1' })

reportCpu()
const ready: Ready = { port: (app.server.address() as AddressInfo).port, token, email, password }
process.send!(ready)
