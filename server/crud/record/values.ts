import { changeIssues, recordIssues, type Values } from '../../../entities/body.ts'
import { invalid } from '../../errors.ts'
import type { Operation } from '../../db/query.ts'
import type { Context } from '../context.ts'
import { amongIssues } from './among.ts'
import { referenceIssues } from './references.ts'

/**
 * Refuses a record that breaks a rule between its fields or with the tenant's others, or whose changed values point at nothing.
 * `changed` are the values given, `whole` the record as it would be, with its id where it has one; `fresh` are those of
 * the given values that it does not have yet, where some come back as they were.
 */
export function* assertSound(
  context: Context,
  changed: Values,
  whole: Values,
  fresh: Values = changed,
): Operation<void> {
  const issues = [
    ...recordIssues(context.entity, whole).filter(({ warning }) => !warning),
    ...changeIssues(context.entity, fresh),
    ...(yield* referenceIssues(context, changed)),
    ...(yield* amongIssues(context, changed, whole)),
  ]
  if (issues.length > 0) throw invalid(issues, context.entity.name)
}
