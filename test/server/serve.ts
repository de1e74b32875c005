import type { AddressInfo } from 'node:net'
import { buildApp } from '../../server/app.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
import { readEnv } from '../../server/env.ts'
import { stopOnSignals } from '../../server/stop.ts'

/** The API as a process of its own, for tests that send it signals. Tells its port. Given is how long it waits when it stops. */
const env = readEnv({ AUTH_SECRET: 'a secret for tests only, 32 bytes', LOG_LEVEL: 'silent' })
const database = openDatabase(':memory:')
await migrate(database)
const app = await buildApp({ env, database })
await app.listen({ port: 0, host: '127.0.0.1' })
stopOnSignals(app, database, process.argv[2] === undefined ? undefined : Number(process.argv[2]))
console.log((app.server.address() as AddressInfo).port)
