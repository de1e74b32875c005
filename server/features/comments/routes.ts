import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { manyLines, normaliseText } from '../../../entities/language/text/normalise-text.ts'
import { commentText, mentionedIn } from '../../../entities/language/shared/comments.ts'
import { assigneeField } from '../../../entities/language/derived/assignee.ts'
import { assign, assigneeOf, readAssignments, type ReadAssignment } from '../assignments/assignments.ts'
import { currentAndFormerMembers } from '../../kernel/auth/membership-queries.ts'
import { notifyAssignee } from '../notifications/notify-assignee.ts'
import {
  accountsById,
  authorsOf,
  commentsPerPage,
  findComment,
  insertComment,
  readComments,
  updateComment,
  type ReadComment,
} from './comments.ts'
import { contextOf } from '../../kernel/requests/request.ts'
import { type Operation, first } from '../../base/db/query.ts'
import { conflict, invalid, notAllowed, notFound, stale } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { notify, type NotificationKind } from '../notifications/notify.ts'
import { notifiedTitle } from '../notifications/title.ts'
import { readColleagues } from '../../kernel/auth/colleagues.ts'
import { type Context, tenantBindings } from '../../kernel/records/context.ts'
import { entityByName, isShown } from '../../kernel/records/registry.ts'
import { parseWith } from '../../kernel/requests/validation.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'

const tags = ['Threads']
const path = '/api/v1/authorized/tenants/:tenant/threads/:entity/:id'

const params = z.object({
  tenant: z.string().describe('The slug of the tenant.'),
  entity: z.string(),
  id: z.string().describe('The record, whichever record it belongs to.'),
})
const commentParams = params.extend({ comment: z.uuid() })
const query = z.strictObject({
  offset: z.coerce.number().int().min(0).max(1_000_000).optional().describe('How many of the newest to leave out.'),
})

const text = commentText.describe('Plain text of at most 4,000 characters. `@[id]` names a member of the tenant.')
const newComment = z
  .strictObject({
    body: text,
    id: z.uuid().optional().describe('Made by the caller: a call that is repeated with it writes no second comment.'),
  })
  .meta({ examples: [{ body: '在庫を確認しました。' }] })
const changedComment = z
  .strictObject({ body: text, version: z.int().describe('The version that was read.') })
  .meta({ examples: [{ body: '在庫を確認しました。', version: 1 }] })

const person = z.object({ id: z.string(), name: z.string().nullable().describe('Null where the account is gone.') })
const comment = z.object({
  id: z.string(),
  body: z.string().describe('Plain text, in which `@[id]` names an account. Empty where it was deleted.'),
  by: person,
  impersonator: person.nullable().describe('The administrator who acted in the name of `by`.'),
  createdAt: z.string(),
  editedAt: z.string().nullable().describe('When it was last edited, deleted or brought back.'),
  deletedAt: z.string().nullable(),
  version: z.int(),
})
const assignment = z.object({
  id: z.string(),
  account: person.nullable().describe('To whom it was assigned; null where it is assigned to nobody since.'),
  by: person,
  impersonator: person.nullable().describe('The administrator who acted in the name of `by`.'),
  at: z.string(),
})
const expectedWords = 'To whom the caller believes it to be assigned: 409 where that is no longer so.'
const assignedTo = z.strictObject({
  account: z.uuid().describe('A member of the tenant.'),
  expected: z.uuid().nullable().optional().describe(`${expectedWords} Null for nobody.`),
})
const unassigned = z.strictObject({ expected: z.uuid().optional().describe(expectedWords) })
const assigned = z.object({
  assignee: z.string().nullable().describe('To whom the record is assigned now.'),
  former: z.string().nullable().describe('To whom it was before.'),
})
const thread = z.object({
  assignee: person
    .nullable()
    .describe('To whom the record is assigned; null for nobody, and for entities that have a field for it.'),
  assignments: z.array(assignment).describe('The newest first, up to 50; with the first comments only.'),
  comments: z.array(comment).describe(`The newest first, up to ${commentsPerPage}.`),
  total: z.int().describe('How many there are, deleted ones included.'),
  names: z
    .record(z.string(), z.string().nullable())
    .describe('What the accounts that the comments name are called now; null where the account is gone.'),
})

