import { all, run, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { compileOnce, type AiRequest } from './requests.ts'
import { deleteRevisions } from './revisions.ts'

/** Takes a request out of sight. It still counts for its day; its words, their revisions and its pictures are gone. */
export function* deleteRequest(dialect: Dialect, { id }: AiRequest): Operation<void> {
  yield* run(compileOnce(installation(dialect).deleteFrom('ai_picture').where('requestId', '=', id)))
  yield* deleteRevisions(dialect, id)
  yield* run(
    compileOnce(
      installation(dialect)
        .updateTable('ai_request')
        .set({ trashedAt: new Date().toISOString(), prompt: '', english: null })
        .where('id', '=', id),
    ),
  )
}

/** What was deleted because it was old. */
export interface SweepResult {
  readonly requests: number
  /** The files that nobody needs any more. */
  readonly files: readonly string[]
}

/** Deletes what is older than an instant, with its pictures and revisions. */
export function* sweepRequests(dialect: Dialect, before: string): Operation<SweepResult> {
  const old = installation(dialect).selectFrom('ai_request').select('id').where('at', '<', before)
  const files = yield* all<{ file: string }>(
    compileOnce(installation(dialect).selectFrom('ai_picture').select('file').where('requestId', 'in', old)),
  )
  const requests = yield* run(compileOnce(installation(dialect).deleteFrom('ai_request').where('at', '<', before)))
  return { requests, files: files.map(({ file }) => file) }
}
