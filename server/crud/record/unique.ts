import type { Entity } from '../../../entities/entity.ts'
import type { Operation } from '../../db/query.ts'
import { invalid } from '../../errors.ts'

/**
 * Lets the unique index judge: a refused write becomes an issue at the field whose index refused it.
 */
export function* mapUniqueViolation<T>(entity: Entity, write: Operation<T>): Operation<T> {
  try {
    return yield* write
  } catch (error) {
    const field = duplicateField(entity, error)
    if (!field) throw error
    throw invalid([{ path: [field], rule: 'duplicate', params: {} }], entity.name)
  }
}

/** The field that a constraint error of the database is about, if it is about one that must be unique. */
function duplicateField(entity: Entity, error: unknown): string | undefined {
  const { code, message, constraint } = error as { code?: string; message?: string; constraint?: string }
  const words = code === 'SQLITE_CONSTRAINT_UNIQUE' ? message : code === '23505' ? `index '${constraint}'` : undefined
  return (
    words &&
    entity.unique?.find(
      (field) => words.includes(`_${field}_unique'`) || words.includes(`_${field}_key'`) || words.endsWith(`.${field}`),
    )
  )
}
