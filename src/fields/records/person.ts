import type { Field } from '../../../entities/entity.ts'

/** The list in which the person of an account field is looked up: all accounts, or the members of the tenant. */
export const peopleOf = ({ colleague }: Pick<Field, 'colleague'>): 'account' | 'colleague' =>
  colleague ? 'colleague' : 'account'

/** What a field points at: an entity, or a list of people. */
export const targetOf = (field: Field): string | undefined =>
  field.to ?? (field.kind === 'account' ? peopleOf(field) : undefined)

/** Whether a list is one of people rather than of an entity's records. */
export const isPeople = (resource: string): boolean => resource === 'account' || resource === 'colleague'
