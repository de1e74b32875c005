import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { keyedNgrams } from '../../../server/kernel/search-index/ngrams.ts'
import { reportCpu } from '../cpu.ts'
import { claimsReader } from './claims.ts'
import { fields, kept, listed, orders, whole } from './fields.ts'
import { asked, changedNews, content, newNews, path, refused, words, type News } from './news.ts'
import { createBody, updateBody } from './schemas.ts'

/**
 * The floor on PostgreSQL: Fastify and `pg`, the same schema, role, row-level security and checks as Captain, named
 * statements, one transaction for each that sets the tenant. `pipelined` sends what need not wait in one round trip;
 * otherwise each statement awaits the one before, as most people write it.
 */
const [url, port, issuer, keys, way] = process.argv.slice(2) as [string, string, string, string, string]
const isPipelined = way === 'pipelined'
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({
  connectionString: url,
  options: '-c role=captain_app',
  max: 10,
  ...(isPipelined && { pipeline: true }),
})
const claimsOf = claimsReader(issuer, keys)
const app = Fastify({ logger: false, ajv: { customOptions: { removeAdditional: false, coerceTypes: false } } })
app.setSerializerCompiler(() => JSON.stringify)

interface Statement {
  readonly name: string
  readonly text: string
}
type Step = readonly [Statement, readonly unknown[]]

const named = (name: string, text: string): Statement => ({ name, text })
const values = (count: number): string => Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ')

const begin = named('begin', 'BEGIN')
const commit = named('commit', 'COMMIT')
const setTenant = named('tenant', `SELECT set_config('captain.tenant', $1, true)`)
const visitor = named(
  'visitor',
  `SELECT u."id", t."id" AS "tenant", t."site", m."id" AS "member" FROM auth_session s JOIN auth_user u ON u."id" = s."userId"
   LEFT JOIN tenant t ON t.tenant_id = $1 AND t."slug" = $2 AND t."trashedAt" IS NULL
   LEFT JOIN tenant_user m ON m.tenant_id = t.tenant_id AND m."tenant" = t."id" AND m."user" = u."id" AND m."trashedAt" IS NULL
     AND m."joinedOn" <= $3 AND (m."endsOn" IS NULL OR m."endsOn" >= $3)
   WHERE s."id" = $4 AND s."userId" = $5 AND s."expiresAt" > $6 AND u."banned" IS NOT TRUE`,
)
const lists = new Map(
  orders.map(({ field, direction }) => [
    `${field} ${direction}`,
    named(
      `list ${field} ${direction}`,
      `SELECT ${listed} FROM news
       WHERE tenant_id = $1 AND "trashedAt" IS NULL ORDER BY "${field}" ${direction}, "id" ${direction} LIMIT $2 OFFSET $3`,
    ),
  ]),
)
const total = named('total', `SELECT "count" FROM total WHERE tenant_id = $1 AND "entity" = 'news'`)
const one = `SELECT ${whole} FROM news WHERE tenant_id = $1 AND "id" = $2 AND "trashedAt" IS NULL`
const read = named('read', one)
const readToWrite = named('read to write', `${one} FOR UPDATE`)
const columnCount = 2 + fields.length + kept.length
const insert = named('insert', `INSERT INTO news ("tenant_id", ${whole}) VALUES (${values(columnCount)})`)
const update = named(
  'update',
  `UPDATE news SET ${[...fields, 'version', 'updatedAt', 'updatedBy'].map((name, index) => `"${name}" = $${index + 3}`).join(', ')}
   WHERE tenant_id = $1 AND "id" = $2`,
)
const revision = named(
  'revision',
  `INSERT INTO revision ("tenant_id", "entity", "recordId", "version", "action", "at", "by", "requestId", "values", "changeSet", "place")
   VALUES ($1, 'news', $2, $3, $4, $5, $6, $7, $8, gen_random_uuid(), 0)`,
)
const enter = named(
  'enter',
  `INSERT INTO search_entry (tenant_id, entity, "recordId", folded, grams) VALUES ($1, 'news', $2, $3, $4)`,
)
const renew = named(
  'renew',
  `UPDATE search_entry SET folded = $3, grams = $4 WHERE tenant_id = $1 AND entity = 'news' AND "recordId" = $2 AND folded <> $3`,
)
const addToTotal = named(
  'add to total',
  `INSERT INTO total VALUES ($1, 'news', 1) ON CONFLICT ("tenant_id", "entity") DO UPDATE SET "count" = "total"."count" + 1`,
)

