import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { actorOfSession } from '../../kernel/auth/accounts.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { assertFreshSession } from '../../kernel/auth/fresh-session.ts'
import { ApiError, notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { storeOf, type Context } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { parseWith } from '../../kernel/requests/validation.ts'
import {
  atWork,
  deleteImport,
  fileKey,
  findingsOf,
  importById,
  importsOf,
  isExpired,
  reportedStatus,
  rowsAfter,
  type ImportRow,
  type JudgedRow,
  type RowChange,
  type RowIssue,
  type RowOutcome,
} from './import-files.ts'
import { assertUndoable, beginUndo, beginWriting, cancelWriting, enqueueImport } from './run-import.ts'

/**
 * What the imports of files and the edits of all records of a list have in common: both are judged row by row, looked at,
 * and then written as one change set.
 */

export const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })
export const params = tenantParams.extend({ id: z.uuid() })

/** Asks for a page of the rows that were judged to be one of the outcomes. */
const rowsQueryOf = (outcomes: readonly [RowOutcome, ...RowOutcome[]]) =>
  z.strictObject({
    outcome: z.enum(outcomes),
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe('The number of the last row that is known.'),
  })

const writingBody = z.strictObject({
  judgedAt: z.iso
    .datetime()
    .describe('The `finishedAt` when it was judged: what is written is what somebody has looked at.'),
  withoutRefused: z
    .boolean()
    .optional()
    .describe('Whether what is refused is left as it is. Otherwise nothing is written while anything is refused.'),
})

/** What is wrong with a row. */
const issue = z.object({
  cell: z.string().nullable().describe('Such as C17; null where no column is for the field.'),
  path: z.array(z.union([z.string(), z.int()])),
  rule: z.string(),
  params: z.record(z.string(), z.unknown()),
})

/** A row of a file or a record of a list, and its outcome. */
const judgedRow = z.object({
  number: z.int().describe('Of a file as spreadsheets count; of a list in the order of its records.'),
  record: z.string().nullable(),
  title: z.string().nullable(),
  issues: z.array(issue),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  gaps: z
    .array(z.string())
    .describe('Of a new record that is a draft the fields that it lacks before it can be published.'),
})

const issueAnswer = (each: RowIssue): z.output<typeof issue> => ({
  ...each,
  path: [...each.path],
  params: { ...each.params },
})

const rowAnswer = ({ number, record, title, outcome, findings }: JudgedRow): z.output<typeof judgedRow> => {
  const found: readonly unknown[] = findings ?? []
  return {
    number,
    record,
    title,
    issues: outcome === 'refused' ? (found as readonly RowIssue[]).map(issueAnswer) : [],
    changes: outcome === 'changed' ? [...(found as readonly RowChange[])] : [],
    gaps: outcome === 'created' ? [...(found as readonly string[])] : [],
  }
}

/** How far it is, and what became of it. */
export const progress = z.object({
  id: z.uuid(),
  entity: z.string(),
  parent: z.string().nullable(),
  rows: z.int().describe('How many rows the file has, or records the list finds.'),
  judged: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int().describe('How many cannot be written, or were changed by somebody else meanwhile.'),
  written: z.int().describe('How many are written and not taken back.'),
  changeSet: z.string().nullable(),
  stopped: z
    .object({ number: z.int().nullable(), issues: z.array(issue) })
    .nullable()
    .describe('The row that could not be written, or the reason why it went on no longer or could not be undone.'),
  left: z
    .array(z.object({ id: z.string(), title: z.string(), issues: z.array(issue) }))
    .describe('The first twenty records that could not be taken back, and why.'),
  leftInAll: z.int().describe('How many records could not be taken back, and stay as they are.'),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().describe('When what was found out is forgotten: it can no longer be written.'),
})

