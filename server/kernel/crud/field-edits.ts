import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import {
  adjustedNumber,
  isAdjustable,
  roundings,
  roundingSteps,
  stepsOf,
  type Adjustment,
  type Rounding,
  type RoundingStep,
} from '../../../entities/language/numbers/adjust-number.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import { ApiError, invalid } from '../../base/errors/api-error.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { Context } from '../records/context.ts'
import { readInput } from '../records/read-input.ts'
import { asObject } from '../requests/request.ts'

/** The form whose fields are edited: that of an update, or the staff fields of a record without a form. */
export type EditForm = 'edit' | 'staff'

/** The form whose fields of several records can be edited. */
export const editFormOf = ({ edit }: Pick<Entity, 'edit'>): EditForm => (edit ? 'edit' : 'staff')

/** What happens to one field of every record. */
export interface FieldEdit {
  readonly field: Field
  /** The value after, from the value now. */
  valueAfter(value: unknown): unknown
}

/** The kinds of edit in a body: one for each field. */
const actions = ['set', 'amount', 'percent', 'add', 'remove'] as const
type Action = (typeof actions)[number]

/** Kinds whose values are lists of single things, to which some can be added. */
const listKinds: readonly string[] = ['references', 'choices', 'tags']

/** A decimal of which 13 digits and 3 places are enough for every field. */
const decimalText = /^-?[0-9]{1,13}(?:\.[0-9]{1,3})?$/

/** Parses `changes: {price: {percent: '8', step: '10', rounding: 'up'}, tags: {add: ['new']}, category: {set: null}}`. */
export function readFieldEdits(context: Context, form: EditForm, changes: unknown): readonly FieldEdit[] {
  const input = readObject(changes, ['changes'])
  const fields = new Map(formFields(context.entity, form, context.tenant.site).map((field) => [field.name, field]))
  const entries = Object.entries(input)
  if (entries.length === 0) throw invalidAt(['changes'])
  const read = entries.map(([name, edit]) => {
    const field = fields.get(name)
    if (!field) throw invalidAt(['changes', name], 'unknownField')
    return { field, edit: readObject(edit, ['changes', name]), action: actionOf(name, edit) }
  })
  const set = readSetValues(
    context,
    form,
    Object.fromEntries(
      read.filter(({ action }) => action === 'set').map(({ field, edit }) => [field.name, edit['set']]),
    ),
  )
  return read.map(({ field, edit, action }) => ({ field, valueAfter: valueAfterOf(field, action, edit, set) }))
}

function actionOf(name: string, edit: unknown): Action {
  const keys = Object.keys(asObject(edit))
  const [action, ...others] = actions.filter((each) => keys.includes(each))
  if (!action || others.length > 0) throw invalidAt(['changes', name])
  const allowed: readonly string[] =
    action === 'amount' || action === 'percent' ? [action, 'step', 'rounding'] : [action]
  const unknown = keys.find((key) => !allowed.includes(key))
  if (unknown !== undefined) throw invalidAt(['changes', name, unknown], 'unknownField')
  return action
}

/**
 * The same values for every record, read once, so that an error in them is reported for the field and not for each
 * record.
 */
function readSetValues({ entity, tenant }: Context, form: EditForm, values: Values): Values {
  try {
    return readInput(entity, tenant.site, form, values)
  } catch (error) {
    const issues = error instanceof ApiError && (error.data.issues as readonly Issue[] | undefined)
    if (!issues) throw error
    const at = issues.map(({ path: [name, ...inside], rule, params }) => ({
      path: ['changes', String(name), 'set', ...inside],
      rule,
      params,
    }))
    throw invalid(at, entity.name)
  }
}

function valueAfterOf(field: Field, action: Action, edit: Values, set: Values): FieldEdit['valueAfter'] {
  if (action === 'set') return () => set[field.name] ?? null
  if (action === 'amount' || action === 'percent') {
    const adjustment = readAdjustment(field, action, edit)
    return (value) => (value === null ? null : adjusted(field, String(value), adjustment))
  }
  const items = readItems(field, action, edit[action])
  const isOneOf = (list: readonly unknown[]) => (item: unknown) => list.includes(item)
  return (value) => {
    const before = (value ?? []) as readonly unknown[]
    if (action === 'add') return [...before, ...items.filter((item) => !isOneOf(before)(item))]
    const left = before.filter((item) => !isOneOf(items)(item))
    return left.length > 0 ? left : null
  }
}

function adjusted({ kind }: Field, value: string, adjustment: Adjustment): unknown {
  const text = adjustedNumber(value, adjustment)
  return kind === 'decimal' ? text : Number(text)
}

function readAdjustment(field: Field, action: 'amount' | 'percent', edit: Values): Adjustment {
  const { [action]: by, step = stepsOf(field)[0], rounding = 'nearest' } = edit
  const path = ['changes', field.name]
  if (!isAdjustable(field)) throw invalidAt([...path, action])
  if (typeof by !== 'string' || !decimalText.test(by)) throw invalidAt([...path, action], 'decimalText')
  if (!roundingSteps.includes(step as RoundingStep) || !stepsOf(field).includes(step as RoundingStep))
    throw invalidAt([...path, 'step'], 'option')
  if (!roundings.includes(rounding as Rounding)) throw invalidAt([...path, 'rounding'], 'option')
  return { [action]: by, step: step as RoundingStep, rounding: rounding as Rounding }
}

function readItems(field: Field, action: 'add' | 'remove', items: unknown): readonly unknown[] {
  const path = ['changes', field.name, action]
  if (!listKinds.includes(field.kind) || !Array.isArray(items) || items.length === 0) throw invalidAt(path)
  const normal = (field.normalise?.(items) ?? items) as readonly unknown[]
  if (normal.some((item) => typeof item !== 'string' || item === '')) throw invalidAt(path)
  return [...new Set(normal)]
}

function readObject(input: unknown, path: readonly string[]): Values {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw invalidAt(path)
  return input as Values
}

const invalidAt = (path: readonly string[], rule = 'invalid') => invalid([{ path: [...path], rule, params: {} }])
