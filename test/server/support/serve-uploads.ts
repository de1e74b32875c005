import { readFileSync, writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '../../../server/app.ts'
import { createIdentity } from '../../../server/kernel/auth/identity.ts'
import { lockFolder } from '../../../server/base/data-lock.ts'
import { checkpointInBackground } from '../../../server/base/db/checkpoints.ts'
import type { Database } from '../../../server/base/db/database.ts'
import { openPostgres } from '../../../server/base/db/open-postgres.ts'
import { openSqlite } from '../../../server/base/db/open-sqlite.ts'
import { answerEach } from '../../../server/base/db/query.ts'
import { readEnv } from '../../../server/base/env.ts'
import type { Network } from '../../../server/base/network/guarded-request.ts'
import { createOperator } from '../../../server/operations/setup/operator.ts'
import { sweepIncoming } from '../../../server/features/uploads/sweep.ts'
import { insertAccount, tokenOf } from './accounts.ts'

/**
 * The API as a process of its own on the data of `DATA_DIR`, for tests that kill it while it takes uploads or works on
 * the PostgreSQL of `DATABASE_URL`. `ACCOUNT` is the email address of the administrator, who may have been there; webhooks may go to `RECEIVER_PORT` of this machine. With `KILL_AT` it kills itself before that step of publishing something on time: a statement of a write, of which the first ends a draft or changes a plan. Tells its port, the operator's tenant and the token of an administrator; `memory` on its input asks for the most it and its processes ever used.
 */
const env = readEnv({
  AUTH_SECRET: 'a secret for tests only, 32 bytes',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'off',
  ...process.env,
})
let isListening = false
lockFolder(env.DATA_DIR)
// As the server itself does: see server/main.ts.
await sweepIncoming(env)
const opened = env.DATABASE_URL === undefined ? await onSqlite() : await onPostgres(env.DATABASE_URL)
const { sql } = opened
const database = process.env.KILL_AT === undefined ? opened.database : killedAt(Number(process.env.KILL_AT))
const receiver = process.env.RECEIVER_PORT
const network: Network | undefined = receiver
  ? {
      lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      isAllowed: (address) => address === '127.0.0.1',
      ports: [receiver],
      plainWebhooks: true,
    }
  : undefined
const app = await buildApp({ env, database, ...(network && { network }) })
const { auth } = createIdentity(env, database)
const tenant =
  (await app.operatorTenant()) ??
  (await createOperator(database, { name: '運営', siteUrl: 'https://operator.example', status: 'active' }))
const email = process.env.ACCOUNT ?? `admin@${process.pid}.example`
const [known] = await sql('select "id" from auth_user where "email" = ?', email)
const token = await tokenOf(auth!, sql, (known?.id as string | undefined) ?? (await insertAccount(sql, email)))
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdin.on('data', () => {
  const below = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const peaks = ['self', ...below].map((id) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))![1])
  console.log(peaks.reduce((sum, each) => sum + Number(each), 0))
})
console.log(JSON.stringify({ port: (app.server.address() as AddressInfo).port, tenant, token }))
isListening = true

/** The database, at a step of which the process ends. */
function killedAt(step: number): Database {
  let steps: number | undefined
  const kill = () => {
    if (!isListening) writeSync(1, '{}\n')
    process.kill(process.pid, 'SIGKILL')
  }
  const { database: real } = opened
  return Object.assign(Object.create(real) as Database, {
    write: ((tenant, operation, options) =>
      real.write(
        tenant,
        () =>
          answerEach(operation(), function* (query) {
            if (steps === undefined && /^update "(record_draft|publish_plan)"/i.test(query.sql)) steps = 0
            if (steps !== undefined && steps++ === step) kill()
            return yield query
          }),
        options,
      )) as Database['write'],
  })
}

async function onSqlite() {
  const file = join(env.DATA_DIR, 'captain.sqlite')
  const { database } = await openSqlite(file, true)
  // As the server itself does: see server/main.ts.
  checkpointInBackground(file)
  const sql = async (text: string, ...values: unknown[]): Promise<readonly any[]> => {
    const statement = database.sqlite.prepare(text)
    return statement.reader ? statement.all(...values) : [statement.run(...values)]
  }
  return { database, sql }
}

async function onPostgres(url: string) {
  const { database } = await openPostgres(url)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  return {
    database,
    sql: async (text: string, ...values: unknown[]): Promise<readonly any[]> => {
      let next = 0
      const { rows } = await owner.query(
        text.replaceAll('?', () => `$${(next += 1)}`),
        values,
      )
      return rows
    },
  }
}
