import { isComparableDecimal, plainDecimal } from '../../../../entities/language/numbers/decimals.ts'
import {
  isAdjustable,
  stepsOf,
  type Rounding,
  type RoundingStep,
} from '../../../../entities/language/numbers/adjust-number.ts'
import { formFields } from '../../../../entities/language/site-fields.ts'
import { titleOf, type Entity, type Field } from '../../../../entities/language/entity.ts'
import {
  normaliseText,
  toHalfWidth,
  oneLine,
  withoutThousandsSeparators,
} from '../../../../entities/language/text/normalise-text.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'

export type EditAction = 'set' | 'clear' | 'raise' | 'lower' | 'raisePercent' | 'lowerPercent' | 'add' | 'remove'

/** What somebody chose for one field, as far as they got. */
export interface FieldEdit {
  readonly action: EditAction
  /** The value that is set, or the items of a list. */
  readonly value: unknown
  /** By how much a number changes, as typed. */
  readonly by: string
  readonly step: RoundingStep
  readonly rounding: Rounding
}

/** The edit of one field as the API takes it. */
export type EditBody = Readonly<Record<string, unknown>>

/** Kinds that are written in a form of their own, one record at a time; states have their own buttons. */
const ownForm: readonly Field['kind'][] = ['rich-text', 'image', 'images', 'file', 'lines', 'week', 'slug', 'states']
const lists: readonly Field['kind'][] = ['references', 'choices', 'tags']

/** The fields that can be given to many records at once: none that names or numbers a single one. */
export function editableFields(entity: Entity, site: SiteSlug): readonly Field[] {
  if (!entity.edit && !entity.staffFields) return []
  const { fixed = [], unique = [], recorded = [], reorder } = entity
  const own = new Set<string | undefined>([titleOf(entity), reorder, ...fixed, ...unique, ...recorded])
  return formFields(entity, entity.edit ? 'edit' : 'staff', site).filter(
    ({ name, kind }) => !own.has(name) && !ownForm.includes(kind),
  )
}

/** What can be done to a field of every record, the most likely first. */
export function actionsOf(field: Field): readonly EditAction[] {
  const clear: readonly EditAction[] = field.optional && field.kind !== 'toggle' ? ['clear'] : []
  if (isAdjustable(field)) return ['set', 'raisePercent', 'lowerPercent', 'raise', 'lower', ...clear]
  if (lists.includes(field.kind)) return ['add', 'remove', 'set', ...clear]
  return ['set', ...clear]
}

export const newEdit = (field: Field): FieldEdit => ({
  action: actionsOf(field)[0]!,
  value: field.kind === 'toggle' ? false : null,
  by: '',
  step: stepsOf(field)[0]!,
  rounding: 'nearest',
})

export const isByPercent = (action: EditAction): boolean => action === 'raisePercent' || action === 'lowerPercent'
export const isByAmount = (action: EditAction): boolean => action === 'raise' || action === 'lower'

/** The edit as the API takes it; undefined while something is missing. */
export function editBody({ action, value, by, step, rounding }: FieldEdit): EditBody | undefined {
  if (action === 'clear') return { set: null }
  if (isByPercent(action) || isByAmount(action)) {
    const size = String(typedNumber(by))
    if (!isComparableDecimal(size)) return undefined
    const text = action === 'lower' || action === 'lowerPercent' ? plainDecimal(`-${size}`) : size
    return { [isByPercent(action) ? 'percent' : 'amount']: text, step, rounding }
  }
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined
  return action === 'set' ? { set: value } : { [action]: value }
}

const typedNumber = normaliseText(toHalfWidth, oneLine, withoutThousandsSeparators, plainDecimal)
