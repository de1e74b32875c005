import { matchesCondition } from '../condition.ts'
import { statesOf, type Entity, type Field } from '../entity.ts'
import type { SiteSlug } from '../../installation.ts'
import { formFields, siteFields } from '../site-fields.ts'

/** The form of a transition to a state: the fields that may be filled in on the way. */
export interface TransitionForm {
  readonly to: string
}

/**
 * The fields of a form at a site. That of a transition has the staff fields, and of the edit form those that the rules of
 * the state ask for.
 */
export function fieldsOf(
  entity: Entity,
  form: 'create' | 'edit' | 'staff' | TransitionForm,
  site: SiteSlug,
): readonly Field[] {
  if (typeof form === 'string') return formFields(entity, form, site)
  const names = transitionFields(entity, form.to)
  return siteFields(entity, site).filter(({ name }) => names.includes(name))
}

/** The names of the fields that may be filled in when a record enters a state, at any site. */
export const transitionFields = (entity: Entity, to: string): readonly string[] => [
  ...(entity.staffFields ?? []),
  ...askedFields(entity, to),
]

/**
 * The fields of the edit form that rules between fields ask for because of a state: those of `requiredWhen('note', { status:
 * 'lost' })`, for instance. What is set once or is derived is not among them.
 */
export function askedFields(entity: Entity, to: string): readonly string[] {
  const states = statesOf(entity)
  const { edit, staffFields = [], fixed = [], derived = {} } = entity
  if (!states || !edit) return []
  const asked = (entity.rules ?? []).flatMap(({ when = {}, at, oneOf = [] }) => {
    const expected = when[states.name]
    return expected !== undefined && matchesCondition({ [states.name]: expected }, { [states.name]: to })
      ? [at, ...oneOf]
      : []
  })
  const isFilledIn = (name: string): boolean =>
    name !== states.name && !staffFields.includes(name) && !fixed.includes(name) && !derived[name]
  return [...new Set(asked)].filter((name) => isFilledIn(name) && (!Array.isArray(edit) || edit.includes(name)))
}
