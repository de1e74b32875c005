import { dirname } from 'node:path'
import { buildApp } from '../../server/app.ts'
import { checkpointInBackground } from '../../server/base/db/checkpoints.ts'
import { openPostgres } from '../../server/base/db/open-postgres.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { reportCpu } from './cpu.ts'
import { benchEnv } from './seed.ts'

/** Captain's server as it is, on the database (a file, or the address of PostgreSQL) and port it is told. */
const [place, port] = process.argv.slice(2) as [string, string]
const isPostgres = place.startsWith('postgres:')
const env = isPostgres ? benchEnv() : { ...benchEnv(), DATA_DIR: dirname(place) }
const database = isPostgres ? (await openPostgres(place)).database : connectSqlite(place)
const app = await buildApp({ env, database })
// As the server itself does: see server/main.ts.
if (!isPostgres) checkpointInBackground(place)
await app.listen({ port: Number(port), host: '127.0.0.1' })
reportCpu()
process.send!('ready')
