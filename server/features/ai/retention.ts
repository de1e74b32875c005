import { all, run, type Operation } from '../../base/db/query.ts'
import type { Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { promptFailures } from './failure.ts'
import { compileOnce, type AiRequest } from './requests.ts'
import { deleteRevisions } from './revisions.ts'

/**
 * Deletes a request. It still counts towards its day's limit; its texts, revisions and pictures are gone. Returns the
 * files in storage that are no longer needed.
 */
export function* deleteRequest(dialect: Dialect, { id }: AiRequest): Operation<readonly string[]> {
  // First of all, so that whoever is making its pictures adds none after they were deleted.
  yield* run(
    compileOnce(
      installation(dialect)
        .updateTable('ai_request')
        .set({ trashedAt: new Date().toISOString(), prompt: '', english: null })
        .where('id', '=', id),
    ),
  )
  yield* deleteRevisions(dialect, id)
  const pictures = yield* all<{ file: string }>(
    compileOnce(installation(dialect).deleteFrom('ai_picture').where('requestId', '=', id).returning('file')),
  )
  // Of a request that failed on its way, what came goes on counting.
  if (pictures.length > 0)
    yield* run(
      compileOnce(
        installation(dialect)
          .updateTable('ai_request')
          .set({ count: pictures.length, failure: null })
          .where('id', '=', id)
          .where('status', '=', 'failed')
          .where('failure', 'not in', promptFailures),
      ),
    )
  return pictures.map(({ file }) => file)
}

export interface SweepResult {
  readonly requests: number
  /** Files in storage that are no longer needed. */
  readonly files: readonly string[]
}

/** Deletes requests older than a given time, with their pictures and revisions. */
export function* sweepRequests(dialect: Dialect, before: string): Operation<SweepResult> {
  const old = installation(dialect).selectFrom('ai_request').select('id').where('at', '<', before)
  const files = yield* all<{ file: string }>(
    compileOnce(installation(dialect).selectFrom('ai_picture').select('file').where('requestId', 'in', old)),
  )
  const requests = yield* run(compileOnce(installation(dialect).deleteFrom('ai_request').where('at', '<', before)))
  return { requests, files: files.map(({ file }) => file) }
}

/** Which of some files are pictures of requests. */
export function* knownFiles(dialect: Dialect, files: readonly string[]): Operation<ReadonlySet<string>> {
  const known = installation(dialect).selectFrom('ai_picture').select('file').where('file', 'in', files)
  return new Set((yield* all<{ file: string }>(compileOnce(known))).map(({ file }) => file))
}
