import { z } from 'zod'
import { field, type Kind, type StateTone } from '../field-kind.ts'

declare const hasTransitions: unique symbol

/** Marks a schema whose value changes along transitions. */
export interface States {
  readonly [hasTransitions]: true
}

/** A choice that changes only along declared transitions; a new record starts in the first state. */
export const states = <const O extends readonly [string, ...string[]]>(
  options: O,
  transitions: { readonly [from in O[number]]: readonly O[number][] },
  { window, tones }: { window?: Kind['window']; tones?: { readonly [state in O[number]]?: StateTone } } = {},
) => {
  const schema = field(z.enum(options), {
    kind: 'states',
    storage: 'text',
    rules: [],
    missingRule: 'selectRequired',
    wrongTypeRule: 'option',
    filter: 'options',
    options,
    transitions,
    initially: options[0],
    sortable: true,
    ...(window && { window }),
    ...(tones && { tones: tones as NonNullable<Kind['tones']> }),
  })
  return schema as typeof schema & States
}

/** The state of what is still being written. Where records start in it, they need only a title. */
export const draftState = 'draft'

/**
 * The states of something that is published. A published record shows from `from` until `until`; publishing with an
 * empty `from` sets it to the current time.
 */
export const publication = (window: { readonly from: string; readonly until: string }) =>
  states(
    ['draft', 'published', 'archived'],
    { draft: ['published'], published: ['draft', 'archived'], archived: ['published'] },
    { window: { ...window, during: 'published' } },
  )
