import { event } from '../../../../entities/events/event.ts'
import { maximumOf } from '../../../../entities/language/rule.ts'
import type { Operation } from '../../../base/db/query.ts'
import { placesHeld } from '../../../../entities/events/places-held.ts'
import { conflict } from '../../../base/errors/api-error.ts'
import type { Context } from '../../../kernel/records/context.ts'
import type { Commit, EntityHooks } from '../../../kernel/records/entity-hooks.ts'
import { findRow, type RecordRow } from '../../../kernel/records/read-row.ts'
import { referencingSum } from '../../../kernel/records/referencing-sum.ts'

export const hooks = {
  /**
   * An application holds places of its event until it is cancelled: they are taken from those that remain, and go back.
   * An imported one took its places elsewhere.
   */
  *effect(context, { kind, before, after }, commit) {
    const current = after ?? before
    if (!current || kind === 'import') return
    const difference = placesOf(before) - placesOf(after)
    if (difference !== 0)
      yield* changeRemaining({ ...context, entity: event }, commit, String(current.event), difference)
  },
} satisfies EntityHooks

const placesOf = (row: RecordRow | undefined): number =>
  !row || row.status === 'cancelled' || row.trashedAt !== null ? 0 : Number(row.people)

/**
 * An event without a limit has no places that remain. Never more remain than its applications leave of its capacity, which
 * staff may have lowered.
 */
function* changeRemaining(context: Context, commit: Commit, id: string, difference: number): Operation<void> {
  const row = yield* findRow(context, id)
  if (!row || row.remaining === null) return
  const free =
    row.capacity === null
      ? maximumOf(event.fields['remaining']!)
      : Number(row.capacity) - (yield* referencingSum(context, placesHeld, id))
  const remaining = Math.min(Number(row.remaining) + difference, free)
  const left = Math.max(0, remaining - difference)
  if (difference < 0 && remaining < 0)
    throw conflict([{ path: ['people'], rule: 'integrity.placesLeft', params: { max: left, left } }], {}, 'application')
  yield* commit(context, {
    kind: 'update',
    id,
    form: 'record',
    trashed: true,
    values: { remaining: Math.max(0, remaining) },
  })()
}
