import type { Entity, Field } from './entity.ts'

/** The name of the list filter for whom records are assigned to, which behaves like an account field. */
export const assignedFilterName = 'assignedTo'

/** Its value, besides accounts and `me`, for records that are assigned to nobody. */
export const nobodyValue = 'nobody'

/** The field by which records of an entity say themselves whom they are assigned to; all others are assigned beside it. */
export const assigneeField = ({ staffFields = [], fields }: Entity): Field | undefined =>
  staffFields.map((name) => fields[name]!).find(({ kind, colleague }) => kind === 'account' && colleague)
