import { changeIssues, normalised, readBody, recordIssues, type Form, type Values } from '../../../entities/body.ts'
import { formFields } from '../../../entities/at-site.ts'
import type { Entity } from '../../../entities/entity.ts'
import type { Issue } from '../../../entities/issue.ts'
import type { SiteSlug } from '../../../entities/sites.ts'

export interface Review {
  /** What the server would refuse; the first of each place speaks. */
  readonly faults: readonly Issue[]
  /** What is worth a second look and refuses nothing. */
  readonly warnings: readonly Issue[]
}

/** Reads a form as the server will: the same schema, the same rules of what changed since it was saved, and between fields. */
export function review(entity: Entity, site: SiteSlug, form: Form, values: Values, saved: Values = {}): Review {
  const fields = formFields(entity, form, site)
  const sent = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]))
  const settled = normalised(entity, sent)
  const between = recordIssues(entity, { ...values, ...settled })
  const changed = Object.fromEntries(Object.entries(settled).filter(([name, value]) => value !== saved[name]))
  const faults = [
    ...(readBody(entity, site, form, sent).issues ?? []),
    ...changeIssues(entity, changed),
    ...between.filter(({ warning }) => !warning),
  ]
  const warnings = [...ofFields(fields, settled), ...between.filter(({ warning }) => warning)]
  return {
    faults: firstOfEachPlace(faults),
    warnings: firstOfEachPlace(warnings.map(({ path, rule, params }) => ({ path, rule, params }))),
  }
}

const ofFields = (fields: ReturnType<typeof formFields>, values: Values): readonly Issue[] =>
  fields.flatMap(({ name, rules }) => {
    const value = values[name]
    if (value === null || value === undefined) return []
    return rules
      .filter((rule) => rule.warning && !rule.holds(value))
      .map((rule) => ({ path: [name, ...(rule.where?.(value) ?? [])], rule: rule.rule, params: rule.params }))
  })

/** The first issue of each place: more than one at a time confuses. */
export function firstOfEachPlace(issues: readonly Issue[]): readonly Issue[] {
  const seen = new Set<string>()
  return issues.filter(({ path }) => {
    const place = path.join('.')
    if (seen.has(place)) return false
    seen.add(place)
    return true
  })
}
