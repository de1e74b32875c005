import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../../../server/app.ts'
import { createIdentity } from '../../../server/kernel/auth/identity.ts'
import { migrateSqlite } from '../../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../../server/base/db/sqlite-connection.ts'
import { loadDemo } from '../../../server/operations/demo/load.ts'
import { readEnv } from '../../../server/base/env.ts'
import { builtPages } from '../../../server/features/pages/built-pages.ts'
import { stopOnSignals } from '../../../server/operations/lifecycle/shutdown.ts'

/** The product on its demo data, as `demo` serves it, in a world that is one server of a test: `page.example` on its port, by plain HTTP. */
const env = readEnv(process.env)
mkdirSync(env.DATA_DIR, { recursive: true })
const database = connectSqlite(join(env.DATA_DIR, 'captain.sqlite'))
await migrateSqlite(database)
await loadDemo(env, database, createIdentity(env, database).auth!)
const app = await buildApp({
  env,
  database,
  pages: builtPages,
  network: {
    lookup: (name, _options, done) =>
      done(null, [{ address: name === 'page.example' ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
    isAllowed: (address) => address === '127.0.0.1',
    ports: [process.env.WORLD_PORT!],
    plainWebhooks: true,
    thumbnailOrigin: `http://page.example:${process.env.WORLD_PORT!}`,
  },
})
await app.listen({ port: env.PORT, host: env.HOST })
stopOnSignals(app, database)
console.log('Captain is ready')
