import { titleOf } from '../../entities/language/entity.ts'
import type { Operation } from '../db/query.ts'
import { ApiError, invalid } from '../errors/api-error.ts'
import type { Change } from './change.ts'
import type { Context } from './context.ts'
import type { Commit } from './entity-hooks.ts'
import { findRow } from './read-row.ts'
import { referencingRows } from './referencing-rows.ts'

/**
 * Moves the records that are declared to move with this one. Each is an ordinary change under its own rules: if one is
 * refused, so is the whole, and the error names the record.
 */
export function* runCascades(context: Context, change: Change, commit: Commit): Operation<void> {
  if (change.kind !== 'transition' || change.related === 'none') return
  const given = new Map(Object.entries(change.related ?? {}))
  for (const cascade of context.entity.cascades?.[change.to] ?? []) {
    if (!cascade.entity.sites[context.tenant.site]) continue
    const moved: Context = { ...context, entity: cascade.entity, parent: undefined }
    for (const { id } of yield* referencingRows(moved, cascade.field, change.id, cascade.from)) {
      yield* move(moved, cascade.to, id, given.get(id), commit)
      given.delete(id)
    }
  }
  const unknown = [...given.keys()].map((id) => ({ path: ['related', id], rule: 'unknownField', params: {} }))
  if (unknown.length > 0) throw invalid(unknown, context.entity.name)
}

function* move(
  context: Context,
  to: string,
  id: string,
  values: Readonly<Record<string, unknown>> | undefined,
  commit: Commit,
): Operation<void> {
  const { entity } = context
  const { version, [titleOf(entity)]: title } = (yield* findRow(context, id))!
  try {
    yield* commit(context, { kind: 'transition', id, expectedVersion: version, to, values })()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const record = { entity: entity.name, id, title: typeof title === 'string' ? title : null }
    throw new ApiError(error.statusCode, error.message, { ...error.data, record })
  }
}
