import { z } from 'zod'
import { field } from '../kind.ts'
import type { Rule } from '../rule.ts'
import { countMax, uniqueItems } from '../rules/arrays.ts'

const longest = 30

const shortTags: Rule = {
  rule: 'tagLength',
  params: { max: longest },
  holds: (value) => (value as string[]).every((tag) => tag.trim() !== '' && [...tag].length <= longest),
}

/** Free words, each once. */
export const tags = ({ max }: { readonly max: number }) =>
  field(z.array(z.string()), {
    kind: 'tags',
    storage: 'json',
    rules: [shortTags, uniqueItems(), countMax(max)],
    missing: 'required',
    mistyped: 'tags',
    normalise: (value) =>
      Array.isArray(value) ? value.map((tag: unknown) => (typeof tag === 'string' ? tag.trim() : tag)) : value,
    words: (value) => (value as string[]).join(' '),
  })
