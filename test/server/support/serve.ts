import type { AddressInfo } from 'node:net'
import { buildApp } from '../../../server/app.ts'
import { migrateSqlite } from '../../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/base/db/sqlite-connection.ts'
import { readEnv } from '../../../server/base/env.ts'
import { stopOnSignals } from '../../../server/operations/lifecycle/shutdown.ts'

/** The API as a process of its own, for tests that send it signals. Tells its port. Given is how long it waits for requests when it stops, and how long it goes on before; both in milliseconds. */
const env = readEnv({ AUTH_SECRET: 'a secret for tests only, 32 bytes', LOG_LEVEL: 'silent' })
const database = connectSqlite(':memory:')
await migrateSqlite(database)
const app = await buildApp({ env, database })
await app.listen({ port: 0, host: '127.0.0.1' })
const [grace, delay] = process.argv.slice(2).map(Number)
stopOnSignals(app, database, { ...(grace !== undefined && { grace }), ...(delay !== undefined && { delay }) })
console.log((app.server.address() as AddressInfo).port)
