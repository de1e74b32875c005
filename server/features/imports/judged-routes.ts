import { ApiError, notFound } from '../../base/errors/api-error.ts'
import type { Storage } from '../../base/storage/storage.ts'
import type { judgedOperations, ShownProgress, ShownRow } from '../../../entities/system/judged.ts'
import { actorOfSession } from '../../kernel/auth/accounts.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { assertFreshSession } from '../../kernel/auth/fresh-session.ts'
import type { Context } from '../../kernel/records/context.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import type { Call, MemberCall } from '../../kernel/system-records/operations.ts'
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
} from './import-files.ts'
import { assertUndoable, beginUndo, beginWriting, cancelWriting, enqueueImport } from './run-import.ts'

const rowAnswer = ({ number, record, title, outcome, findings }: JudgedRow): ShownRow => {
  const found: readonly unknown[] = findings ?? []
  return {
    number,
    record,
    title,
    issues: outcome === 'refused' ? (found as readonly RowIssue[]) : [],
    changes: outcome === 'changed' ? (found as readonly RowChange[]) : [],
    gaps: outcome === 'created' ? (found as readonly string[]) : [],
  }
}

export function progressOf(row: ImportRow): ShownProgress {
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
    stopped: stopped ?? null,
    left: left ?? [],
    leftInAll: leftInAll ?? left?.length ?? 0,
  }
}

type Operations = ReturnType<typeof judgedOperations>
type JudgedCall<N extends keyof Operations> = Call<'member', string, Operations[N]>

/** What differs between the imports of files and the edits of lists, where both are judged, written and undone. */
interface JudgedKind<Answer> {
  readonly source: ImportRow['source']
  answerOf(row: ImportRow, call: MemberCall, isListed?: boolean): Answer
  /** Throws 404 where the tenant's site does not offer it, or no longer. */
  assertOffered(row: ImportRow, call: MemberCall): void
  contextOf(row: ImportRow, call: MemberCall): Promise<Context> | Context
  /** One that is not in the status for it, or was judged again since the caller looked at it. */
  notNow(row?: ImportRow): ApiError
  /** One of which the rows are gone. */
  expired(): ApiError
}

/** Old and new values of personal fields are shown only to whoever has signed in recently, as in exports. */
export const assertFresh = async ({ store, request }: MemberCall, isPersonal: boolean): Promise<void> => {
  if (isPersonal) await assertFreshSession(store.database, request.access.sessionId)
}

/** Reads what an id stands for if it is of this kind and the caller's own; throws 404 for anybody else's. */
export async function ownImport(
  { store, tenant, user, read }: MemberCall,
  id: string,
  source: ImportRow['source'],
): Promise<ImportRow> {
  const row = await read(() => importById(store, tenant.id, id))
  // An entity may have been dropped since.
  if (!row || row.source !== source || row.owner !== user.id || !entityByName(row.entity)) throw notFound()
  return row
}

/** What the operations on one's imports, or bulk edits, do, from the list of them to the undo of one. */
export function judgedHandlers<Answer>(storage: Storage, kind: JudgedKind<Answer>) {
  const { source, answerOf, notNow, expired } = kind
  const own = (call: MemberCall, id: string) => ownImport(call, id, source)
  const reply = async (call: MemberCall, id: string) => answerOf(await own(call, id), call)

  /** Adds a job; the end of an import is recorded in the audit log. */
  function* enqueue({ request, store, tenant, user }: MemberCall, { id }: ImportRow) {
    const { dialect } = store.database
    const asked = source === 'file' && {
      slug: tenant.slug,
      ...(yield* actorOfSession(dialect, request.access.sessionId, user.id)),
      ...requestOrigin(request),
    }
    yield* enqueueImport(dialect, request.access, id, asked || undefined)
  }

  return {
    async list(call: JudgedCall<'list'>) {
      const { store, tenant, user, read } = call
      const rows = await read(() => importsOf(store, tenant.id, user.id, source))
      // An entity may have been given up since.
      return rows.filter(({ entity }) => entityByName(entity)).map((row) => answerOf(row, call, true))
    },

    read: (call: JudgedCall<'read'>) => reply(call, call.params.id),

    async rows(call: JudgedCall<'rows'>) {
      const { store, tenant, params, query, read } = call
      const row = await own(call, params.id)
      if (source === 'file' && isExpired(row)) throw expired()
      await assertFresh(call, row.isPersonal)
      const page = { outcomes: [query.outcome], after: query.after ?? 0, most: 50, isReported: true }
      return (await read(() => rowsAfter(store, tenant.id, row.id, page))).map(rowAnswer)
    },

    async write(call: JudgedCall<'write'>) {
      const { store, tenant, params, body, write } = call
      const row = await own(call, params.id)
      kind.assertOffered(row, call)
      if (source === 'file' ? isExpired(row) : reportedStatus(row) === 'expired') throw expired()
      const { judgedAt, withoutRefused = false } = body
      if (row.finishedAt !== judgedAt) throw notNow(row)
      if (row.created + row.changed === 0 || (row.refused > 0 && !withoutRefused)) throw notNow()
      await assertFresh(call, row.isPersonal)
      await write(function* () {
        if (!(yield* beginWriting(store, tenant.id, row.id, judgedAt)))
          throw notNow(yield* importById(store, tenant.id, row.id))
        yield* enqueue(call, row)
      })
      return reply(call, params.id)
    },

    async undo(call: JudgedCall<'undo'>) {
      const { store, tenant, params, write } = call
      const row = await own(call, params.id)
      if (row.status !== 'done') throw notNow()
      await assertUndoable(await kind.contextOf(row, call), row)
      await write(function* () {
        if (!(yield* beginUndo(store, tenant.id, row.id))) throw notNow()
        yield* enqueue(call, row)
      })
      return reply(call, params.id)
    },

    async remove(call: JudgedCall<'remove'>) {
      const { store, tenant, params, write } = call
      const { id } = await own(call, params.id)
      await write(function* () {
        const now = yield* importById(store, tenant.id, id)
        if (source === 'list' && now?.status === 'takingBack') return
        if (source === 'list' && now?.status === 'writing') return void (yield* cancelWriting(store, tenant.id, id))
        if (now && now.status !== 'judging' && atWork.includes(now.status)) throw notNow()
        yield* deleteImport(store, tenant.id, id)
      })
      if (source === 'file') await storage.remove(fileKey(tenant.id, id))
    },
  }
}
