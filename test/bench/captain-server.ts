import { buildApp } from '../../server/app.ts'
import { checkpointInBackground } from '../../server/db/checkpoints.ts'
import { connectSqlite } from '../../server/db/sqlite-connection.ts'
import { reportCpu } from './cpu.ts'
import { benchEnv } from './seed.ts'

/** Captain's server as it is, on the database and port it is told. */
const [file, port] = process.argv.slice(2) as [string, string]
const app = await buildApp({ env: benchEnv(), database: connectSqlite(file) })
// As the server itself does: see server/main.ts.
checkpointInBackground(file)
await app.listen({ port: Number(port), host: '127.0.0.1' })
reportCpu()
process.send!('ready')
