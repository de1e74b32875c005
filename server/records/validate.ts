import { changeIssues, recordIssues, type Values } from '../../entities/language/input/body.ts'
import { invalid } from '../errors/api-error.ts'
import type { Operation } from '../db/query.ts'
import type { Context } from './context.ts'
import { crossRecordIssues } from './cross-record-rules.ts'
import { referenceIssues } from './references.ts'

/**
 * Refuses a record that breaks a rule between its fields or with the tenant's others, or whose changed values point at nothing.
 * `changed` are the values given, `whole` the record as it would be, with its id where it has one; `fresh` are those of
 * the given values that it does not have yet, where some come back as they were.
 */
export function* assertValid(
  context: Context,
  changed: Values,
  record: Values,
  newValues: Values = changed,
): Operation<void> {
  const issues = [
    ...recordIssues(context.entity, record).filter(({ warning }) => !warning),
    ...changeIssues(context.entity, newValues),
    ...(yield* referenceIssues(context, changed)),
    ...(yield* crossRecordIssues(context, changed, record)),
  ]
  if (issues.length > 0) throw invalid(issues, context.entity.name)
}
