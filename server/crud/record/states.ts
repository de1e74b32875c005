import type { Values } from '../../../entities/body.ts'
import { today } from '../../../entities/calendar.ts'
import { statesOf, type Entity, type Field } from '../../../entities/entity.ts'
import { isHeld, isLocked, isOver } from '../../../entities/held.ts'
import { isGiven } from '../../../entities/record-rules/condition.ts'
import { isKeptVersion } from '../../../entities/versions.ts'
import { conflict } from '../../errors.ts'
import type { Context } from '../context.ts'
import type { Row } from './row.ts'

/** Refuses a change of state that is not declared. */
export function assertTransition({ entity }: Context, from: unknown, to: unknown): void {
  const states = statesOf(entity)
  if (!states || to === undefined || to === from) return
  if (!states.transitions![String(from)]?.includes(String(to))) {
    throw conflict(
      [{ path: [states.name], rule: 'integrity.transitionNotAllowed', params: { from: String(from), to: String(to) } }],
      {},
      entity.name,
    )
  }
}

/** Refuses a new record in a state that is neither the first nor one step from it. */
export function assertFirstState({ entity }: Context, values: Values): void {
  const states = statesOf(entity)
  if (states) assertTransition({ entity } as Context, states.options![0], values[states.name])
}

/** Publishing with an empty `from` means now: the moment is stamped, so that it shows and sorts. */
export function stamped({ entity }: Context, values: Values, before?: Values): Values {
  const states = statesOf(entity)
  if (!states?.window) return values
  const { from, during } = states.window
  const after = { ...before, ...values }
  if (after[states.name] !== during || isGiven(after[from])) return values
  return { ...values, [from]: new Date().toISOString() }
}

/** What is noted of a record that enters a state, beside the values it enters with. */
export function noted({ entity, by }: Context, to: string, values: Values, before: Values): Values {
  const marks = (entity.stamps?.[to] ?? []).filter(
    (name) => !(entity.working?.includes(name) && isGiven(values[name] ?? before[name])),
  )
  return {
    ...values,
    ...entity.entering?.[to],
    ...Object.fromEntries(marks.map((name) => [name, markOf(entity.fields[name]!, by)])),
  }
}

const markOf = ({ kind }: Field, by: string | null): string | null => {
  if (kind === 'account') return by
  return kind === 'date' ? today() : new Date().toISOString()
}

/** Refuses a change of what stands as it is: anything but its state of a record that is locked, all of one whose day is over, a version's number and day. */
export function assertUnlocked({ entity }: Context, row: Row, changed: readonly string[]): void {
  const held = changed.find((name) => entity.fields[name] && isHeld(entity, row, name))
  if (held !== undefined) throw conflict([{ path: [held], rule: heldRule(entity, row), params: {} }])
}

function heldRule(entity: Entity, row: Row): string {
  if (isLocked(entity, row)) return 'integrity.publishedLocked'
  return isOver(entity, row) ? 'integrity.dayOver' : 'integrity.versionHeld'
}

/** Refuses to make a draft again of a version that is or was in force, by taking its publication back. */
export function assertStillPublished({ entity }: Context, row: Row, values: Values): void {
  const states = statesOf(entity)
  if (states && values[states.name] === states.options![0] && isKeptVersion(entity, row))
    throw conflict([{ path: [states.name], rule: 'integrity.versionKept', params: {} }], {}, entity.name)
}

/** Refuses the deletion of a record in a state that forbids it. */
export function assertDeletable({ entity }: Context, row: Row): void {
  for (const [field, states] of Object.entries(entity.undeletable ?? {})) {
    if (states!.includes(String(row[field]))) {
      const issue = entity.versions
        ? { rule: 'integrity.versionKept', params: {} }
        : { rule: 'undeletable', params: { state: String(row[field]) } }
      throw conflict([{ path: [field], ...issue }], {}, entity.name)
    }
  }
}
