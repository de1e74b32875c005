import { v7 as uuid } from 'uuid'
import { first, run, type Operation } from '../../base/db/query.ts'
import type { Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import type { AiPictureRow, AiRequestRow, AiRevisionRow } from './tables.ts'
import { conflict, stale } from '../../base/errors/api-error.ts'
import { leaseTime, compileOnce, savedCopies, type AiRequest, type SavedCopy } from './requests.ts'
import { writeRevision, type RevisionAuthor } from './revisions.ts'

export type NewRequest = Omit<
  AiRequestRow,
  'id' | 'at' | 'status' | 'failure' | 'finishedAt' | 'version' | 'trashedAt' | 'leaseExpiresAt'
>

/** Records a request that starts now. */
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

/** Records the outcome of a running request; one that has already ended is left alone. */
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

/** Saves the English prompt of a running request; false if it has ended or is deleted. */
export function* saveEnglish(
  dialect: Dialect,
  id: string,
  english: string,
  author: RevisionAuthor,
): Operation<boolean> {
  const row = yield* rowOf(dialect, id)
  if (row?.status !== 'running') return false
  return (yield* changeRequest(dialect, row, { english }, 'update', author)) !== undefined
}

/**
 * Changes a translation's English, unless it has changed since the given version; earlier texts stay in the revisions.
 */
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

/** Updates a request to its next version; undefined if something else did so in the meantime. */
function* changeRequest(
  dialect: Dialect,
  current: AiRequestRow,
  change: Partial<AiRequestRow>,
  action: AiRevisionRow['action'],
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

/**
 * Adds a picture to a running request; false if that has ended or is deleted, by another server for instance. The request
 * is locked by being written, so that neither happens in between.
 */
export function* addPicture(dialect: Dialect, picture: AiPictureRow): Operation<boolean> {
  const locked = yield* run(
    compileOnce(
      installation(dialect)
        .updateTable('ai_request')
        .set(({ ref }) => ({ leaseExpiresAt: ref('leaseExpiresAt') }))
        .where('id', '=', picture.requestId)
        .where('status', '=', 'running')
        .where('trashedAt', 'is', null),
    ),
  )
  if (locked === 0) return false
  yield* run(compileOnce(installation(dialect).insertInto('ai_picture').values(picture)))
  return true
}

/**
 * Records that a picture has been saved to a media library; false if the picture is gone. It is locked by being written
 * before it is read, so that of several saves at a time each is kept.
 */
export function* recordSaved(
  dialect: Dialect,
  { requestId, place }: AiPictureRow,
  copy: SavedCopy,
): Operation<boolean> {
  const update = installation(dialect)
    .updateTable('ai_picture')
    .where('requestId', '=', requestId)
    .where('place', '=', place)
  const locked = yield* first<Pick<AiPictureRow, 'savedTo'>>(
    compileOnce(update.set(({ ref }) => ({ savedTo: ref('savedTo') })).returning('savedTo')),
  )
  if (!locked) return false
  yield* run(compileOnce(update.set({ savedTo: JSON.stringify([...savedCopies(locked), copy]) })))
  return true
}
