import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { manyLines, normaliseText } from '../../../entities/language/text/normalise-text.ts'
import { mentionedIn } from '../../../entities/language/shared/comments.ts'
import { thread, type ShownAssignment, type ShownComment, type ShownThread } from '../../../entities/system/comment.ts'
import { assigneeField } from '../../../entities/language/derived/assignee.ts'
import { assign, assigneeOf, readAssignments, type ReadAssignment } from '../assignments/assignments.ts'
import { currentAndFormerMembers } from '../../kernel/auth/membership-queries.ts'
import { notifyAssignee } from '../notifications/notify-assignee.ts'
import {
  accountsById,
  authorsOf,
  findComment,
  insertComment,
  readComments,
  updateComment,
  whoMayRead,
  type ReadComment,
} from './comments.ts'
import { contextOf } from '../../kernel/requests/request.ts'
import { readDraftEvents } from '../../kernel/drafts/draft-history.ts'
import { type Operation, first } from '../../base/db/query.ts'
import { conflict, invalid, notAllowed, notFound, stale } from '../../base/errors/api-error.ts'
import { notify, type NotificationKind } from '../notifications/notify.ts'
import { notifiedTitle } from '../notifications/title.ts'
import { readColleagues } from '../../kernel/auth/colleagues.ts'
import { operationRoutes, type MemberCall } from '../../kernel/system-records/operations.ts'
import { type Context, tenantBindings } from '../../kernel/records/context.ts'
import { entityByName, isShown } from '../../kernel/records/registry.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'

/** The routes of threads. */
export function threadRoutes(app: FastifyInstance): void {
  /** The context of a record's thread; 404 where the tenant's site does not show the entity. */
  function contextFor({ request, tenant, user }: MemberCall, name: string): Writing {
    const entity = entityByName(name)
    if (!entity || !isShown(entity, tenant.site)) throw notFound()
    return { ...contextOf(app, entity, request), by: user.id }
  }

  const withMembers = async (context: Writing): Promise<Writing> => ({
    ...context,
    colleagues: await readColleagues(app, context.tenant.id),
  })

  operationRoutes(app, thread, {
    async read(call) {
      const { params, query, read } = call
      const context = contextFor(call, params.entity)
      return read(() => readThread(context, params.id, query.offset ?? 0))
    },

    async create(call) {
      const { params, body, write } = call
      const { id = uuid(), body: text } = withPlainText(body)
      const context = await withMembers(contextFor(call, params.entity))
      return answerOf(await write(() => writeComment(context, params.id, id, text)))
    },

    async update(call) {
      const { params, body, write } = call
      const { body: text, version } = withPlainText(body)
      const context = await withMembers(contextFor(call, params.entity))
      const former = await formerMembers(context, mentionedIn(text))
      return answerOf(await write(() => editComment(context, params.id, params.comment, version, text, former)))
    },

    async remove(call) {
      const { params, write } = call
      const context = contextFor(call, params.entity)
      return answerOf(await write(() => eraseComment(context, params.id, params.comment)))
    },

    async assign(call) {
      const { params, body, write } = call
      const { account, expected } = body
      const context = await withMembers(contextFor(call, params.entity))
      if (!context.colleagues!.some((each) => each.id === account))
        throw invalid([{ path: ['account'], rule: 'integrity.notColleague', params: {} }])
      const former = await write(() => assignRecord(context, params.id, account, expected))
      return { assignee: account, former }
    },

    async unassign(call) {
      const { params, query, write } = call
      const context = contextFor(call, params.entity)
      const former = await write(() => assignRecord(context, params.id, null, query.expected))
      return { assignee: null, former }
    },
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

function answerOf({
  by,
  byName,
  impersonatedBy,
  impersonatorName,
  guest,
  linkName,
  page,
  doneAt,
  ...row
}: ReadComment): ShownComment {
  return {
    ...row,
    by: { id: by, name: guest ?? byName },
    visitor: guest === null ? null : { name: guest, link: linkName, page, doneAt },
    impersonator: impersonatedBy === null ? null : { id: impersonatedBy, name: impersonatorName },
  }
}

const assignmentOf = (row: ReadAssignment): ShownAssignment => ({
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

function* readThread(context: Context, id: string, offset: number): Operation<ShownThread> {
  yield* assertRecord(context, id, false)
  const { comments, total } = yield* readComments(context, id, offset)
  const named = [...new Set(comments.flatMap(({ body }) => mentionedIn(body)))]
  const accounts = yield* accountsById(context.store, named)
  const names = named.map((each) => [each, accounts.find((account) => account.id === each)?.name ?? null])
  const assignments = (yield* readAssignments(context, id)).map(assignmentOf)
  return {
    assignee: assignments[0]?.account ?? null,
    assignments: offset === 0 ? assignments : [],
    drafts: offset === 0 ? yield* readDraftEvents(context, id) : [],
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
