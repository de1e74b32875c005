import { z } from 'zod'
import { field } from '../kind.ts'
import { startsWithUrl, urlShape } from '../rules/address.ts'
import { maxBytes } from '../rules/text.ts'
import { trimmed, typed } from '../typing.ts'

/** An address on the web; `prefix` narrows it. */
export const url = ({ prefix }: { readonly prefix?: string } = {}) =>
  field(z.string(), {
    kind: 'url',
    storage: 'text',
    rules: [urlShape(), ...(prefix ? [startsWithUrl(prefix)] : []), maxBytes(2048)],
    missing: 'required',
    mistyped: 'text',
    filter: 'text',
    normalise: typed(trimmed),
    words: String,
    sortable: true,
  })
