import { fieldOf, type Entity, type Field } from '../entity.ts'
import { account } from '../fields/account.ts'

/** The name of the list filter for whom records are assigned to, which behaves like an account field. */
export const assignedFilterName = 'assignedTo'

/** Its value, besides accounts and `me`, for records that are assigned to nobody. */
export const nobodyValue = 'nobody'

/** The field by which records of an entity say themselves whom they are assigned to; all others are assigned beside it. */
export const assigneeField = ({ staffFields = [], fields }: Entity): Field | undefined =>
  staffFields.map((name) => fields[name]!).find(({ kind, colleague }) => kind === 'account' && colleague)

/** The filter as a field of the lists of entities that have none of their own. */
export const assignedField = fieldOf(assignedFilterName, account({ colleague: true }).optional())
