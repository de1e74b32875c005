import type { Rule } from '../rule.ts'

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** No duplicate items; groups are compared by the field `by`. */
export const uniqueItems = (by?: string): Rule => ({
  rule: 'uniqueItems',
  params: by ? { by } : {},
  holds: (value) => {
    const items = (value as unknown[]).map((item) => JSON.stringify(by ? (item as Record<string, unknown>)[by] : item))
    return new Set(items).size === items.length
  },
  json: by ? {} : { uniqueItems: true },
})

export const countExact = (count: number): Rule => ({
  rule: 'countExact',
  params: { count },
  holds: (value) => sizeOf(value) === count,
  json: { minItems: count, maxItems: count },
})

export const countMax = (max: number): Rule => ({
  rule: 'countMax',
  params: { max },
  holds: (value) => sizeOf(value) <= max,
  json: { maxItems: max },
})

export const countMin = (min: number): Rule => ({
  rule: 'countMin',
  params: { min },
  holds: (value) => sizeOf(value) >= min,
  json: { minItems: min },
})

export const countBetween = (min: number, max: number): Rule => ({
  rule: 'countBetween',
  params: { min, max },
  holds: (value) => sizeOf(value) >= min && sizeOf(value) <= max,
  json: { minItems: min, maxItems: max },
})

/** Exactly one item has the flag set; an empty list has none. */
export const exactlyOneTrue = (flag: string): Rule => ({
  rule: 'exactlyOneTrue',
  params: { flag },
  holds: (value) =>
    (value as readonly Readonly<Record<string, unknown>>[]).filter((item) => item[flag] === true).length === 1,
})
