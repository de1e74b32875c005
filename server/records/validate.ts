import { changeIssues, incompleteIssues, recordIssues, type Values } from '../../entities/language/input/body.ts'
import { invalid } from '../errors/api-error.ts'
import type { Operation } from '../db/query.ts'
import type { Context } from './context.ts'
import { crossRecordIssues } from './cross-record-rules.ts'
import { referenceIssues } from './references.ts'

/**
 * Throws if a record breaks a rule between its fields or with the tenant's other records, or if a changed value
 * references a missing target. `changed` holds the values being set, `record` the record after the change, including
 * its id if it has one. `newValues` is the subset of `changed` that is new to the record, for changes that also restore
 * earlier values.
 */
export function* assertValid(
  context: Context,
  changed: Values,
  record: Values,
  newValues: Values = changed,
): Operation<void> {
  const issues = [
    ...incompleteIssues(context.entity, context.tenant.site, record),
    ...recordIssues(context.entity, record).filter(({ warning }) => !warning),
    ...changeIssues(context.entity, newValues),
    ...(yield* referenceIssues(context, changed)),
    ...(yield* crossRecordIssues(context, changed, record)),
  ]
  if (issues.length > 0) throw invalid(issues, context.entity.name)
}
