import type { Field } from '../../../entities/language/entity.ts'

/** The list in which the person of an account field is searched: all accounts, or the members of the tenant. */
export const accountListOf = ({ colleague }: Pick<Field, 'colleague'>): 'account' | 'colleague' =>
  colleague ? 'colleague' : 'account'

/** What a field references: an entity, or a list of people. */
export const referenceTarget = (field: Field): string | undefined =>
  field.to ?? (field.kind === 'account' ? accountListOf(field) : undefined)

/** Whether a list is one of people rather than of an entity's records. */
export const isAccountList = (resource: string): boolean => resource === 'account' || resource === 'colleague'
