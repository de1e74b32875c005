import { statesOf, type Entity } from '../entity.ts'

/** By which field records are shown to the public and hidden from it. */
export interface Publishing {
  readonly field: string
  /** The value with which the public sees a record, and one with which it does not. */
  readonly shown: unknown
  readonly hidden: unknown
  /** Whether the field has states, which change by transitions. */
  readonly isState: boolean
}

/**
 * How records of an entity are published and withdrawn: by a move between its states, or by a toggle. Undefined where the
 * public sees all records, or none.
 */
export function publishingOf(entity: Entity): Publishing | undefined {
  const { public: visibility, fields } = entity
  if (!visibility || visibility.when === 'always' || entity.parent || entity.versions) return undefined
  const states = statesOf(entity)
  const visible = (name: string): readonly unknown[] => [visibility.when[name as never]].flat()
  if (states && Object.hasOwn(visibility.when, states.name)) {
    const shown = visible(states.name)
    const hidden = (states.transitions?.[String(shown[0])] ?? []).filter((state) => !shown.includes(state))
    // The last one is where records end: `archived` rather than `draft`.
    return hidden.length > 0 ? { field: states.name, shown: shown[0], hidden: hidden.at(-1), isState: true } : undefined
  }
  const toggle = Object.keys(visibility.when).find((name) => fields[name]?.kind === 'toggle')
  if (toggle === undefined) return undefined
  const shown = visible(toggle)[0] === true
  return { field: toggle, shown, hidden: !shown, isState: false }
}
