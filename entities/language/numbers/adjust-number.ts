import type { Rule } from '../rule.ts'

/** How a changed number is rounded: to the nearest multiple, a half away from zero; or always up, or always down. */
export const roundings = ['nearest', 'up', 'down'] as const
export type Rounding = (typeof roundings)[number]

/** The multiples that a changed number can be rounded to. */
export const roundingSteps = ['0.001', '0.01', '0.1', '1', '10', '100', '1000'] as const
export type RoundingStep = (typeof roundingSteps)[number]

const decimalRules = ['decimal1', 'decimal2', 'decimal3']

/** Whether a field is a number that can be raised and lowered. */
export const isAdjustable = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'yen' || kind === 'integer' || kind === 'decimal'

/** What a field's numbers can be rounded to, the finest first: nothing finer than the decimal places it holds. */
export const stepsOf = ({ kind, rules }: { readonly kind: string; readonly rules: readonly Rule[] }) =>
  kind === 'decimal'
    ? roundingSteps.filter((step) => rules.every(({ rule, holds }) => !decimalRules.includes(rule) || holds(step)))
    : roundingSteps.filter((step) => !step.includes('.'))

/** A change of a number by an amount or by per cent of itself; negative values lower it. All are decimals as text. */
export interface Adjustment {
  readonly amount?: string | undefined
  readonly percent?: string | undefined
  readonly step: RoundingStep
  readonly rounding: Rounding
}

/** A decimal as an integer and the number of its digits after the point. */
interface Scaled {
  readonly digits: bigint
  readonly places: number
}

function scaled(text: string): Scaled {
  const [whole = '', part = ''] = text.split('.')
  return { digits: BigInt(`${whole}${part}`), places: part.length }
}

const tenTo = (places: number): bigint => 10n ** BigInt(places)

/**
 * A number after an adjustment, as text in its shortest form. Exact: the number is never a float. `up` is towards
 * larger numbers, `down` towards smaller ones, also below zero.
 */
export function adjustedNumber(value: string, { amount, percent, step, rounding }: Adjustment): string {
  const number = scaled(value)
  const by = scaled(amount ?? percent ?? '0')
  // As a fraction: value + amount, or value × (100 + percent) / 100.
  const [numerator, denominator] =
    percent === undefined
      ? [number.digits * tenTo(by.places) + by.digits * tenTo(number.places), tenTo(number.places + by.places)]
      : [number.digits * (100n * tenTo(by.places) + by.digits), 100n * tenTo(number.places + by.places)]
  const size = scaled(step)
  const multiples = rounded(numerator * tenTo(size.places), denominator * size.digits, rounding)
  return asText({ digits: multiples * size.digits, places: size.places })
}

/** A fraction with a positive denominator as a whole number. */
function rounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  // Division of bigints truncates towards zero.
  const whole = numerator / denominator
  const rest = numerator % denominator
  if (rounding === 'up') return rest > 0n ? whole + 1n : whole
  if (rounding === 'down') return rest < 0n ? whole - 1n : whole
  const away = numerator < 0n ? -1n : 1n
  return 2n * rest * away >= denominator ? whole + away : whole
}

function asText({ digits, places }: Scaled): string {
  const negative = digits < 0n
  const text = String(negative ? -digits : digits).padStart(places + 1, '0')
  const whole = text.slice(0, text.length - places)
  const part = text.slice(text.length - places).replace(/0+$/, '')
  return `${negative ? '-' : ''}${whole}${part && `.${part}`}`
}
