import { z } from 'zod'
import { field } from '../field-kind.ts'
import { notReserved, slugShape } from '../rules/address.ts'
import { maxBytes } from '../rules/text.ts'
import { toHalfWidth, oneLine, normaliseText } from '../input/normalise-text.ts'

const schema = z.string()

declare const isSlug: unique symbol

/** A schema whose value can identify a record in a URL. */
export type SlugSchema = z.ZodString & { readonly [isSlug]: true }

/**
 * The last segment of a record's public URL. Unique regardless of case; may not look like an id or be a reserved word.
 */
export const slug = ({ maxBytes: byteLimit = 100 }: { readonly maxBytes?: number } = {}): SlugSchema =>
  field(schema, {
    kind: 'slug',
    storage: 'text',
    rules: [slugShape(), maxBytes(byteLimit), notReserved()],
    missingRule: 'required',
    wrongTypeRule: 'text',
    filter: 'text',
    normalise: normaliseText(toHalfWidth, oneLine),
    searchText: String,
    sortable: true,
    caseInsensitive: true,
  }) as SlugSchema
