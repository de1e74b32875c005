import type { Issue } from '../entities/language/input/issues.ts'
import { parseCondition, type ConditionPart } from '../entities/language/condition.ts'
import { plainDateText } from './dates.ts'
import type { Labels, Translate } from './labels.ts'
import { grouped } from './polyglot.ts'

// The parameters of cross-field rules that are field names; people are shown the fields' labels.
const fieldParams = ['start', 'end', 'target', 'a', 'b']

// Those that are days, and those that are options of the faulty field: the states of a change that is not allowed.
const dateParams = ['date', 'first', 'last']
const optionParams = ['from', 'to', 'state']

/** The labels of an entity and its parts. */
type Names = Pick<Labels, 'name' | 'label' | 'option'>

/** An issue as the API returns it, with a message for clients that have not loaded the validation messages. */
export interface AnsweredIssue extends Issue {
  readonly message?: string
}

/**
 * The message for an issue, in the reader's language: `validations.<rule>`, else the API's own message, else a general
 * one.
 */
export function issueText(translate: Translate, labels: Names, issue: AnsweredIssue): string {
  const params: Record<string, unknown> = { label: labelAt(labels, issue.path) }
  for (const [name, value] of Object.entries(issue.params))
    params[name] = paramText(issue, name, value, labels, translate)
  const text = translate(`validations.${issue.rule}`, { ...params, _: '' })
  return text || issue.message || translate('validations.invalid', params)
}

/** The label of the field at a path; the key of an item field is `days.ranges.openTime`. */
function labelAt(labels: Names, path: Issue['path']): string {
  const steps = path.filter((step) => typeof step === 'string')
  if (steps.length === 0) return labels.name
  // A rich text block is called by the label of its field.
  if (steps[1] === 'blocks') return labels.label(steps[0]!)
  const whole = steps.join('.')
  const label = labels.label(whole)
  return label === whole ? labels.label(steps.at(-1)!) : label
}

/**
 * The label of a field named by a rule, which is a sibling of the faulty one: in a repeated group, a field of the same
 * row.
 */
const labelBeside = (labels: Names, path: Issue['path'], name: string): string =>
  labelAt(labels, [...path.slice(0, -1), name])

function paramText(
  { path }: Issue,
  name: string,
  value: Issue['params'][string],
  labels: Names,
  translate: Translate,
): string | number {
  if (typeof value === 'object')
    return parseCondition(value)
      .map((part) => partText(part, labels, translate))
      .reduce((a, b) => translate('commons.conditions.and', { a, b }))
  if (fieldParams.includes(name)) return labelBeside(labels, path, String(value))
  if (name === 'labels') {
    const names = String(value).split(',')
    return listText(
      translate,
      names.map((each) => labelBeside(labels, path, each)),
    )
  }
  if (dateParams.includes(name)) return plainDateText(translate, String(value))
  if (optionParams.includes(name)) return labels.option(String(path.at(-1)), String(value))
  // The bounds of decimals are text, because binary floating point cannot represent them exactly.
  if (name === 'max') return grouped(value)
  if (name === 'block') return translate(`commons.blocks.${value}`, { _: String(value) })
  if (name === 'flag') return labelAt(labels, [...path, String(value)])
  return value
}

/** Joins names in a sentence: “A, B and C”. */
export const listText = (translate: Translate, names: readonly string[]): string =>
  [names.slice(0, -1).join(translate('commons.listSeparator')), ...names.slice(-1)]
    .filter(Boolean)
    .join(translate('commons.lastSeparator'))

/** One entry of a condition as text: 「状態が「対応済み」」. */
function partText({ field: name, negated, values }: ConditionPart, labels: Names, translate: Translate): string {
  const field = labels.label(name)
  const [only] = values
  if (only === undefined) return translate('commons.conditions.given', { field })
  if (only === 'true' || only === 'false')
    return translate(`commons.conditions.${(only === 'true') === negated ? 'off' : 'on'}`, { field })
  const value = values.map((each) => labels.option(name, each)).join(translate('commons.conditions.or'))
  return translate(`commons.conditions.${negated ? 'not' : 'is'}`, { field, value })
}
