import {
  changeIssues,
  incompleteIssues,
  normaliseValues,
  readBody,
  recordIssues,
  type Form,
  type Values,
} from '../../../entities/language/input/body.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { SiteSlug } from '../../../entities/installation.ts'

export interface ValidationResult {
  /** What the server would reject; only the first error per path is shown. */
  readonly faults: readonly Issue[]
  /** Warnings, which do not block saving. */
  readonly warnings: readonly Issue[]
}

/**
 * Validates a form as the server will: same schema, same rules for changes since the last save, same cross-field rules.
 */
export function validateForm(
  entity: Entity,
  site: SiteSlug,
  form: Form,
  values: Values,
  saved: Values = {},
): ValidationResult {
  const fields = formFields(entity, form, site)
  const sent = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]))
  const settled = normaliseValues(entity, sent)
  const between = recordIssues(entity, { ...values, ...settled })
  const changed = Object.fromEntries(Object.entries(settled).filter(([name, value]) => value !== saved[name]))
  const faults = [
    ...(readBody(entity, site, form, sent).issues ?? []),
    ...changeIssues(entity, changed),
    ...incompleteIssues(entity, site, { ...values, ...settled }),
    ...between.filter(({ warning }) => !warning),
  ]
  const warnings = [...fieldIssues(fields, settled), ...between.filter(({ warning }) => warning)]
  return {
    faults: firstIssuePerPath(faults),
    warnings: firstIssuePerPath(warnings.map(({ path, rule, params }) => ({ path, rule, params }))),
  }
}

const fieldIssues = (fields: ReturnType<typeof formFields>, values: Values): readonly Issue[] =>
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
