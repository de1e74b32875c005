import type { Entity } from '../../entities/language/entity.ts'
import type { Operation } from '../db/query.ts'
import { invalid } from '../errors/api-error.ts'

/** Leaves uniqueness to the database: a violated unique index becomes an issue on its field. */
export function* mapUniqueViolation<T>(entity: Entity, write: Operation<T>): Operation<T> {
  try {
    return yield* write
  } catch (error) {
    const field = violatedField(entity, error)
    if (!field) throw error
    throw invalid([{ path: [field], rule: 'duplicate', params: {} }], entity.name)
  }
}

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