/** What members of a tenant write about its records. */
export function threadRoutes(app: FastifyInstance): void {
  /** The context of a record's thread; 404 where the tenant's site does not show the entity. */
  function contextFor(request: FastifyRequest): Context & { readonly by: string } {
    const { entity: name } = parseWith(params, request.params)
    const entity = entityByName(name)
    const { tenant, user } = request.access
    if (!entity || !isShown(entity, tenant!.site)) throw notFound()
    return { ...contextOf(app, entity, request), by: user.id }
  }

  app.get(path, {
    config: { access: 'member' },
    schema: {
      operationId: 'readThread',
      summary: 'List the comments on a record, and get its assignee',
      description: 'Of records in the trash too.',
      tags,
      params,
      querystring: query,
      response: { 200: thread, ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const { offset = 0 } = parseWith(query, request.query)
      const context = contextFor(request)
      return reply.send(await context.store.database.read(context.tenant.id, () => readThread(context, id, offset)))
    },
  })

  app.post(`${path}/comments`, {
    config: { access: 'member' },
    schema: {
      operationId: 'createComment',
      summary: 'Comment on a record',
      description:
        'The members whom it names are notified, and so are those who commented before and to whom it is assigned.',
      tags,
      params,
      body: newComment,
      response: {
        201: comment.describe('The comment; the one that is there where the call was made before.'),
        ...errorResponses(400, 401, 403, 404, 409, 413, 415),
      },
    },
    handler: async (request, reply) => {
      const { id: recordId } = parseWith(params, request.params)
      const { id = uuid(), body } = withPlainText(parseWith(newComment, request.body))
      const context = await withMembers(contextFor(request))
      const written = await context.store.database.write(context.tenant.id, () =>
        writeComment(context, recordId, id, body),
      )
      return reply.status(201).send(answerOf(written))
    },
  })

  app.put(`${path}/comments/:comment`, {
    config: { access: 'member' },
    schema: {
      operationId: 'updateComment',
      summary: 'Edit your own comment',
      description: 'Brings a deleted one back with the text that is sent. 412 where it was changed since it was read.',
      tags,
      params: commentParams,
      body: changedComment,
      response: { 200: comment, ...errorResponses(400, 401, 403, 404, 412, 413, 415) },
    },
    handler: async (request, reply) => {
      const { id: recordId, comment: id } = parseWith(commentParams, request.params)
      const { body, version } = withPlainText(parseWith(changedComment, request.body))
      const context = await withMembers(contextFor(request))
      const former = await formerMembers(context, mentionedIn(body))
      const written = await context.store.database.write(context.tenant.id, () =>
        editComment(context, recordId, id, version, body, former),
      )
      return reply.send(answerOf(written))
    },
  })

  app.delete(`${path}/comments/:comment`, {
    config: { access: 'member' },
    schema: {
      operationId: 'deleteComment',
      summary: 'Delete your own comment',
      description: 'Its text is gone at once; that there was one, and whose, stays.',
      tags,
      params: commentParams,
      response: { 200: comment.describe('What is left of it.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const { id: recordId, comment: id } = parseWith(commentParams, request.params)
      const context = contextFor(request)
      const left = await context.store.database.write(context.tenant.id, () => eraseComment(context, recordId, id))
      return reply.send(answerOf(left))
    },
  })

  app.put(`${path}/assignee`, {
    config: { access: 'member' },
    schema: {
      operationId: 'assignRecord',
      summary: 'Assign a record to a member of the tenant',
      description:
        'Its version stays what it is. Whoever it is assigned to is notified. Entities that have a field for it are assigned by that; here they answer 404. With `expected`, 409 where somebody else has it by now, whom `data.current` names; a call that is repeated is answered as before.',
      tags,
      params,
      body: assignedTo,
      response: { 200: assigned, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const { account, expected } = parseWith(assignedTo, request.body)
      const context = await withMembers(contextFor(request))
      if (!context.colleagues!.some((each) => each.id === account))
        throw invalid([{ path: ['account'], rule: 'integrity.notColleague', params: {} }])
      const { database } = context.store
      const former = await database.write(context.tenant.id, () => assignRecord(context, id, account, expected))
      return reply.send({ assignee: account, former })
    },
  })

  app.delete(`${path}/assignee`, {
    config: { access: 'member' },
    schema: {
      operationId: 'unassignRecord',
      summary: 'Unassign a record',
      description: 'With `expected`, 409 where somebody else has it by now, whom `data.current` names.',
      tags,
      params,
      querystring: unassigned,
      response: { 200: assigned, ...errorResponses(400, 401, 403, 404, 409) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(params, request.params)
      const { expected } = parseWith(unassigned, request.query)
      const context = contextFor(request)
      const { database } = context.store
      const former = await database.write(context.tenant.id, () => assignRecord(context, id, null, expected))
      return reply.send({ assignee: null, former })
    },
  })

  const withMembers = async (context: Writing): Promise<Writing> => ({
    ...context,
    colleagues: await readColleagues(app, context.tenant.id),
  })

  /** Those of some accounts who belonged to the tenant and do no longer. */
  async function formerMembers(
    { store, tenant, colleagues = [] }: Writing,
    accounts: readonly string[],
  ): Promise<readonly string[]> {
    const others = accounts.filter((each) => !colleagues.some(({ id }) => id === each))
    const operator = others.length > 0 ? await app.operatorTenant() : undefined
    if (operator === undefined) return []
    return store.database.read(operator, () => currentAndFormerMembers(store, operator, tenant.id, others))
  }
}

type Writing = Context & { readonly by: string }

const plainText = normaliseText(manyLines)

const withPlainText = <T extends { readonly body: string }>(sent: T): T => ({
  ...sent,
  body: plainText(sent.body) as string,
})

function answerOf({ by, byName, impersonatedBy, impersonatorName, ...row }: ReadComment): z.infer<typeof comment> {
  return {
    ...row,
    by: { id: by, name: byName },
    impersonator: impersonatedBy === null ? null : { id: impersonatedBy, name: impersonatorName },
  }
}

const assignmentOf = (row: ReadAssignment): z.infer<typeof assignment> => ({
  id: row.id,
  account: row.account === null ? null : { id: row.account, name: row.accountName },
  by: { id: row.by, name: row.byName },
  impersonator: row.impersonatedBy === null ? null : { id: row.impersonatedBy, name: row.impersonatorName },
  at: row.at,
})

function* assignRecord(
  context: Writing,
  id: string,
  account: string | null,
  expected: string | null | undefined,
): Operation<string | null> {
  if (assigneeField(context.entity)) throw notFound()
  yield* assertRecord(context, id, true)
  if (expected !== undefined) yield* assertAssignee(context, id, [expected, account])
  const former = yield* assign(context, id, account)
  if (former !== account) yield* notifyAssignee(context, id, account)
  return former
}

/** Throws if a record is assigned to none of these; to whom it should be, it is where a call is repeated. */
function* assertAssignee(context: Writing, id: string, expected: readonly (string | null)[]): Operation<void> {
  const assignee = yield* assigneeOf(context, id)
  if (expected.includes(assignee)) return
  const [person] = assignee === null ? [] : yield* accountsById(context.store, [assignee])
  const issue = person
    ? { rule: 'integrity.assignedMeanwhile', params: { name: person.name } }
    : { rule: 'integrity.unassignedMeanwhile', params: {} }
  const current = assignee === null ? null : { id: assignee, name: person?.name ?? null }
  throw conflict([{ path: ['expected'], ...issue }], { current })
}

function* readThread(context: Context, id: string, offset: number): Operation<z.infer<typeof thread>> {
  yield* assertRecord(context, id, false)
  const { comments, total } = yield* readComments(context, id, offset)
  const named = [...new Set(comments.flatMap(({ body }) => mentionedIn(body)))]
  const accounts = yield* accountsById(context.store, named)
  const names = named.map((each) => [each, accounts.find((account) => account.id === each)?.name ?? null])
  const assignments = (yield* readAssignments(context, id)).map(assignmentOf)
  return {
    assignee: assignments[0]?.account ?? null,
    assignments: offset === 0 ? assignments : [],
    comments: comments.map(answerOf),
    total,
    names: Object.fromEntries(names),
  }
}

function* writeComment(context: Writing, recordId: string, id: string, body: string): Operation<ReadComment> {
  yield* assertRecord(context, recordId, true)
  const mentioned = mentionedIn(body)
  assertMembers(context, mentioned)
  const authors = yield* authorsOf(context, recordId)
  const isNew = yield* insertComment(context, recordId, id, body)
  const written = yield* findComment(context, recordId, id)
  // The id is that of somebody else's comment, or of one on another record.
  if (!written || written.by !== context.by) throw conflict([{ path: ['id'], rule: 'duplicate', params: {} }])
  if (isNew) {
    yield* notifyOfComment(context, recordId, 'mentioned', mentioned)
    const assignee = yield* assigneeOf(context, recordId)
    const concerned = [...new Set([...authors, ...(assignee === null ? [] : [assignee])])]
    const others = concerned.filter((each) => !mentioned.includes(each))
    yield* notifyOfComment(context, recordId, 'commented', yield* whoMayRead(context, others))
  }
  return written
}

function* editComment(
  context: Writing,
  recordId: string,
  id: string,
  version: number,
  body: string,
  former: readonly string[],
): Operation<ReadComment> {
  const before = yield* ownComment(context, recordId, id)
  // Who has left since stays named, also in a text that is brought back.
  const named = before.deletedAt === null ? mentionedIn(before.body) : former
  const added = mentionedIn(body).filter((each) => !named.includes(each))
  assertMembers(context, added)
  // Compared here too: a version may be a number that no column holds.
  if (before.version !== version || !(yield* updateComment(context, id, version, body))) throw stale(answerOf(before))
  if (before.deletedAt === null) yield* notifyOfComment(context, recordId, 'mentioned', added)
  return (yield* findComment(context, recordId, id))!
}

function* eraseComment(context: Writing, recordId: string, id: string): Operation<ReadComment> {
  const before = yield* ownComment(context, recordId, id)
  if (before.deletedAt !== null) return before
  yield* updateComment(context, id, before.version, null)
  return (yield* findComment(context, recordId, id))!
}

/** The comment to change; throws where it is somebody else's. */
function* ownComment(context: Writing, recordId: string, id: string): Operation<ReadComment> {
  yield* assertRecord(context, recordId, true)
  const found = yield* findComment(context, recordId, id)
  if (!found) throw notFound()
  if (found.by !== context.by) throw notAllowed([{ path: [], rule: 'integrity.othersComment', params: {} }])
  return found
}

function assertMembers({ colleagues = [] }: Context, accounts: readonly string[]): void {
  if (accounts.some((each) => !colleagues.some(({ id }) => id === each)))
    throw invalid([{ path: ['body'], rule: 'integrity.mentionsStranger', params: {} }])
}

/** Those who belong to the tenant today, and administrators. */
function* whoMayRead({ store, colleagues = [] }: Context, accounts: readonly string[]): Operation<readonly string[]> {
  const known = yield* accountsById(store, accounts)
  return known
    .filter(({ id, role }) => role === 'admin' || colleagues.some((each) => each.id === id))
    .map(({ id }) => id)
}

function* notifyOfComment(
  context: Writing,
  recordId: string,
  kind: NotificationKind,
  accounts: readonly string[],
): Operation<void> {
  const { store, tenant, entity, by } = context
  const to = accounts.filter((each) => each !== by)
  if (to.length === 0) return
  const title = yield* notifiedTitle(context, recordId)
  yield* notify(store, { kind, to, by, tenant: tenant.id, entity: entity.name, recordId, params: { title } })
}

/** Throws unless the tenant has the record, whichever parent it belongs to; `live`: and it is not in the trash. */
function* assertRecord(context: Context, id: string, live: boolean): Operation<void> {
  const { store, entity } = context
  const statement = store.cachedStatement<{ trashedAt: string | null }>`record of a thread|${entity.name}`(() => {
    const { table, select } = store.scope.records(entity)
    return select().where(column(table, 'id'), '=', param('id')).select(column(table, 'trashedAt').as('trashedAt'))
  })
  const row = yield* first(statement({ ...tenantBindings(context), id }))
  if (!row || (live && row.trashedAt !== null)) throw notFound()
}
