import type { Values } from '../../../entities/language/input/body.ts'
import { today } from '../../../entities/language/dates/plain-date.ts'
import { statesOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import { isFieldLocked, isRecordLocked, isPastDayClosed } from '../../../entities/language/derived/record-locks.ts'
import { hasValue } from '../../../entities/language/condition.ts'
import { hasTakenEffect } from '../../../entities/language/declaration/versions.ts'
import { conflict } from '../../base/errors/api-error.ts'
import type { Context } from './context.ts'
import type { Row } from './stored-values.ts'

/** Throws if the state change is not declared. */
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

/** Throws unless a new record's state is the initial one or one transition away from it. */
export function assertInitialState({ entity }: Context, values: Values): void {
  const states = statesOf(entity)
  if (states) assertTransition({ entity } as Context, states.options![0], values[states.name])
}

/**
 * Publishing with an empty `from` means now. The time is filled in so that the record is shown and sorted correctly.
 */
export function withPublishDate({ entity }: Context, values: Values, before?: Values): Values {
  const states = statesOf(entity)
  if (!states?.window) return values
  const { from, during } = states.window
  const after = { ...before, ...values }
  if (after[states.name] !== during || hasValue(after[from])) return values
  return { ...values, [from]: new Date().toISOString() }
}

/** Adds the values that are set when a record enters a state. */
export function withStateEntry({ entity, by }: Context, to: string, values: Values, before: Values): Values {
  const timestampFields = (entity.timestamps?.[to] ?? []).filter(
    (name) => !(entity.staffFields?.includes(name) && hasValue(values[name] ?? before[name])),
  )
  return {
    ...values,
    ...entity.onEnter?.[to],
    ...Object.fromEntries(timestampFields.map((name) => [name, timestampValue(entity.fields[name]!, by)])),
  }
}

const timestampValue = ({ kind }: Field, by: string | null): string | null => {
  if (kind === 'account') return by
  return kind === 'date' ? today() : new Date().toISOString()
}

/**
 * Throws if a locked field changes. On a locked record everything except its state is locked, on a record of a past day
 * everything, on a version its number and day.
 */
export function assertUnlocked({ entity }: Context, row: Row, changed: readonly string[]): void {
  const lockedField = changed.find((name) => entity.fields[name] && isFieldLocked(entity, row, name))
  if (lockedField !== undefined) throw conflict([{ path: [lockedField], rule: lockRule(entity, row), params: {} }])
}

function lockRule(entity: Entity, row: Row): string {
  if (isRecordLocked(entity, row)) return 'integrity.publishedLocked'
  return isPastDayClosed(entity, row) ? 'integrity.dayOver' : 'integrity.versionHeld'
}

/** Throws if a version that is or was in force would be turned back into a draft by undoing its publication. */
export function assertNotUnpublished({ entity }: Context, row: Row, values: Values): void {
  const states = statesOf(entity)
  if (states && values[states.name] === states.options![0] && hasTakenEffect(entity, row))
    throw conflict([{ path: [states.name], rule: 'integrity.versionKept', params: {} }], {}, entity.name)
}

/** Throws if the record is in a state in which it cannot be deleted. */
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
