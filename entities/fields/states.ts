import { z } from 'zod'
import { field, type Kind } from '../kind.ts'

/** A choice that moves along declared transitions only; the first state is the one a record starts with. */
export const states = <const O extends readonly [string, ...string[]]>(
  options: O,
  transitions: { readonly [from in O[number]]: readonly O[number][] },
  window?: Kind['window'],
) =>
  field(z.enum(options), {
    kind: 'states',
    storage: 'text',
    rules: [],
    missing: 'selectRequired',
    mistyped: 'option',
    options,
    transitions,
    initially: options[0],
    sortable: true,
    ...(window && { window }),
  })

/**
 * The states of something that is published. A published record shows from `from` until `until`;
 * publishing with an empty `from` stamps it.
 */
export const publication = (window: { readonly from: string; readonly until: string }) =>
  states(
    ['draft', 'published', 'archived'],
    { draft: ['published'], published: ['draft', 'archived'], archived: ['published'] },
    { ...window, during: 'published' },
  )
