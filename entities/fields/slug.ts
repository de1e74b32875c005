import { z } from 'zod'
import { field } from '../kind.ts'
import { notReserved, slugShape } from '../rules/address.ts'
import { maxBytes } from '../rules/text.ts'
import { narrow, trimmed, typed } from '../typing.ts'

declare const address: unique symbol

/** A schema whose value can address a record in a URL. */
export type Address = z.ZodString & { readonly [address]: true }

/** The end of a record's public URL. Unique without regard to case; may not look like an id or a word of the screens. */
export const slug = ({ maxBytes: most = 100 }: { readonly maxBytes?: number } = {}): Address =>
  field(z.string(), {
    kind: 'slug',
    storage: 'text',
    rules: [slugShape(), maxBytes(most), notReserved()],
    missing: 'required',
    mistyped: 'text',
    filter: 'text',
    normalise: typed(narrow, trimmed),
    words: String,
    sortable: true,
    caseless: true,
  }) as Address
