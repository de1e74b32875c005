import type { Entity } from '../../../entities/language/entity.ts'
import type { Query } from '../../base/db/query.ts'
import { invalid } from '../../base/errors/api-error.ts'

/** The write of a row, which leaves uniqueness to the database: a violated unique index becomes an issue on its field. */
export const reportingDuplicates = (entity: Entity, write: Query): Query => ({
  ...write,
  faultOf(error) {
    const field = violatedField(entity, error)
    return field ? invalid([{ path: [field], rule: 'duplicate', params: {} }], entity.name) : undefined
  },
})

/** The unique field that a database constraint error refers to, if any. */
function violatedField(entity: Entity, error: unknown): string | undefined {
  const { code, message, constraint } = error as { code?: string; message?: string; constraint?: string }
  const constraintText =
    code === 'SQLITE_CONSTRAINT_UNIQUE' ? message : code === '23505' ? `index '${constraint}'` : undefined
  return (
    constraintText &&
    entity.unique?.find(
      (field) =>
        constraintText.includes(`_${field}_unique'`) ||
        constraintText.includes(`_${field}_key'`) ||
        constraintText.endsWith(`.${field}`),
    )
  )
}
