import type { z } from 'zod'
import type { When } from './condition.ts'

/** The path of a fault within a value, as in zod issues; [] is the value itself. */
export type Path = readonly (string | number)[]
export type Params = Readonly<Record<string, string | number>>

/**
 * One validation rule for a value: a code with parameters and no text. The message is `validations.<rule>` in
 * `locales`. `holds` is only called for values that are present: whether a value is required is decided by the field.
 */
export interface Rule {
  readonly rule: string
  readonly params: Params
  holds(value: unknown): boolean
  /** The path of the part (of a week or a repeated group) that breaks the rule. */
  where?(value: unknown): Path
  /** The JSON Schema fragment that documents the rule in openapi.json. */
  readonly json?: Readonly<Record<string, unknown>>
  /** Checked only when the value is new or changed, because the passing of time alone can break it. */
  readonly whenChanged?: true
  /** A warning is shown at the field and never rejects a record. */
  readonly warning?: true
  /** A draft may break it; it applies once the record leaves that state. */
  readonly forPublishing?: true
}

/**
 * The zod check for a list of rules. Reports the first broken rule of each path, and stops at the first one that
 * concerns the whole value.
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

/**
 * A rule that requires the whole value to match a pattern. The pattern is anchored here and must run in linear time.
 */
export const patternRule = (rule: string, pattern: RegExp, params: Params = {}): Rule => {
  const anchored = new RegExp(`^(?:${pattern.source})$`, 'u')
  return {
    rule,
    params,
    holds: (value) => typeof value === 'string' && anchored.test(value),
    json: { pattern: anchored.source },
  }
}

/** The largest number that rules allow; Infinity if none sets a bound. */
export const maximumOf = ({ rules }: { readonly rules: readonly Rule[] }): number =>
  Math.min(Infinity, ...rules.flatMap(({ json }) => (typeof json?.maximum === 'number' ? [json.maximum] : [])))

/** The parameters of a rule across fields; `condition` is the condition under which it applies, as data. */
export type RecordParams = Readonly<Record<string, string | number | When>>

/** A fault in a body: its path ([] is the record as a whole), and the rule whose message is in `locales`. */
export interface Issue {
  readonly path: Path
  readonly rule: string
  readonly params: RecordParams
}