export function progressOf(row: ImportRow): z.output<typeof progress> {
  const { stopped, left, leftInAll } = findingsOf(row)
  return {
    id: row.id,
    entity: row.entity,
    parent: row.parent,
    rows: row.rows,
    judged: row.judged,
    changed: row.changed,
    same: row.same,
    refused: row.refused,
    written: row.written,
    changeSet: row.changeSet,
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    expiresAt: row.expiresAt,
    stopped: stopped ? { number: stopped.number, issues: stopped.issues.map(issueAnswer) } : null,
    left: (left ?? []).map((each) => ({ ...each, issues: each.issues.map(issueAnswer) })),
    leftInAll: leftInAll ?? left?.length ?? 0,
  }
}

/** Words of one route for the OpenAPI document. */
interface RouteWords {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
}

/** What differs between the imports of files and the edits of lists, where both are judged, written and undone. */
interface JudgedKind {
  readonly source: ImportRow['source']
  readonly base: string
  readonly tags: readonly string[]
  readonly words: Readonly<Record<'list' | 'read' | 'rows' | 'write' | 'undo' | 'remove', RouteWords>>
  readonly removed: string
  readonly answer: z.ZodType
  answerOf(row: ImportRow, request: FastifyRequest, isListed?: boolean): unknown
  /** What its rows can come to. */
  readonly outcomes: readonly [RowOutcome, ...RowOutcome[]]
  /** Throws 404 where the tenant's site does not offer it, or no longer. */
  assertOffered(row: ImportRow, request: FastifyRequest): void
  contextOf(row: ImportRow, request: FastifyRequest): Promise<Context> | Context
  /** One that is not in the status for it, or was judged again since the caller looked at it. */
  notNow(row?: ImportRow): ApiError
  /** One of which the rows are gone. */
  expired(): ApiError
}

/** A kind's own rows, for its further routes. */
export interface JudgedRoutes {
  /** Reads what a request's `id` stands for if it is of this kind and the caller's own; throws 404 for anybody else's. */
  own(request: FastifyRequest): Promise<ImportRow>
  /** The same as a response. */
  reply(request: FastifyRequest): Promise<unknown>
}

/** Old and new values of personal fields are shown only to whoever has signed in recently, as in exports. */
export const assertFresh = async (
  { database }: FastifyInstance,
  { access }: FastifyRequest,
  isPersonal: boolean,
): Promise<void> => {
  if (isPersonal) await assertFreshSession(database!, access.sessionId)
}

