import { z } from 'zod'
import { field } from '../field-kind.ts'
import type { Rule } from '../rule.ts'
import { isBlank, oneLine } from '../text/normalise-text.ts'
import { countMax, uniqueItems } from '../rules/arrays.ts'

const maxTagLength = 30

const tagLengthRule: Rule = {
  rule: 'tagLength',
  params: { max: maxTagLength },
  holds: (value) => (value as string[]).every((tag) => !isBlank(tag) && [...tag].length <= maxTagLength),
}

interface TagsOptions {
  /** How many there may be. */
  readonly max: number
}

/**
 * Free words of at most 30 characters, without duplicates.
 *
 * @remarks A box in which Enter makes a tag of what was typed.
 * @example tags({ max: 10 })
 */
export const tags = ({ max }: TagsOptions): z.ZodArray<z.ZodString> =>
  field(z.array(z.string()), {
    kind: 'tags',
    storage: 'json',
    rules: [tagLengthRule, uniqueItems(), countMax(max)],
    missingRule: 'required',
    wrongTypeRule: 'tags',
    normalise: (value) =>
      Array.isArray(value) ? value.map((tag: unknown) => (typeof tag === 'string' ? oneLine(tag) : tag)) : value,
    searchText: (value) => (value as string[]).join('\n'),
    english: () => tags({ max }).optional(),
  })
