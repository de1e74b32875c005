import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../../server/app.ts'
import { identityOf } from '../../server/auth/identity.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
import { loadDemo } from '../../server/demo/load.ts'
import { readEnv } from '../../server/env.ts'
import { builtPages } from '../../server/pages/built.ts'
import { stopOnSignals } from '../../server/stop.ts'

/** The product on its demo data, as `demo` serves it, in a world that is one server of a test: `page.example` on its port. */
const env = readEnv(process.env)
mkdirSync(env.DATA_DIR, { recursive: true })
const database = openDatabase(join(env.DATA_DIR, 'captain.sqlite'))
await migrate(database)
await loadDemo(env, database, identityOf(env, database).auth!)
const app = await buildApp({
  env,
  database,
  pages: builtPages,
  world: {
    lookup: (name, _options, done) =>
      done(null, [{ address: name === 'page.example' ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
    isAllowed: (address) => address === '127.0.0.1',
    ports: [process.env.WORLD_PORT!],
  },
})
await app.listen({ port: env.PORT, host: env.HOST })
stopOnSignals(app, database)
console.log('Captain is ready')
