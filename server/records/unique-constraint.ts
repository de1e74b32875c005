import type { Entity } from '../../entities/language/entity.ts'
import type { Operation } from '../db/query.ts'
import { invalid } from '../errors/api-error.ts'

/**
 * Lets the unique index judge: a refused write becomes an issue at the field whose index refused it.
 */
export function* mapUniqueViolation<T>(entity: Entity, write: Operation<T>): Operation<T> {
  try {
    return yield* write
  } catch (error) {
    const field = violatedField(entity, error)
    if (!field) throw error
    throw invalid([{ path: [field], rule: 'duplicate', params: {} }], entity.name)
  }
}

/** The field that a constraint error of the database is about, if it is about one that must be unique. */
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
