import type { z } from 'zod'
import { blockIssues } from '../blocks/block-issues.ts'
import type { Entity } from '../entity.ts'
import { kindOf, type Kind } from '../field-kind.ts'
import type { Issue, Params, Path } from '../rule.ts'

export type { Issue }

/** The rule behind a zod issue, if one of our rules raised it. */
export function ruleOfIssue(issue: z.core.$ZodIssue): Pick<Issue, 'rule' | 'params'> | undefined {
  if (issue.code !== 'custom' || typeof issue.params?.rule !== 'string') return undefined
  const { rule, ...params } = issue.params as Params & { rule: string }
  return { rule, params }
}

/** A body with more faults than this gets only the first ones reported. */
const maxIssues = 200

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Converts zod's issues of a body to Captain's. The error must come from a parse with `reportInput`. */
export const issuesOf = (
  error: z.ZodError,
  entity: Entity,
  body: Readonly<Record<string, unknown>>,
): readonly Issue[] =>
  error.issues.slice(0, maxIssues).flatMap((issue): readonly Issue[] => {
    const path = issue.path as Path
    const [field, ...inside] = path
    if (typeof field === 'string' && entity.fields[field]?.kind === 'rich-text') {
      const faults = blockIssues(body[field], field, inside, issue)
      if (faults) return faults
    }
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key], rule: 'unknownField', params: {} }))
    const ruleIssue = ruleOfIssue(issue)
    if (ruleIssue) return [{ path, ...ruleIssue }]
    const kind = kindAt(entity, path)
    const rule = isEmpty(issue.input) ? (kind?.missingRule ?? 'required') : (kind?.wrongTypeRule ?? 'invalid')
    return [{ path, rule, params: {} }]
  })

/** The kind of the field at a path: a field, or an item field of a repeated group. */
function kindAt(entity: Entity, [name, place, inner, ...deeper]: Path): Kind | undefined {
  const field = entity.fields[String(name)]
  if (place === undefined) return field
  const schema = deeper.length === 0 ? (field?.item?.shape[String(inner)] as z.ZodType | undefined) : undefined
  return schema && kindOf(schema)
}
