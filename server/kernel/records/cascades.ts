import type { Entity } from '../../../entities/language/entity.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, invalid, stale } from '../../base/errors/api-error.ts'
import { commitNaming, naming } from './children.ts'
import type { Change, RelatedMove } from './change.ts'
import type { Context } from './context.ts'
import type { Commit } from './entity-hooks.ts'
import { findRow, type RecordRow } from './read-row.ts'
import { incomingReferences, isPurgedAlong } from './registry.ts'
import { referencingRows } from './referencing-rows.ts'
import { rowsWith } from './rows-with.ts'
import { toSavedRecord } from './saved-record.ts'

/**
 * Moves the records that are declared to move with this one. Each is an ordinary change under its own rules: if one is
 * refused, so is the whole, and the error names the record.
 */
export function* runCascades(context: Context, change: Change, commit: Commit): Operation<void> {
  if (change.kind !== 'transition' || change.related === 'none') return
  const given = new Map(Object.entries(change.related ?? {}))
  const isRead = [...given.values()].some(({ expectedVersion }) => expectedVersion !== undefined)
  const cascades = (context.entity.cascades?.[change.to] ?? []).filter(
    ({ entity }) => entity.sites[context.tenant.site],
  )
  for (const { entity, field, from, to } of cascades) {
    const moved = within(context, entity)
    for (const { id } of yield* referencingRows(moved, field, change.id, from)) {
      const row = (yield* findRow(moved, id))!
      const related = given.get(id)
      // It came after the caller had read what moves along.
      if (isRead && !related) throw naming(moved, row, staleRow(moved, row))
      yield* move(moved, to, row, commit, related)
      given.delete(id)
    }
  }
  for (const { entity } of isRead ? cascades : []) yield* assertNoneMoved(within(context, entity), given)
  const unknown = [...given.keys()].map((id) => ({ path: ['related', id], rule: 'unknownField', params: {} }))
  if (unknown.length > 0) throw invalid(unknown, context.entity.name)
}

/**
 * Deletes for good, and before it, the records that are declared to go with a purged one; what is live goes to the
 * trash first, so that webhooks report it. So are those in the trash that nobody can delete: they came there along with
 * others.
 */
export function* purgeDependents(context: Context, change: Change, commit: Commit): Operation<void> {
  if (change.kind !== 'purge') return
  for (const { source, reference } of incomingReferences(context.entity, 'cascade')) {
    for (const row of yield* rowsWith(within(context, source), reference.field, change.id)) {
      const dependent = within(context, source, row)
      const { id, version } = row
      const trashed = row.trashedAt === null ? yield* commit(dependent, { kind: 'delete', id })() : { version }
      yield* commit(dependent, { kind: 'purge', id, expectedVersion: trashed.version })()
    }
  }
  for (const { source, reference } of incomingReferences(context.entity).filter(isPurgedAlong)) {
    for (const row of yield* rowsWith(within(context, source), reference.field, change.id))
      yield* commit(within(context, source, row), { kind: 'purge', id: row.id, expectedVersion: row.version })()
  }
}

/** The context of another entity; of a child's row, within its parent. */
const within = (context: Context, entity: Entity, row?: RecordRow): Context => ({
  ...context,
  entity,
  parent: entity.parent && row ? String(row[entity.parent.name]) : undefined,
})

function* move(
  context: Context,
  to: string,
  row: RecordRow,
  commit: Commit,
  { expectedVersion = row.version, values }: Partial<RelatedMove> = {},
): Operation<void> {
  yield* commitNaming(context, row, { kind: 'transition', id: row.id, expectedVersion, to, values }, commit)
}

/** Throws if one of the records that the caller expected to move is in another state by now. */
function* assertNoneMoved(context: Context, expected: ReadonlyMap<string, RelatedMove>): Operation<void> {
  for (const id of expected.keys()) {
    const row = yield* findRow(context, id)
    if (row) throw naming(context, row, staleRow(context, row))
  }
}

const staleRow = (context: Context, row: RecordRow): ApiError => stale(JSON.parse(toSavedRecord(context, row).json))
