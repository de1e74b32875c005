import { v7 as uuid } from 'uuid'
import { first, run, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import type { Action, AiPictureRow, AiRequestRow } from '../db/tables.ts'
import { conflict, stale } from '../errors/api-error.ts'
import { leaseTime, compileOnce, type AiRequest } from './requests.ts'
import { writeRevision, type RevisionAuthor } from './revisions.ts'

export type NewRequest = Omit<
  AiRequestRow,
  'id' | 'at' | 'status' | 'failure' | 'finishedAt' | 'version' | 'trashedAt' | 'leaseExpiresAt'
>

/** Writes down a request that begins now. */
export function* beginRequest(dialect: Dialect, request: NewRequest, author: RevisionAuthor): Operation<AiRequest> {
  const now = Date.now()
  const row: AiRequestRow = {
    ...request,
    id: uuid(),
    at: new Date(now).toISOString(),
    status: 'running',
    failure: null,
    finishedAt: null,
    version: 1,
    trashedAt: null,
    leaseExpiresAt: new Date(now + leaseTime).toISOString(),
  }
  yield* run(compileOnce(installation(dialect).insertInto('ai_request').values(row)))
  yield* writeRevision(dialect, row, 'create', author)
  return { ...row, pictures: [] }
}

/** What became of a request that was running; one that was ended meanwhile stays as it is. */
export function* endRequest(
  dialect: Dialect,
  id: string,
  end: Pick<AiRequestRow, 'status'> & Partial<Pick<AiRequestRow, 'failure' | 'english'>>,
  author: RevisionAuthor,
): Operation<AiRequestRow | undefined> {
  const row = yield* rowOf(dialect, id)
  if (row?.status !== 'running') return undefined
  return yield* changeRequest(dialect, row, { ...end, finishedAt: new Date().toISOString() }, 'transition', author)
}

/** What the prompt of a running request is in English. */
export function* saveEnglish(dialect: Dialect, id: string, english: string, author: RevisionAuthor): Operation<void> {
  const row = yield* rowOf(dialect, id)
  if (row) yield* changeRequest(dialect, row, { english }, 'update', author)
}

/** Another English for a translation, if nobody wrote one since the version given; what it was stays in its revisions. */
export function* editEnglish(
  dialect: Dialect,
  request: AiRequest,
  { english, version }: { readonly english: string; readonly version: number },
  author: RevisionAuthor,
): Operation<AiRequest> {
  const { pictures, ...row } = request
  if (row.status !== 'done') throw conflict([{ path: [], rule: 'invalid', params: {} }])
  const changed = version === row.version && (yield* changeRequest(dialect, row, { english }, 'update', author))
  if (!changed) throw stale({ ...row })
  return { ...changed, pictures }
}

/** Changes a request to its next version; undefined when something else did so meanwhile. */
function* changeRequest(
  dialect: Dialect,
  current: AiRequestRow,
  change: Partial<AiRequestRow>,
  action: Action,
  author: RevisionAuthor,
): Operation<AiRequestRow | undefined> {
  const version = current.version + 1
  const changed = yield* run(
    compileOnce(
      installation(dialect)
        .updateTable('ai_request')
        .set({ ...change, version })
        .where('id', '=', current.id)
        .where('version', '=', current.version)
        .where('trashedAt', 'is', null),
    ),
  )
  if (changed === 0) return undefined
  const row = { ...current, ...change, version }
  yield* writeRevision(dialect, row, action, author)
  return row
}

const rowOf = (dialect: Dialect, id: string): Operation<AiRequestRow | undefined> =>
  first<AiRequestRow>(
    compileOnce(
      installation(dialect).selectFrom('ai_request').selectAll().where('id', '=', id).where('trashedAt', 'is', null),
    ),
  )

export function* addPicture(dialect: Dialect, picture: AiPictureRow): Operation<void> {
  yield* run(compileOnce(installation(dialect).insertInto('ai_picture').values(picture)))
}

/** Notes in which media libraries a picture has been put. */
export function* recordSaved(dialect: Dialect, { requestId, place }: AiPictureRow, savedTo: string): Operation<void> {
  yield* run(
    compileOnce(
      installation(dialect)
        .updateTable('ai_picture')
        .set({ savedTo })
        .where('requestId', '=', requestId)
        .where('place', '=', place),
    ),
  )
}
