import {
  changeIssues,
  incompleteIssues,
  normaliseValues,
  readBody,
  recordIssues,
  type Form,
  type Values,
} from '../../../entities/language/input/body.ts'
import { derivedIssues, derivedValues, type ReferencedRecords } from '../../../entities/language/input/derive.ts'
import { fieldsOf } from '../../../entities/language/input/transition-fields.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { hasValue } from '../../../entities/language/condition.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { isSameValue } from './same-value.ts'

export interface ValidationResult {
  /** What the server would reject; only the first error per path is shown. */
  readonly faults: readonly Issue[]
  /** Those that do not keep the draft of a published record from being saved, but from being published. */
  readonly lacking: readonly Issue[]
  /** Warnings, which do not block saving. */
  readonly warnings: readonly Issue[]
  /** What follows from the values, by field: what the server will calculate. */
  readonly derived: Values
}

/**
 * Validates a form as the server will: same schema, same derived values, same rules for changes since the last save, same
 * cross-field rules.
 */
export function validateForm(
  entity: Entity,
  site: SiteSlug,
  form: Form,
  values: Values,
  saved: Values = {},
  referenced: ReferencedRecords = {},
): ValidationResult {
  const fields = fieldsOf(entity, form, site)
  const sent = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]))
  const settled = normaliseValues(entity, sent)
  const changed = Object.fromEntries(Object.entries(settled).filter(([name, value]) => value !== saved[name]))
  const ownFaults = readBody(entity, site, form, sent).issues ?? []
  // Nothing follows from a value that is wrong.
  const wrong = Object.fromEntries(ownFaults.map(({ path }) => [String(path[0]), undefined]))
  const moved = Object.keys(settled).filter((name) => !isSameValue(settled[name], saved[name]))
  const computed = derivedValues(entity, { ...values, ...settled, ...wrong }, moved, referenced)
  const record = { ...values, ...settled, ...computed }
  const between = recordIssues(entity, record)
  const faults = [
    ...ownFaults,
    ...changeIssues(entity, changed),
    ...derivedIssues(entity, computed).filter(({ path }) => hasValue(computed[String(path[0])])),
    ...incompleteIssues(entity, site, record).filter(({ path }) => !entity.derived?.[String(path[0])]),
    ...between.filter(({ warning }) => !warning),
  ]
  const lacking = entity.keepsDraft && form === 'edit' ? faults.filter(isNoFaultOfDraft(entity, site, sent)) : []
  const warnings = [...fieldIssues(fields, settled), ...between.filter(({ warning }) => warning)]
  const derivedNames = Object.keys(entity.derived ?? {})
  return {
    derived: Object.fromEntries(derivedNames.map((name) => [name, record[name] ?? null])),
    faults: firstIssuePerPath(faults),
    lacking: firstIssuePerPath(lacking),
    warnings: firstIssuePerPath(warnings.map(({ path, rule, params }) => ({ path, rule, params }))),
  }
}

/** Whether an issue of values keeps the draft of a published record from being published, but not from being saved. */
function isNoFaultOfDraft(entity: Entity, site: SiteSlug, sent: Values): (issue: Issue) => boolean {
  const refused = (readBody(entity, site, 'draft', sent).issues ?? []).map(({ path }) => path.join('.'))
  return ({ path }) => !refused.includes(path.join('.'))
}

const fieldIssues = (fields: ReturnType<typeof fieldsOf>, values: Values): readonly Issue[] =>
  fields.flatMap(({ name, rules }) => {
    const value = values[name]
    if (value === null || value === undefined) return []
    return rules
      .filter((rule) => rule.warning && !rule.holds(value))
      .map((rule) => ({ path: [name, ...(rule.where?.(value) ?? [])], rule: rule.rule, params: rule.params }))
  })

/** The first issue per path, so that a field never shows several messages at once. */
export function firstIssuePerPath(issues: readonly Issue[]): readonly Issue[] {
  const seen = new Set<string>()
  return issues.filter(({ path }) => {
    const place = path.join('.')
    if (seen.has(place)) return false
    seen.add(place)
    return true
  })
}