/** Statements in order, in one round trip or in as many as there are; the rows of each. */
async function steps(client: pg.ClientBase, all: readonly Step[]): Promise<readonly (readonly any[])[]> {
  const run = async ([{ name, text }, given]: Step) => (await client.query({ name, text, values: [...given] })).rows
  if (isPipelined) return Promise.all(all.map(run))
  const rows: (readonly unknown[])[] = []
  for (const step of all) rows.push(await run(step))
  return rows
}

async function inTransaction<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

/** The rows of each of some statements in a transaction of the tenant. */
const ask = (tenant: string, ...asked: readonly Step[]): Promise<readonly (readonly any[])[]> =>
  inTransaction(async (client) => {
    const rows = await steps(client, [[begin, []], [setTenant, [tenant]], ...asked, [commit, []]])
    return rows.slice(2, -1)
  })

const { rows: operators } = await pool.query(
  `SELECT tenant_id FROM tenant WHERE "site" = 'funaneco-jp' AND tenant_id = "id"`,
)
const operator = operators[0].tenant_id as string

interface Visit {
  readonly user: string
  readonly tenant: string
}
const visits = new WeakMap<FastifyRequest, Visit>()

app.addHook('onRequest', async (request) => {
  const claims = await claimsOf(request.headers.authorization)
  const { tenant: slug } = request.params as { tenant: string }
  const now = new Date().toISOString()
  const given = [operator, slug, now.slice(0, 10), claims.session, claims.user, now]
  const [[row]] = (await ask(operator, [visitor, given])) as [readonly any[]]
  if (!row) throw refused(401)
  if (!row.tenant || !row.member || row.site !== 'emu-esu-com') throw refused(403)
  visits.set(request, { user: row.id, tenant: row.tenant })
})

app.get(path, async (request, reply) => {
  const { tenant } = visits.get(request)!
  const { order, from, count } = asked(request.query as Record<string, string>)
  const statement = lists.get(order)
  if (!statement) throw refused(400)
  const [rows, [all]] = (await ask(tenant, [statement, [tenant, count, from]], [total, [tenant]])) as [any[], any[]]
  reply.header('content-range', `news ${from}-${from + rows.length - 1}/${all?.count ?? 0}`)
  return rows
})

app.get(`${path}/:id`, async (request, reply) => {
  const { tenant } = visits.get(request)!
  const [[row]] = (await ask(tenant, [read, [tenant, (request.params as { id: string }).id]])) as [readonly any[]]
  if (!row) throw refused(404)
  reply.header('etag', `"${String(row.version)}"`)
  return row
})

const columns = (news: News): unknown[] =>
  fields.map((name) => (name === 'body' && news.body !== null ? JSON.stringify(news.body) : (news[name] ?? null)))

app.post(path, { schema: { body: createBody } }, async (request, reply) => {
  const { tenant, user } = visits.get(request)!
  const news = newNews(request.body as News)
  const [id, now, folded] = [uuid(), new Date().toISOString(), words(news)]
  await inTransaction((client) =>
    steps(client, [
      [begin, []],
      [setTenant, [tenant]],
      [insert, [tenant, id, ...columns(news), 1, now, now, user, user]],
      [revision, [tenant, id, 1, 'create', now, user, request.id, content(news)]],
      [enter, [tenant, id, folded, keyedNgrams(tenant, 'news', folded)]],
      [addToTotal, [tenant]],
      [commit, []],
    ]),
  )
  reply.status(201).header('etag', '"1"').header('location', `${request.url}/${id}`)
  return { id, ...news, version: 1, createdAt: now, updatedAt: now, createdBy: user, updatedBy: user }
})

app.put(`${path}/:id`, { schema: { body: updateBody } }, async (request, reply) => {
  const { tenant, user } = visits.get(request)!
  const { id } = request.params as { id: string }
  return inTransaction(async (client) => {
    const [, , [before]] = (await steps(client, [
      [begin, []],
      [setTenant, [tenant]],
      [readToWrite, [tenant, id]],
    ])) as [unknown, unknown, readonly News[]]
    if (!before) throw refused(404)
    const news = changedNews(before, request.body as News)
    const [version, now, folded] = [Number(before.version) + 1, new Date().toISOString(), words(news)]
    await steps(client, [
      [update, [tenant, id, ...columns(news), version, now, user]],
      [revision, [tenant, id, version, 'update', now, user, request.id, content(news)]],
      [renew, [tenant, id, folded, keyedNgrams(tenant, 'news', folded)]],
      [commit, []],
    ])
    reply.header('etag', `"${version}"`)
    return { ...news, version, updatedAt: now, updatedBy: user }
  })
})

await app.listen({ port: Number(port), host: '127.0.0.1' })
reportCpu()
process.send!('ready')
