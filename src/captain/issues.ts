import type { Issue } from '../../entities/issue.ts'
import { grouped } from '../../locales/polyglot.ts'
import { partsOf, type Part } from '../../entities/record-rules/condition.ts'
import type { Words } from '../shell/words.ts'
import type { Labels } from './labels.ts'

// Parameters of rules between fields name fields; people read their labels.
const fieldParams = ['start', 'end', 'target', 'a', 'b']

/** A fault as the API answers it: with a sentence of its own, for who has not loaded the words of rules. */
interface AnsweredIssue extends Issue {
  readonly message?: string
}

/** The sentence for one fault, in the reader's language. `validations.<rule>` says it; an unknown rule gets the general one. */
export function issueText(translate: Words['translate'], labels: Labels, issue: AnsweredIssue): string {
  const params: Record<string, unknown> = { label: labelAt(labels, issue.path) }
  for (const [name, value] of Object.entries(issue.params)) params[name] = shown(issue, name, value, labels, translate)
  const text = translate(`validations.${issue.rule}`, { ...params, _: '' })
  return text || issue.message || translate('validations.invalid', params)
}

/** The field at a path: inner fields of a repeated group are called `days.ranges.openTime`. */
function labelAt(labels: Labels, path: Issue['path']): string {
  const steps = path.filter((step) => typeof step === 'string')
  if (steps.length === 0) return labels.name
  // A block of rich text goes by the name of its field.
  if (steps[1] === 'blocks') return labels.label(steps[0]!)
  const whole = steps.join('.')
  const label = labels.label(whole)
  return label === whole ? labels.label(steps.at(-1)!) : label
}

/** A field that a rule names is one beside the place of its fault: within a group, one of the same row. */
const labelBeside = (labels: Labels, path: Issue['path'], name: string): string =>
  labelAt(labels, [...path.slice(0, -1), name])

type Translate = Words['translate']

function shown(
  { path }: Issue,
  name: string,
  value: Issue['params'][string],
  labels: Labels,
  translate: Translate,
): string | number {
  if (typeof value === 'object')
    return partsOf(value)
      .map((part) => partText(part, labels, translate))
      .reduce((a, b) => translate('commons.conditions.and', { a, b }))
  if (fieldParams.includes(name)) return labelBeside(labels, path, String(value))
  if (name === 'labels')
    return String(value)
      .split(',')
      .map((each) => labelBeside(labels, path, each))
      .join(translate('commons.listSeparator', { _: ', ' }))
  // The bounds of decimals are texts, for binary numbers cannot hold them all.
  if (name === 'max') return grouped(value)
  if (name === 'block') return translate(`commons.blocks.${value}`, { _: String(value) })
  if (name === 'flag') return labelAt(labels, [...path, String(value)])
  return value
}

/** A part of a condition in words: 「状態が「対応済み」」. */
function partText({ field: name, negated, values }: Part, labels: Labels, translate: Translate): string {
  const field = labels.label(name)
  const [only] = values
  if (only === undefined) return translate('commons.conditions.given', { field })
  if (only === 'true' || only === 'false')
    return translate(`commons.conditions.${(only === 'true') === negated ? 'off' : 'on'}`, { field })
  const value = values.map((each) => labels.option(name, each)).join(translate('commons.conditions.or'))
  return translate(`commons.conditions.${negated ? 'not' : 'is'}`, { field, value })
}

/** The issues of an error the API answered, or an empty list. */
export function issuesOfError(error: unknown): readonly AnsweredIssue[] {
  const body = (error as { body?: { data?: { issues?: readonly AnsweredIssue[] } } } | null)?.body
  return body?.data?.issues ?? []
}
