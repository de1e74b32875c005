import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Operation, Query } from '../../base/db/query.ts'
import type { ChangeSet } from './change-set.ts'
import type { Context } from './context.ts'
import type { EntityHooks, Write } from './entity-hooks.ts'
import { perEntity } from './per-entity.ts'

/**
 * What a feature does with the changes of records, in their transactions. Each part is optional; a participant takes
 * part only in changes of the entities that it concerns, and costs nothing for others.
 */
export interface Participant {
  readonly name: string
  /** Whether it concerns an entity, by its declaration alone; by default, it concerns all. */
  readonly concerns?: (entity: Entity) => boolean
  /** The values of a change with what is known of what they refer to outside the records. Throws if that is not there. */
  readonly resolve?: (context: Context, values: Values) => Operation<Values>
  /** The values of an earlier version without what is gone since. */
  readonly withoutLost?: (context: Context, values: Values) => Operation<Values>
  /** What `after` asks the database whenever a record is changed; sent along with the read of the record. */
  readonly question?: (context: Context) => Query
  /** Writes what is derived from a record, just before its row is written. `changed` names the columns that change. */
  readonly with?: (context: Context, write: StoredWrite, changed: readonly string[]) => Operation<void>
  /**
   * Follows a change that was made, with its effects and its revision. `answer` has the rows of its question; undefined
   * where there was no read to send it along with.
   */
  readonly after?: (context: Context, write: Write, answer?: readonly unknown[]) => Operation<void>
  /** Removes what belongs to a record that is removed for good. */
  readonly removed?: (context: Context, id: string) => Operation<void>
  /** Follows a change of the draft that a published record has beside it, also when one is begun or has ended. */
  readonly drafted?: (context: Context, id: string) => Operation<void>
  /**
   * Follows the undo of a change set, which is itself the change set of the context. `left` has the ids of records that
   * stayed as they are.
   */
  readonly undone?: (
    context: Omit<Context, 'entity' | 'parent'> & { readonly changeSet: ChangeSet },
    undone: string,
    left: ReadonlySet<string>,
  ) => Operation<void>
}

/** A write that leaves a row behind. */
export type StoredWrite = Write & { readonly after: NonNullable<Write['after']> }

interface Behaviour {
  readonly participants: readonly Participant[]
  /** The hooks of single entities, by name. */
  readonly hooks: Readonly<Record<string, EntityHooks>>
}

let behaviour: Behaviour | undefined

/** Says once, at the start of the program, what takes part in every change, and in which order. */
export function registerBehaviour(registered: Behaviour): void {
  behaviour = registered
}

function registered(): Behaviour {
  if (!behaviour) throw new Error('No change can be made before server/features.ts is loaded.')
  return behaviour
}

/** The participants that an entity's changes have, by what they do. */
export const participantsOf = perEntity((entity) => {
  const concerned = registered().participants.filter(({ concerns }) => concerns?.(entity) ?? true)
  const having = <K extends keyof Participant>(part: K) =>
    concerned.filter((each): each is Participant & Required<Pick<Participant, K>> => each[part] !== undefined)
  return {
    resolve: having('resolve'),
    withoutLost: having('withoutLost'),
    question: having('question'),
    with: having('with'),
    after: having('after'),
    removed: having('removed'),
    drafted: having('drafted'),
  }
})

/** The values of a change as all participants resolve them. */
export function* resolveValues(context: Context, values: Values): Operation<Values> {
  let resolved = values
  for (const { resolve } of participantsOf(context.entity).resolve) resolved = yield* resolve(context, resolved)
  return resolved
}

/** Follows the undo of a change set for all participants. */
export function* followUndo(...undo: Parameters<NonNullable<Participant['undone']>>): Operation<void> {
  for (const { undone } of registered().participants) if (undone) yield* undone(...undo)
}

/** Removes what all participants keep of a record. */
export function* removeBelongings(context: Context, id: string): Operation<void> {
  for (const { removed } of participantsOf(context.entity).removed) yield* removed(context, id)
}

const noHooks: EntityHooks = {}

/** The hooks of an entity. */
export const hooksOf = ({ name }: Entity): EntityHooks => {
  const { hooks } = registered()
  return Object.hasOwn(hooks, name) ? hooks[name]! : noHooks
}
