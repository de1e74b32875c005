import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { measureBrowser } from './browser.ts'
import { authorisationCost, reportAuthorisation } from './authorisation-cost.ts'
import { report, reportGoals } from './report.ts'
import { operationNames, requestsOf, type OperationName } from './requests.ts'
import { measureImports } from './imports.ts'
import { measureLongReads } from './long-reads.ts'
import { measurePostgres } from './postgres.ts'
import { measurePublicList } from './public-list.ts'
import { measureRound, type Measured, type Target } from './round.ts'
import { addNews, addTenant, benchEnv, seededDatabase, signedIn, tenantCount, tenantSlug } from './seed.ts'
import { serve, type Server } from './servers.ts'
import { measureSizes } from './sizing.ts'
import { measureSearch } from './search.ts'
import { measureStalls } from './stalls.ts'
import { stallsOfContent } from './stalls/content.ts'
import { stallsOfGlossary } from './stalls/glossary.ts'
import { stallsOfLinks } from './stalls/links.ts'
import { stallsOfUploads } from './stalls/uploads.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
/** How long a target is measured in each round of each operation. */
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const manyTenants = 1000

if (process.argv[2] === 'browser') {
  await measureBrowser()
  process.exit()
}
if (process.argv[2] === 'search') {
  await measureSearch()
  process.exit()
}
if (process.argv[2] === 'sizing') {
  await measureSizes()
  process.exit()
}
if (process.argv[2] === 'imports') {
  await measureImports()
  process.exit()
}
if (process.argv[2] === 'postgres') {
  await measurePostgres(rounds, seconds)
  process.exit()
}
if (process.argv[2] === 'public-list') {
  await measurePublicList(rounds, seconds)
  process.exit()
}
if (process.argv[2] === 'long-reads') {
  await measureLongReads()
  process.exit()
}
if (process.argv[2] === 'stalls') {
  await measureStalls()
  for (const measure of [stallsOfContent, stallsOfLinks, stallsOfGlossary, stallsOfUploads])
    console.table(await measure())
  process.exit()
}

const folder = mkdtempSync(join(tmpdir(), 'captain-bench-run-'))
const running: Server[] = []
try {
  console.log('Preparing the data (the first time takes some minutes) …')
  const seeded = await seededDatabase()
  const [captain, floor, many] = ['captain', 'floor', 'many'].map((name) => join(folder, `${name}.sqlite`)) as [
    string,
    string,
    string,
  ]
  copyFileSync(seeded, captain)
  const { token, keys } = await withDatabase(captain, signedIn)
  copyFileSync(captain, floor)
  copyFileSync(captain, many)
  await withDatabase(many, fillWithTenants)
  const start = async (...server: Parameters<typeof serve>) => {
    running.push(await serve(...server))
    return running.at(-1)!
  }
  const servers = {
    captain: await start('captain-server.ts', 3102, captain),
    floor: await start('floor/server.ts', 3112, floor, benchEnv().PUBLIC_URL, JSON.stringify(keys)),
    unchecked: await start('floor/server.ts', 3132, floor, benchEnv().PUBLIC_URL, JSON.stringify(keys), 'unchecked'),
    many: await start('captain-server.ts', 3122, many),
  }

  const slugs = Array.from({ length: tenantCount }, (_, index) => tenantSlug(index))
  const requests = requestsOf(seeded, token)
  const target = (name: string, server: Server, operation: OperationName): Target => ({
    name,
    servers: [server],
    ...requests(name, operation),
  })
  const targetsOf = (operation: OperationName): readonly Target[] => [
    target('captain', servers.captain, operation),
    ...(operation.startsWith('unchanged') ? [] : [target('floor', servers.floor, operation)]),
    ...(operation === 'list' || operation === 'same list' || operation === 'read'
      ? [target('unchecked', servers.unchecked, operation)]
      : []),
    ...(operation === 'list'
      ? [target('counted', servers.floor, operation), target('1000', servers.many, operation)]
      : []),
  ]
  const operations = operationNames.map((name) => ({ name, targets: targetsOf(name) }))
  for (const { name, targets } of operations) await measureRound(0, name, targets, 1)
  const measured: Measured[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, targets } of operations) measured.push(...(await measureRound(round, name, targets, seconds)))
    console.log(`Round ${round + 1} of ${rounds}`)
  }
  report(measured)
  reportGoals(measured)
  reportAuthorisation(await withDatabase(captain, (database) => authorisationCost(database, token, slugs)), measured)
  console.log(
    '\nsame list: pages that Captain keeps. unchecked: the floor without asking who calls. counted: the floor with a live count in every list. 1000: captain with 991 more tenants in its tables.',
  )
} finally {
  for (const server of running) server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function withDatabase<T>(
  file: string,
  work: (database: ReturnType<typeof connectSqlite>) => Promise<T>,
): Promise<T> {
  const database = connectSqlite(file)
  try {
    return await work(database)
  } finally {
    database.sqlite.pragma('wal_checkpoint(TRUNCATE)')
    await database.close()
  }
}

/** Tenants enough to make it a thousand, with a hundred news each. */
async function fillWithTenants(database: ReturnType<typeof connectSqlite>): Promise<void> {
  database.sqlite.pragma('synchronous = OFF')
  const id = database.sqlite.prepare('SELECT tenant_id FROM tenant LIMIT 1').pluck().get() as string
  for (let index = tenantCount; index < manyTenants; index += 1) {
    addNews(database, await addTenant(database, { id, site: 'funaneco-jp' }, `more-${index}`), 100, false)
  }
}