/** The routes of one's imports, or bulk edits, from the list of them to the undo of one. */
export function judgedRoutes(app: FastifyInstance, storage: Storage, kind: JudgedKind): JudgedRoutes {
  const { source, base, tags, words, answer, answerOf, notNow, expired } = kind
  const { database } = app
  const rowsQuery = rowsQueryOf(kind.outcomes)

  const own: JudgedRoutes['own'] = async (request) => {
    const { id } = parseWith(params, request.params)
    const { tenant, user } = request.access
    const row = await database!.read(tenant!.id, () => importById(storeOf(database!), tenant!.id, id))
    if (!row || row.source !== source || row.owner !== user.id) throw notFound()
    return row
  }
  const reply: JudgedRoutes['reply'] = async (request) => answerOf(await own(request), request)

  /** Adds a job; the end of an import is recorded in the audit log. */
  function* enqueue(request: FastifyRequest, { id }: ImportRow) {
    const { tenant, user, sessionId } = request.access
    const { dialect } = database!
    const asked = source === 'file' && {
      slug: tenant!.slug,
      ...(yield* actorOfSession(dialect, sessionId, user.id)),
      ...requestOrigin(request),
    }
    yield* enqueueImport(dialect, request.access, id, asked || undefined)
  }

  app.get(base, {
    config: { access: 'member' },
    schema: {
      ...words.list,
      tags,
      params: tenantParams,
      response: { 200: z.array(answer).describe('All of them.'), ...errorResponses(401, 403, 404) },
    },
    handler: async (request) => {
      const { tenant, user } = request.access
      const rows = await database!.read(tenant!.id, () => importsOf(storeOf(database!), tenant!.id, user.id, source))
      // An entity may have been given up since.
      return rows.filter(({ entity }) => entityByName(entity)).map((row) => answerOf(row, request, true))
    },
  })

  app.get(`${base}/:id`, {
    config: { access: 'member' },
    schema: { ...words.read, tags, params, response: { 200: answer, ...errorResponses(400, 401, 403, 404) } },
    handler: reply,
  })

  app.get(`${base}/:id/rows`, {
    config: { access: 'member' },
    schema: {
      ...words.rows,
      tags,
      params,
      querystring: rowsQuery,
      response: { 200: z.array(judgedRow).describe('One page.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request) => {
      const row = await own(request)
      if (source === 'file' && isExpired(row)) throw expired()
      const { outcome, after = 0 } = parseWith(rowsQuery, request.query)
      await assertFresh(app, request, row.isPersonal)
      const tenant = request.access.tenant!.id
      const page = { outcomes: [outcome], after, most: 50, isReported: true }
      const rows = await database!.read(tenant, () => rowsAfter(storeOf(database!), tenant, row.id, page))
      return rows.map(rowAnswer)
    },
  })

  app.post(`${base}/:id/writing`, {
    config: { access: 'member' },
    schema: {
      ...words.write,
      tags,
      params,
      body: writingBody,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request) => {
      const row = await own(request)
      const tenant = request.access.tenant!.id
      const store = storeOf(database!)
      kind.assertOffered(row, request)
      if (source === 'file' ? isExpired(row) : reportedStatus(row) === 'expired') throw expired()
      const { judgedAt, withoutRefused = false } = parseWith(writingBody, request.body)
      if (row.finishedAt !== judgedAt) throw notNow(row)
      if (row.created + row.changed === 0 || (row.refused > 0 && !withoutRefused)) throw notNow()
      await assertFresh(app, request, row.isPersonal)
      await database!.write(tenant, function* () {
        if (!(yield* beginWriting(store, tenant, row.id, judgedAt)))
          throw notNow(yield* importById(store, tenant, row.id))
        yield* enqueue(request, row)
      })
      return reply(request)
    },
  })

  app.post(`${base}/:id/restorations`, {
    config: { access: 'member' },
    schema: {
      ...words.undo,
      description:
        'Every record becomes what it was before: all of them, or none. 409 where one was changed since (`data.changed` names them).',
      tags,
      params,
      response: { 200: answer, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
    },
    handler: async (request) => {
      const row = await own(request)
      const tenant = request.access.tenant!.id
      if (row.status !== 'done') throw notNow()
      await assertUndoable(await kind.contextOf(row, request), row)
      await database!.write(tenant, function* () {
        if (!(yield* beginUndo(storeOf(database!), tenant, row.id))) throw notNow()
        yield* enqueue(request, row)
      })
      return reply(request)
    },
  })

  app.delete(`${base}/:id`, {
    config: { access: 'member' },
    schema: {
      ...words.remove,
      tags,
      params,
      response: { 204: { description: kind.removed, type: 'null' }, ...errorResponses(400, 401, 403, 404, 409) },
    },
    handler: async (request, response) => {
      const { id } = await own(request)
      const tenant = request.access.tenant!.id
      const store = storeOf(database!)
      await database!.write(tenant, function* () {
        const now = yield* importById(store, tenant, id)
        if (source === 'list' && now?.status === 'takingBack') return
        if (source === 'list' && now?.status === 'writing') return void (yield* cancelWriting(store, tenant, id))
        if (now && now.status !== 'judging' && atWork.includes(now.status)) throw notNow()
        yield* deleteImport(store, tenant, id)
      })
      if (source === 'file') await storage.remove(fileKey(tenant, id))
      return response.status(204).send()
    },
  })

  return { own, reply }
}
