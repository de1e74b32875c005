// @module-tag full
// @module-tag postgres
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { inject, onTestFinished, test, expect } from 'vitest'
import { asOwner, openPostgres } from '../../server/base/db/open-postgres.ts'
import { features } from '../../server/features.ts'
import { examineDatabase } from '../../server/operations/doctor/database.ts'
import { readEnv } from '../../server/base/env.ts'
import { surveyOf } from '../../server/operations/health/survey.ts'
import { all } from '../../server/base/db/query.ts'
import { lack, lacking } from '../server/support/lacking.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { emptyDatabase } from './empty-database.ts'

/**
 * The URL of a database and the same for a user who may work as the server. No pooler is needed: what one passes on of
 * the settings of a session is none.
 */
async function withPoolUser(which: string, ...settings: readonly string[]) {
  const url = await emptyDatabase(which)
  await (await openPostgres(url)).database.close()
  const user = `captain_pool_${which}_${process.pid}`
  await asOwner(inject('postgres'), async (admin) => {
    await admin.query(`CREATE ROLE ${user} LOGIN PASSWORD '${user}' IN ROLE captain_app`)
    for (const setting of settings) await admin.query(`ALTER ROLE ${user} SET ${setting}`)
  })
  onTestFinished(async () => {
    await asOwner(inject('postgres'), (admin) => admin.query(`DROP OWNED BY ${user}; DROP ROLE ${user}`))
  })
  const pooler = new URL(url)
  pooler.username = user
  pooler.password = user
  return { url, pooler: pooler.href, user }
}

test('behind a pooler the server works as a user whose sessions PostgreSQL begins as its own', async () => {
  const { url, pooler, user } = await withPoolUser(
    'pooled',
    'role = captain_app',
    'statement_timeout = 30000',
    'plan_cache_mode = force_generic_plan',
  )
  const { database } = await openPostgres(url, { pooler })
  const who = { sql: 'SELECT current_user AS role, session_user AS "user"', parameters: [] }
  expect(await database.read(null, () => all(who))).toEqual([{ role: 'captain_app', user }])
  await database.close()
})

test('where PUBLIC may not connect, the pooler’s user does by its own right, sizes are told, and other owners stay out', async () => {
  const { url, pooler, user } = await withPoolUser('apart', 'role = captain_app', 'statement_timeout = 30000')
  const { pooler: others } = await withPoolUser('beside')
  const name = new URL(url).pathname.slice(1)
  await asOwner(url, (client) =>
    client.query(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC; GRANT CONNECT ON DATABASE ${name} TO ${user}`),
  )
  const { database } = await openPostgres(url, { pooler })
  const survey = surveyOf({
    database,
    dataDir: scratchFolder(),
    operator: async () => undefined,
    features: [],
    kinds: ['mail'],
  })
  const { databaseBytes } = await survey()
  await database.close()
  const whole = await asOwner(url, (client) => client.query(`SELECT pg_database_size('${name}') AS bytes`))
  expect(databaseBytes / Number(whole.rows[0]!.bytes)).toBeGreaterThan(0.8)
  const stranger = new URL(others)
  stranger.pathname = name
  await expect(asOwner(stranger.href, async () => undefined)).rejects.toThrow('permission denied for database')
})

test('a user of the pooler who would see every tenant, or wait for ever, is refused with what to run', async () => {
  const unbound = await withPoolUser('unbound')
  await expect(openPostgres(unbound.url, { pooler: unbound.pooler })).rejects.toThrow(
    `ALTER ROLE ${unbound.user} SET role = captain_app; ALTER ROLE ${unbound.user} SET statement_timeout = 30000; ` +
      `ALTER ROLE ${unbound.user} SET plan_cache_mode = force_generic_plan;`,
  )
  const patient = await withPoolUser('patient', 'role = captain_app')
  await expect(openPostgres(patient.url, { pooler: patient.pooler })).rejects.toThrow(
    'DATABASE_POOLER_URL: its sessions know no longest time of a statement.',
  )
})

test('the doctor says whether a server could work by the pooler', async () => {
  const { url, pooler } = await withPoolUser('visited', 'role = captain_app')
  const found = async (DATABASE_POOLER_URL: string) => {
    const env = readEnv({ DATABASE_URL: url, DATABASE_POOLER_URL, DATA_DIR: scratchFolder() })
    return (await examineDatabase(env, features)).find(({ what }) => /pooler/i.test(what))
  }
  expect(await found(pooler)).toMatchObject({
    level: 'wrong',
    what: expect.stringContaining('its sessions know no longest time of a statement'),
  })
  await asOwner(inject('postgres'), (admin) =>
    admin.query(`ALTER ROLE ${new URL(pooler).username} SET statement_timeout = 30000`),
  )
  expect(await found(pooler)).toEqual({
    level: 'ok',
    what: 'the pooler answers, and its sessions begin as they should',
  })
  const nobody = new URL(pooler)
  nobody.username = 'nobody'
  expect(await found(nobody.href)).toMatchObject({
    level: 'wrong',
    what: expect.stringContaining('DATABASE_POOLER_URL: the pooler cannot be used'),
    mend: 'See that it runs, and that DATABASE_POOLER_URL is right.',
  })
})

/**
 * The URL of a pooler that drops prepared statements after each transaction, as one does that gives the next transaction
 * another connection without bringing them along (PgBouncer before 1.21).
 */
async function forgetfulPooler(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const text = 'DEALLOCATE ALL\0'
  const drop = Buffer.alloc(5 + text.length)
  drop.write('Q')
  drop.writeInt32BE(4 + text.length, 1)
  drop.write(text, 5)
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const held: Buffer[] = []
    let isDropping = false
    let rest = Buffer.alloc(0)
    client.on('data', (bytes: Buffer) => (isDropping ? held.push(bytes) : database.write(bytes)))
    database.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes])
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1)
        const message = rest.subarray(0, end)
        rest = rest.subarray(end)
        // Ready for the next query, and in no transaction.
        const isOver = message.toString('latin1', 0, 1) === 'Z' && message.toString('latin1', 5, 6) === 'I'
        if (!isDropping) client.write(message)
        if (!isOver) continue
        isDropping = !isDropping
        if (isDropping) database.write(drop)
        else for (const each of held.splice(0)) database.write(each)
      }
    })
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const pooler = new URL(url)
  pooler.port = String((server.address() as AddressInfo).port)
  return pooler.href
}

test('a pooler that forgets prepared statements is refused before anything is migrated, with the version that is needed', async () => {
  const { url, pooler } = await withPoolUser('forgetful', 'role = captain_app', 'statement_timeout = 30000')
  const forgetful = await forgetfulPooler(pooler)
  const refusal =
    /^DATABASE_POOLER_URL: the pooler does not keep prepared statements .* PgBouncer needs version 1\.21 or newer/
  await asOwner(url, (client) => client.query(lack))
  await expect(openPostgres(url, { pooler: forgetful })).rejects.toThrow(refusal)
  const { rows } = await asOwner(url, (client) => client.query('SELECT FROM "migration" WHERE "name" = $1', [lacking]))
  expect(rows).toEqual([])
  const env = readEnv({ DATABASE_URL: url, DATABASE_POOLER_URL: forgetful, DATA_DIR: scratchFolder() })
  const found = (await examineDatabase(env, features)).find(({ what }) => /pooler/i.test(what))
  expect(found).toMatchObject({ level: 'wrong', what: expect.stringMatching(refusal) })
})
