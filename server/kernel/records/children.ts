import { maxBulkRecords } from '../../../entities/language/shared/bulk-limit.ts'
import { titleOf } from '../../../entities/language/entity.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, tooManyChildren } from '../../base/errors/api-error.ts'
import type { Change } from './change.ts'
import type { Context } from './context.ts'
import type { Commit, Write } from './entity-hooks.ts'
import type { RecordRow } from './read-row.ts'
import { childrenOf } from './registry.ts'
import { rowsWith } from './rows-with.ts'

/** How many children go to the trash with one record: on SQLite, everybody waits for their transaction. */
const mostAlong = 2 * maxBulkRecords

/**
 * Children go to the trash with their parent, and those that went with it come back with it, in the same change set. One
 * that cannot refuses the whole, and the error names it.
 */
export function* moveChildren(context: Context, { before, after }: Write, commit: Commit): Operation<void> {
  if (!before || !after || before.trashedAt === after.trashedAt) return
  const { trashedAt } = after
  for (const entity of childrenOf(context.entity)) {
    const within: Context = { ...context, entity, parent: after.id }
    const rows = (yield* rowsWith(within, context.entity.name, after.id)).filter(
      (row) => row.trashedAt === before.trashedAt,
    )
    if (rows.length > mostAlong) throw tooManyChildren(mostAlong)
    for (const row of rows)
      yield* commitNaming(
        within,
        row,
        trashedAt === null
          ? { kind: 'restore', id: row.id, expectedVersion: row.version, along: true }
          : { kind: 'delete', id: row.id, trashedAt },
        commit,
      )
  }
}

/** Makes a change that follows from one of another record; an error names the record that it is about. */
export function* commitNaming(context: Context, row: RecordRow, change: Change, commit: Commit): Operation<void> {
  try {
    yield* commit(context, change)()
  } catch (error) {
    throw naming(context, row, error)
  }
}

/** The error with the record that it is about. */
export function naming({ entity }: Context, row: RecordRow, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const title = row[titleOf(entity)]
  const record = { entity: entity.name, id: row.id, title: typeof title === 'string' ? title : null }
  return new ApiError(error.statusCode, error.message, { ...error.data, record })
}
