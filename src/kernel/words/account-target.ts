import type { Field } from '../../../entities/language/entity.ts'

/**
 * The list in which the person of an account field is found: all accounts, or the people of the tenant. Only the operator's
 * tenant has the former.
 */
export const accountListOf = ({ colleague, author }: Pick<Field, 'colleague' | 'author'>): 'account' | 'colleague' =>
  colleague || author ? 'colleague' : 'account'

/** What a field references: an entity, or a list of people. */
export const referenceTarget = (field: Field): string | undefined =>
  field.to ?? (field.kind === 'account' ? accountListOf(field) : undefined)

/** Whether a list is one of people rather than of an entity's records. */
export const isAccountList = (resource: string): boolean => resource === 'account' || resource === 'colleague'
