import type { Field } from '../field-kind.ts'
import { roundingSteps, type RoundingStep } from './adjust-number.ts'

const shapeRules = ['decimal1', 'decimal2', 'decimal3']

/** Whether a field is a number that can be raised and lowered. */
export const isAdjustable = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'yen' || kind === 'integer' || kind === 'decimal'

/** What a field's numbers can be rounded to, the finest first: nothing finer than the decimal places it holds. */
export const stepsOf = ({ kind, rules }: Pick<Field, 'kind' | 'rules'>): readonly RoundingStep[] =>
  kind === 'decimal'
    ? roundingSteps.filter((step) => rules.every(({ rule, holds }) => !shapeRules.includes(rule) || holds(step)))
    : roundingSteps.filter((step) => !step.includes('.'))
