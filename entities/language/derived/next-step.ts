import { statesOf, type Entity } from '../entity.ts'
import type { StateTone } from '../field-kind.ts'
import { matchesCondition, type When } from '../condition.ts'

/** The tones of states from which work goes on. */
const unfinished: readonly (StateTone | undefined)[] = ['waiting', 'underway']

/**
 * The state that a record moves on to if nothing goes wrong: what its entity declares under `steps`, else the first
 * transition of its state, which is the one that people take most. Undefined where nothing is left to do.
 */
export function nextStepOf(entity: Entity, record: Readonly<Record<string, unknown>>): string | undefined {
  const field = statesOf(entity)
  if (!field) return undefined
  const state = String(record[field.name])
  if (!unfinished.includes(field.tones?.[state])) return undefined
  const step = entity.steps?.find(({ from, when = {} }) => from === state && matchesCondition(when as When, record))
  return step?.to ?? field.transitions?.[state]?.[0]
}

/** Whether no transition leads out of a state, and it is not where the work is done: a record stays cancelled. */
export function isDeadEnd(entity: Entity, state: string): boolean {
  const field = statesOf(entity)
  return field?.transitions?.[state]?.length === 0 && field.tones?.[state] !== 'done'
}
