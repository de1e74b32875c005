import { sql, type Compilable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { all, first, run, type Operation, type Query } from '../db/query.ts'
import type { Dialect } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'
import type { AiPictureRow, AiRequestRow } from '../db/tables.ts'
import { notFound } from '../errors.ts'

/** What was asked of the AI service, as it is kept. Everything here begins with the account that asked. */
export interface AiRequest extends AiRequestRow {
  readonly pictures: readonly AiPictureRow[]
}

export type NewRequest = Omit<AiRequestRow, 'id' | 'at' | 'status' | 'failure' | 'finishedAt' | 'trashedAt'>

const query = <Row>(built: Compilable<Row>): Query<Row> => statement(built)({})

/** Writes down a request that begins now. */
export function* beginRequest(dialect: Dialect, request: NewRequest): Operation<AiRequest> {
  const row: AiRequestRow = {
    ...request,
    id: uuid(),
    at: new Date().toISOString(),
    status: 'running',
    failure: null,
    finishedAt: null,
    trashedAt: null,
  }
  yield* run(query(installation(dialect).insertInto('ai_request').values(row)))
  return { ...row, pictures: [] }
}

/** What became of a request that was running; one that was ended meanwhile stays as it is. */
export function* endRequest(
  dialect: Dialect,
  id: string,
  end: Pick<AiRequestRow, 'status'> & Partial<Pick<AiRequestRow, 'failure' | 'english'>>,
): Operation<void> {
  yield* run(
    query(
      installation(dialect)
        .updateTable('ai_request')
        .set({ ...end, finishedAt: new Date().toISOString() })
        .where('id', '=', id)
        .where('status', '=', 'running'),
    ),
  )
}

/** What the prompt of a running request is in English. */
export function* keepEnglish(dialect: Dialect, id: string, english: string): Operation<void> {
  yield* run(query(installation(dialect).updateTable('ai_request').set({ english }).where('id', '=', id)))
}

export function* addPicture(dialect: Dialect, picture: AiPictureRow): Operation<void> {
  yield* run(query(installation(dialect).insertInto('ai_picture').values(picture)))
}

/** Notes in which media libraries a picture has been put. */
export function* noteSaved(dialect: Dialect, { requestId, place }: AiPictureRow, savedTo: string): Operation<void> {
  yield* run(
    query(
      installation(dialect)
        .updateTable('ai_picture')
        .set({ savedTo })
        .where('requestId', '=', requestId)
        .where('place', '=', place),
    ),
  )
}

/** One request of an account; anybody else's is not found. */
export function* requestOf(dialect: Dialect, userId: string, id: string): Operation<AiRequest> {
  const row = yield* first<AiRequestRow>(
    query(
      installation(dialect)
        .selectFrom('ai_request')
        .selectAll()
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('trashedAt', 'is', null),
    ),
  )
  if (!row) throw notFound()
  return { ...row, pictures: yield* picturesOf(dialect, [id]) }
}

/** An account's requests of a kind, newest first, and how many there are. */
export function* historyOf(
  dialect: Dialect,
  userId: string,
  kind: AiRequestRow['kind'],
  [from, to]: readonly [number, number],
): Operation<{ readonly requests: readonly AiRequest[]; readonly total: number }> {
  const mine = installation(dialect)
    .selectFrom('ai_request')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('trashedAt', 'is', null)
  const rows = yield* all<AiRequestRow>(
    query(
      mine
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(to - from + 1)
        .offset(from),
    ),
  )
  const counted = yield* first<{ total: number }>(query(mine.select(sql<number>`count(*)`.as('total'))))
  const pictures = yield* picturesOf(
    dialect,
    rows.map(({ id }) => id),
  )
  return {
    requests: rows.map((row) => ({ ...row, pictures: pictures.filter(({ requestId }) => requestId === row.id) })),
    total: Number(counted!.total),
  }
}

function* picturesOf(dialect: Dialect, ids: readonly string[]): Operation<readonly AiPictureRow[]> {
  if (ids.length === 0) return []
  return yield* all<AiPictureRow>(
    query(installation(dialect).selectFrom('ai_picture').selectAll().where('requestId', 'in', ids).orderBy('place')),
  )
}

/** Takes a request out of sight. It still counts for its day; its words and pictures are gone. */
export function* forgetRequest(dialect: Dialect, { id }: AiRequest): Operation<void> {
  yield* run(query(installation(dialect).deleteFrom('ai_picture').where('requestId', '=', id)))
  yield* run(
    query(
      installation(dialect)
        .updateTable('ai_request')
        .set({ trashedAt: new Date().toISOString(), prompt: '', english: null })
        .where('id', '=', id),
    ),
  )
}

/** After a start nothing is running any more: what was, has failed. */
export function* endInterrupted(dialect: Dialect): Operation<void> {
  yield* run(
    query(
      installation(dialect)
        .updateTable('ai_request')
        .set({ status: 'failed', failure: 'interrupted', finishedAt: new Date().toISOString() })
        .where('status', '=', 'running'),
    ),
  )
}

/** Deletes what is older than an instant; answers the files that nobody needs any more. */
export function* sweepRequests(dialect: Dialect, before: string): Operation<readonly string[]> {
  const old = installation(dialect).selectFrom('ai_request').select('id').where('at', '<', before)
  const files = yield* all<{ file: string }>(
    query(installation(dialect).selectFrom('ai_picture').select('file').where('requestId', 'in', old)),
  )
  yield* run(query(installation(dialect).deleteFrom('ai_picture').where('requestId', 'in', old)))
  yield* run(query(installation(dialect).deleteFrom('ai_request').where('at', '<', before)))
  return files.map(({ file }) => file)
}
