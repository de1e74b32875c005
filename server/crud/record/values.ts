import { changeIssues, recordIssues, type Values } from '../../../entities/body.ts'
import { invalid } from '../../errors.ts'
import type { Operation } from '../../db/query.ts'
import type { Context } from '../context.ts'
import { policyIssues } from '../policies.ts'
import { amongIssues } from './among.ts'
import { referenceIssues } from './references.ts'

/**
 * Refuses a record that breaks a rule between its fields or with the tenant's others, or whose changed values point at nothing.
 * `changed` are the values given, `whole` the record as it would be, with its id where it has one.
 */
export function* assertSound(context: Context, changed: Values, whole: Values): Operation<void> {
  const issues = [
    ...recordIssues(context.entity, whole).filter(({ warning }) => !warning),
    ...changeIssues(context.entity, changed),
    ...policyIssues(context, changed),
    ...(yield* referenceIssues(context, changed)),
    ...(yield* amongIssues(context, changed, whole)),
  ]
  if (issues.length > 0) throw invalid(issues, context.entity.name)
}
