import { z } from 'zod'
import { field, type Kind, type StateTone } from '../field-kind.ts'

declare const hasTransitions: unique symbol

/** Marks a schema whose value changes along transitions. */
export interface States {
  readonly [hasTransitions]: true
}

interface StatesOptions<O extends readonly string[]> {
  /** The fields of the period in which the state `during` shows: `{ from, until, during }`. */
  readonly window?: NonNullable<Kind['window']>
  /** What states mean, which decides their colour: `waiting`, `underway`, `live`, `done`, `paused`, `failed` or `ended`. */
  readonly tones?: { readonly [state in O[number]]?: StateTone }
}

/**
 * A choice that changes only along declared transitions. A new record starts in the first state.
 *
 * @remarks A coloured pill. Forms show it, and buttons of the record change it.
 * @param options The states, in order.
 * @param transitions From each state, those that can follow it.
 * @example states(['new', 'open', 'done'], { new: ['open'], open: ['done'], done: ['open'] })
 */
export const states = <const O extends readonly [string, ...string[]]>(
  options: O,
  transitions: { readonly [from in O[number]]: readonly O[number][] },
  { window, tones }: StatesOptions<O> = {},
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

interface PublicationOptions {
  /** The `dateTime()` from when it shows. Publishing fills in the present time where it is empty. */
  readonly from: string
  /** The `dateTime()` until when it shows; always where it is empty. */
  readonly until: string
}

/**
 * The states of something that is published: draft, published, archived. As a draft it needs only its title.
 *
 * @remarks A coloured pill, which also says scheduled and expired. The form has buttons to publish.
 * @example publication({ from: 'publishAt', until: 'unpublishAt' })
 */
export const publication = (window: PublicationOptions) =>
  states(
    ['draft', 'published', 'archived'],
    { draft: ['published'], published: ['draft', 'archived'], archived: ['published'] },
    { window: { ...window, during: 'published' } },
  )
