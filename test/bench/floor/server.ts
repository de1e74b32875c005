import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { ngrams, scopeKey } from '../../../server/kernel/search-index/ngrams.ts'
import { connectSqlite } from '../../../server/base/db/sqlite-connection.ts'
import { reportCpu } from '../cpu.ts'
import { claimsReader } from './claims.ts'
import { fields } from './fields.ts'
import { asked, changedNews, content, newNews, path, refused, words, type News } from './news.ts'
import { createBody, updateBody } from './schemas.ts'
import { prepareAll } from './statements.ts'

/**
 * What a careful person writes by hand for these four operations: Fastify, prepared statements, Ajv, the same schema,
 * indexes, checks and durability as Captain, one transaction a request. `unchecked`, it asks nobody who they are.
 */
const [file, port, issuer, keys, access] = process.argv.slice(2) as [string, string, string, string, 'unchecked'?]
const { sqlite } = connectSqlite(file)
const statements = prepareAll(sqlite)
const app = Fastify({ logger: false, ajv: { customOptions: { removeAdditional: false, coerceTypes: false } } })
app.setSerializerCompiler(() => JSON.stringify)

interface Visit {
  readonly user: string
  readonly tenant: string
}
const visits = new WeakMap<FastifyRequest, Visit>()
const claimsOf = claimsReader(issuer, keys)

function visit(request: FastifyRequest, claims: { session: string; user: string }): void {
  const { tenant: slug } = request.params as { tenant: string }
  const now = new Date().toISOString()
  const today = now.slice(0, 10)
  const row = statements.visitor.get(statements.operator, slug, slug, today, today, claims.session, claims.user, now)
  if (!row) throw refused(401)
  const [user, , tenant, site, member] = row
  if (!tenant || !member || site !== 'emu-esu-com') throw refused(403)
  visits.set(request, { user, tenant })
}

app.addHook('onRequest', (request, _reply, done) => {
  if (access === 'unchecked') {
    visits.set(request, { user: '', tenant: statements.tenants.get((request.params as { tenant: string }).tenant)! })
    return done()
  }
  const claims = claimsOf(request.headers.authorization)
  if (claims instanceof Promise) claims.then((known) => (visit(request, known), done())).catch(done)
  else {
    visit(request, claims)
    done()
  }
})

function list(request: FastifyRequest, reply: FastifyReply, total: (tenant: string) => number) {
  const { tenant } = visits.get(request)!
  const { order, from, count } = asked(request.query as Record<string, string>)
  const statement = statements.lists.get(order)
  if (!statement) throw refused(400)
  const rows = statement.all(tenant, count, from)
  for (const row of rows) row.isPinned = row.isPinned === 1
  reply.header('content-range', `news ${from}-${from + rows.length - 1}/${total(tenant)}`)
  return reply.send(rows)
}

app.get(path, (request, reply) => list(request, reply, (tenant) => statements.total.get(tenant) ?? 0))
app.get(`${path}-counted`, (request, reply) => list(request, reply, (tenant) => statements.liveTotal.get(tenant)!))

const shown = (row: News): News => ({
  ...row,
  isPinned: row.isPinned === 1,
  body: row.body === null ? null : (JSON.parse(row.body as string) as unknown),
})

app.get(`${path}/:id`, (request, reply) => {
  const { tenant } = visits.get(request)!
  const row = statements.read.get(tenant, (request.params as { id: string }).id)
  if (!row) throw refused(404)
  return reply.header('etag', `"${String(row.version)}"`).send(shown(row))
})

const terms = (tenant: string, folded: string): string => {
  const key = scopeKey(tenant, 'news')
  return key + ngrams(folded).join(` ${key}`)
}

const columns = (news: News): unknown[] =>
  fields.map((name) =>
    name === 'body'
      ? news.body === null
        ? null
        : JSON.stringify(news.body)
      : name === 'isPinned'
        ? Number(news.isPinned)
        : (news[name] ?? null),
  )

const create = sqlite.transaction((tenant: string, user: string, news: News, id: string, request: string): News => {
  const now = new Date().toISOString()
  statements.insert.run(tenant, id, ...columns(news), 1, now, now, user, user)
  statements.revision.run(tenant, id, 1, 'create', now, user, request, content(news))
  const folded = words(news)
  const { lastInsertRowid } = statements.enter.run(tenant, id, folded)
  statements.index.run(lastInsertRowid, terms(tenant, folded))
  statements.addToTotal.run(tenant)
  return { id, ...news, version: 1, createdAt: now, updatedAt: now, createdBy: user, updatedBy: user }
})

app.post(path, { schema: { body: createBody } }, (request, reply) => {
  const { tenant, user } = visits.get(request)!
  const news = newNews(request.body as News)
  const saved = create.immediate(tenant, user, news, uuid(), request.id)
  return reply
    .status(201)
    .header('etag', '"1"')
    .header('location', `${request.url}/${String(saved.id)}`)
    .send(saved)
})

const update = sqlite.transaction((tenant: string, user: string, id: string, given: News, request: string): News => {
  const row = statements.read.get(tenant, id)
  if (!row) throw refused(404)
  const before = shown(row)
  const news = changedNews(before, given)
  const [version, now] = [Number(before.version) + 1, new Date().toISOString()]
  statements.update.run(...columns(news), version, now, user, tenant, id, before.version)
  statements.revision.run(tenant, id, version, 'update', now, user, request, content(news))
  const folded = words(news)
  const rowid = statements.renew.get(folded, tenant, id, folded)
  if (rowid !== undefined) {
    statements.unindex.run(rowid)
    statements.index.run(rowid, terms(tenant, folded))
  }
  return { ...news, version, updatedAt: now, updatedBy: user }
})

app.put(`${path}/:id`, { schema: { body: updateBody } }, (request, reply) => {
  const { tenant, user } = visits.get(request)!
  const saved = update.immediate(tenant, user, (request.params as { id: string }).id, request.body as News, request.id)
  return reply.header('etag', `"${String(saved.version)}"`).send(saved)
})

await app.listen({ port: Number(port), host: '127.0.0.1' })
reportCpu()
process.send!('ready')
