import { sql, type Compilable } from 'kysely'
import { all, first, type Operation, type Query } from '../../base/db/query.ts'
import type { Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import type { AiPictureRow, AiRequestRow } from './tables.ts'
import { notFound } from '../../base/errors/api-error.ts'

/** A stored request to the AI service. All access to requests starts from the account that made them. */
export interface AiRequest extends AiRequestRow {
  readonly pictures: readonly AiPictureRow[]
}

/** A copy of a picture in the media library of a tenant, named by the tenant's slug. */
export interface SavedCopy {
  readonly tenant: string
  readonly src: string
}

/** The copies of a picture, in the order they were saved. */
export const savedCopies = ({ savedTo }: Pick<AiPictureRow, 'savedTo'>): readonly SavedCopy[] =>
  savedTo === null ? [] : (JSON.parse(savedTo) as SavedCopy[])

/** How long a server keeps a request without renewing its lease, in milliseconds. */
export const leaseTime = 60_000

/** Compiles a query that takes no bindings. */
export const compileOnce = <Row>(built: Compilable<Row>): Query<Row> => statement(built)({})

/** An account's request of a kind; other accounts' requests are not found. */
export function* readRequest(
  dialect: Dialect,
  userId: string,
  id: string,
  kind: AiRequestRow['kind'],
): Operation<AiRequest> {
  const row = yield* first<AiRequestRow>(
    compileOnce(
      installation(dialect)
        .selectFrom('ai_request')
        .selectAll()
        .where('userId', '=', userId)
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('trashedAt', 'is', null),
    ),
  )
  if (!row) throw notFound()
  return { ...row, pictures: yield* picturesOf(dialect, [id]) }
}

/** An account's requests of a kind, newest first, and the total. */
export function* readHistory(
  dialect: Dialect,
  userId: string,
  kind: AiRequestRow['kind'],
  [from, to]: readonly [number, number],
): Operation<{ readonly requests: readonly AiRequest[]; readonly total: number }> {
  const ownRequests = installation(dialect)
    .selectFrom('ai_request')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('trashedAt', 'is', null)
  const rows = yield* all<AiRequestRow>(
    compileOnce(
      ownRequests
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(to - from + 1)
        .offset(from),
    ),
  )
  const counted = yield* first<{ total: number }>(compileOnce(ownRequests.select(sql<number>`count(*)`.as('total'))))
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
    compileOnce(
      installation(dialect).selectFrom('ai_picture').selectAll().where('requestId', 'in', ids).orderBy('place'),
    ),
  )
}
