import type { z } from 'zod'
import type { When } from './record-rules/condition.ts'

/** Where in a value something is wrong, as zod writes paths: [] is the value itself. */
export type Path = readonly (string | number)[]
export type Params = Readonly<Record<string, string | number>>

/**
 * One rule of a value: a code with parameters, never prose; its wording is `validations.<rule>` in `locales`.
 * `holds` is asked for present values only: whether a value must be there is the field's own matter.
 */
export interface Rule {
  readonly rule: string
  readonly params: Params
  holds(value: unknown): boolean
  /** The place inside a value made of parts (a week, repeated groups) that breaks the rule. */
  where?(value: unknown): Path
  /** What a reader of openapi.json is told: a fragment of JSON Schema. */
  readonly json?: Readonly<Record<string, unknown>>
  /** Asked of a value only when it is new or changed, because time alone can break it. */
  readonly whenChanged?: true
  /** A warning is shown at the field and never refuses a record. */
  readonly warning?: true
}

/**
 * The zod check that makes a value obey rules: of each place in it the first broken one speaks, and after one that is
 * about the whole value none does.
 */
export const rulesCheck = (rules: readonly Rule[]) => (context: z.core.ParsePayload) => {
  const { value } = context
  const reportedPaths = new Set<string>()
  for (const { rule, params, warning, whenChanged, holds, where } of rules) {
    if (warning || whenChanged || holds(value)) continue
    const path = [...(where?.(value) ?? [])]
    if (!reportedPaths.has(path.join('.'))) {
      context.issues.push({ code: 'custom', input: value, path, params: { rule, ...params } })
    }
    if (path.length === 0) return
    reportedPaths.add(path.join('.'))
  }
}

/** A rule that a whole value matches one pattern. Patterns are anchored here and must be linear in time. */
export const patternRule = (rule: string, pattern: RegExp, params: Params = {}): Rule => {
  const anchored = new RegExp(`^(?:${pattern.source})$`, 'u')
  return {
    rule,
    params,
    holds: (value) => typeof value === 'string' && anchored.test(value),
    json: { pattern: anchored.source },
  }
}

/** The parameters of a rule between fields; `condition` says, as data, when it applies. */
export type RecordParams = Readonly<Record<string, string | number | When>>

/** One fault of a body: where it is ([] is the record as a whole), and the rule that `locales` has words for. */
export interface Issue {
  readonly path: Path
  readonly rule: string
  readonly params: RecordParams
}
