import { z } from 'zod'
import { field } from '../field-kind.ts'
import { notReserved, slugShape } from '../rules/address.ts'
import { maxBytes } from '../rules/text.ts'
import { toHalfWidth, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

declare const isSlug: unique symbol

/** A schema whose value can identify a record in a URL. */
export type SlugSchema = z.ZodString & { readonly [isSlug]: true }

interface SlugOptions {
  /** How long it may be, in bytes; 100 unless given. */
  readonly maxBytes?: number
}

/**
 * The last segment of a record's public URL: letters, digits, hyphens and underscores, no reserved word, and nothing that
 * looks like an id. Name it under `unique`, too: upper and lower case count as the same.
 *
 * @remarks A text box that shows the end of the URL and suggests one while it is empty.
 * @example slug()
 */
export const slug = ({ maxBytes: byteLimit = 100 }: SlugOptions = {}): SlugSchema =>
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
