import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { v7 as uuid } from 'uuid'
import { foldText } from '../../../entities/language/input/fold-text.ts'
import { ngrams, scopeKey } from '../../../server/search/ngrams.ts'
import { connectSqlite } from '../../../server/db/sqlite-connection.ts'
import { reportCpu } from '../cpu.ts'
import { createBody, updateBody } from './schemas.ts'
import { fields, prepareAll } from './statements.ts'

/**
 * What a careful person writes by hand for these four operations: Fastify, prepared statements, Ajv, the same schema,
 * indexes, checks and durability as Captain, one transaction a request.
 */
const [file, port, issuer, keys] = process.argv.slice(2) as [string, string, string, string]
const { sqlite } = connectSqlite(file)
const statements = prepareAll(sqlite)
const keySet = createLocalJWKSet(JSON.parse(keys) as JSONWebKeySet)
const app = Fastify({ logger: false, ajv: { customOptions: { removeAdditional: false, coerceTypes: false } } })
app.setSerializerCompiler(() => JSON.stringify)

type News = Record<string, unknown>
interface Visit {
  readonly user: string
  readonly tenant: string
}
const visits = new WeakMap<FastifyRequest, Visit>()
const verified = new Map<string, { session: string; user: string; expires: number }>()
const refused = (statusCode: number, data: object = {}) => Object.assign(new Error('refused'), { statusCode, data })

async function claimsOf(authorization: string) {
  const { payload } = await jwtVerify(authorization.slice('Bearer '.length), keySet, {
    algorithms: ['EdDSA'],
    issuer,
    audience: issuer,
  })
  const claims = { session: String(payload.sid), user: String(payload.sub), expires: payload.exp! * 1000 }
  verified.set(authorization, claims)
  return claims
}

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
  const { authorization = '' } = request.headers
  const known = verified.get(authorization)
  if (known && known.expires > Date.now()) {
    visit(request, known)
    done()
  } else {
    claimsOf(authorization).then(
      (claims) => (visit(request, claims), done()),
      () => done(refused(401)),
    )
  }
})

const path = '/api/v1/authorized/tenants/:tenant/news'

function list(request: FastifyRequest, reply: FastifyReply, total: (tenant: string) => number) {
  const { tenant } = visits.get(request)!
  const query = request.query as Record<string, string>
  const [field, direction] = JSON.parse(query.sort ?? '["publishAt","DESC"]') as [string, string]
  const [from, to] = JSON.parse(query.range ?? '[0,24]') as [number, number]
  const statement = statements.lists.get(`${field} ${direction}`)
  if (!statement || !(to >= from && to - from < 1000)) throw refused(400)
  const rows = statement.all(tenant, to - from + 1, from)
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

const words = ({ title, slug, body }: News): string =>
  foldText(
    [
      title,
      slug,
      ...((body as { blocks: { data: { text?: string } }[] } | null)?.blocks ?? []).map(({ data }) =>
        (data.text ?? '').replace(/<[^>]*>/g, ''),
      ),
    ].join('\n'),
  )

const terms = (tenant: string, folded: string): string => {
  const key = scopeKey(tenant, 'news')
  return key + ngrams(folded).join(` ${key}`)
}

function check(news: News): void {
  if (news.body === null && news.linkUrl === null) throw refused(400)
  if (news.publishAt && news.unpublishAt && String(news.unpublishAt) <= String(news.publishAt)) throw refused(400)
  if (Buffer.byteLength(String(news.slug)) > 100 || /^(new|edit|create|show)$/i.test(String(news.slug)))
    throw refused(400)
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

const content = (news: News): string =>
  JSON.stringify(Object.fromEntries(fields.map((name) => [name, news[name] ?? null])))

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

const empty = {
  category: 'info',
  body: null,
  linkUrl: null,
  isPinned: false,
  status: 'draft',
  publishAt: null,
  unpublishAt: null,
  metaDescription: null,
}

app.post(path, { schema: { body: createBody } }, (request, reply) => {
  const { tenant, user } = visits.get(request)!
  const news: News = { ...empty, ...(request.body as News) }
  news.title = String(news.title).trim()
  check(news)
  const saved = create.immediate(tenant, user, news, uuid(), request.id)
  return reply
    .status(201)
    .header('etag', '"1"')
    .header('location', `${request.url}/${String(saved.id)}`)
    .send(saved)
})

const moves: Record<string, readonly string[]> = {
  draft: ['draft', 'published'],
  published: ['published', 'draft', 'archived'],
  archived: ['archived', 'published'],
}

const update = sqlite.transaction((tenant: string, user: string, id: string, given: News, request: string): News => {
  const row = statements.read.get(tenant, id)
  if (!row) throw refused(404)
  const before = shown(row)
  if (before.version !== given.version) throw refused(412, { current: before })
  for (const name of ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']) {
    if (name in given && given[name] !== before[name]) throw refused(400)
  }
  const news: News = { ...before, ...given }
  if (!moves[String(before.status)]!.includes(String(news.status))) throw refused(409)
  check(news)
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
