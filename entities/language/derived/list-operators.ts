import type { Entity, Field } from '../entity.ts'
import { hasDerivedStatus } from './derived-status.ts'
import type { KindName } from '../field-kind-names.ts'

/** The operators that a filter name may end with, after an underscore; a name without one means equality. */
export const suffixes = ['gte', 'lte', 'gt', 'lt', 'neq', 'in', 'contains', 'now', 'within'] as const
export type Operator = 'eq' | (typeof suffixes)[number]

export const equality = ['eq', 'neq', 'in'] as const satisfies readonly Operator[]
export const ordered = [...equality, 'gte', 'lte', 'gt', 'lt'] as const satisfies readonly Operator[]
/** Of days: `within` takes the days as seen from today (`dates/relative-days.ts`). */
export const dated = [...ordered, 'within'] as const satisfies readonly Operator[]
const textual = [...equality, 'contains'] as const
const orderedText = [...ordered, 'contains'] as const
const element = ['contains'] as const
const none = [] as const

/** The operators that lists support, by kind of field. Long texts, files and groups cannot be compared. */
const operatorsByKind: Readonly<Record<KindName, readonly Operator[]>> = {
  account: equality,
  choice: equality,
  choices: element,
  colour: textual,
  'corporate-number': textual,
  date: dated,
  'date-time': dated,
  decimal: ordered,
  email: orderedText,
  file: none,
  icon: textual,
  image: none,
  images: none,
  integer: ordered,
  'invoice-number': textual,
  lines: none,
  'long-text': none,
  phone: textual,
  'postal-code': textual,
  reference: equality,
  references: element,
  'rich-text': none,
  slug: orderedText,
  states: equality,
  tags: element,
  text: orderedText,
  time: ordered,
  toggle: equality,
  url: orderedText,
  week: none,
  yen: ordered,
}

/** The operators a field supports. If its derived status differs from its value, `now` filters by the status. */
export const operatorsOf = (entity: Entity, field: Field): readonly Operator[] =>
  hasDerivedStatus(entity, field) ? [...operatorsByKind[field.kind], 'now'] : operatorsByKind[field.kind]

/**
 * Stands for the caller's own account wherever a condition compares accounts: an `account()`, and who created or last
 * changed a record.
 */
export const ownAccount = 'me'

/** Whether a field holds several values; a filter then compares with each of them. */
export const isMultiValued = ({ kind }: Pick<Field, 'kind'>): boolean => operatorsByKind[kind] === element

/** The query parameter of a filter: `publishAt_gte`. */
export const conditionName = (field: string, operator: Operator): string =>
  operator === 'eq' ? field : `${field}_${operator}`

/**
 * The field and the operator of a filter's name. Field names are camelCase, so an underscore can only start an
 * operator.
 */
export function fieldAndOperator(name: string): readonly [field: string, operator: Operator] {
  const at = name.lastIndexOf('_')
  const operator = suffixes.find((each) => each === name.slice(at + 1))
  return at > 0 && operator ? [name.slice(0, at), operator] : [name, 'eq']
}
