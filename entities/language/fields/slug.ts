import { z } from 'zod'
import { field } from '../field-kind.ts'
import { notReserved, slugShape } from '../rules/address.ts'
import { maxBytes } from '../rules/text.ts'
import { toHalfWidth, trim, normaliseText } from '../input/normalise.ts'

declare const isSlug: unique symbol

/** A schema whose value can address a record in a URL. */
export type SlugSchema = z.ZodString & { readonly [isSlug]: true }

/** The end of a record's public URL. Unique without regard to case; may not look like an id or a word of the screens. */
export const slug = ({ maxBytes: most = 100 }: { readonly maxBytes?: number } = {}): SlugSchema =>
  field(z.string(), {
    kind: 'slug',
    storage: 'text',
    rules: [slugShape(), maxBytes(most), notReserved()],
    missingRule: 'required',
    wrongTypeRule: 'text',
    filter: 'text',
    normalise: normaliseText(toHalfWidth, trim),
    searchText: String,
    sortable: true,
    caseInsensitive: true,
  }) as SlugSchema
