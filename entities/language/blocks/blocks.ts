import { z } from 'zod'
import { isSafeUrl } from './inline-markup.ts'
import { videoOfEmbed } from './youtube.ts'
import { rulesCheck, type Rule } from '../rule.ts'

/** The maximum size of each part of a rich text. Its blocks (spec section 3) are stored in Editor.js format. */

export const limits = {
  blocks: 500,
  /** List items, table rows and cells, and marks, in the whole rich text: a page creates an element for each. */
  elements: 10_000,
  text: 20_000,
  items: 300,
  /** Nesting levels of lists. */
  depth: 3,
  rows: 100,
  columns: 20,
  address: 2000,
} as const

const text = z.string().max(limits.text)
const line = z.string().max(500)
const caption = text.optional()
const count = z.int().min(1).max(100_000).optional()

const addressRule = (code: string, holds: (value: string) => boolean): Rule => ({
  rule: code,
  params: {},
  holds: (value) => holds(value as string),
})
const addressSchema = (code: string, holds: (value: string) => boolean) =>
  z
    .string()
    .max(limits.address)
    .check(rulesCheck([addressRule(code, holds)]))

const block = <T extends string, S extends z.ZodRawShape>(type: T, data: S) =>
  z.strictObject({ id: z.string().max(50).optional(), type: z.literal(type), data: z.strictObject(data) })

const items = <S extends z.ZodType>(item: S) => z.array(item).max(limits.items)
/** A list item that may have a list of its own. */
const withSublist = <S extends z.ZodType>(item: S) => z.union([text, z.strictObject({ text, items: items(item) })])

export const blockSchema = z.discriminatedUnion('type', [
  block('paragraph', { text }),
  block('header', { text, level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  // Nested as deep as `limits.depth`.
  block('list', { style: z.enum(['unordered', 'ordered']), items: items(withSublist(withSublist(text))) }),
  block('checkList', { items: items(z.strictObject({ text, checked: z.boolean() })) }),
  block('quote', { text, caption }),
  block('delimiter', {}),
  block('table', { withHeadings: z.boolean(), content: z.array(z.array(text).max(limits.columns)).max(limits.rows) }),
  block('code', { code: text }),
  block('image', {
    file: z.strictObject({ url: addressSchema('blocks.picture', isSiteUrl), width: count, height: count }),
    caption,
    /** A description for people who cannot see the picture. */
    alt: line.optional(),
    /** Purely decorative: it needs no description. */
    decorative: z.boolean().optional(),
    withBorder: z.boolean(),
    withBackground: z.boolean(),
    stretched: z.boolean(),
  }),
  block('embed', {
    service: z.literal('youtube'),
    embed: addressSchema('integrity.richTextEmbed', (embed) => videoOfEmbed(embed) !== undefined),
    caption,
  }),
  block('linkTool', {
    link: addressSchema('blocks.link', isWebUrl),
    meta: z.strictObject({
      title: line.optional(),
      description: text.optional(),
      image: z.strictObject({ url: addressSchema('blocks.link', (url) => isWebUrl(url) || isSiteUrl(url)) }).optional(),
    }),
  }),
])

/** Pictures are served by the product itself, so their URL is a path within it. */
function isSiteUrl(url: string): boolean {
  return url.startsWith('/') && isSafeUrl(url)
}

function isWebUrl(url: string): boolean {
  return /^https?:/i.test(url) && isSafeUrl(url)
}

export type Block = z.infer<typeof blockSchema>
export type BlockType = Block['type']
export type ListItem = string | { readonly text: string; readonly items: readonly ListItem[] }

/** All block types, in the order in which the editor offers them. */
export const blockTypes = blockSchema.options.map(({ shape }) => shape.type.value)

/** A rich text. `time` and `version` are set by the editor and may be absent. */
export const richTextSchema = z.strictObject({
  time: z.number().optional(),
  version: z.string().max(20).optional(),
  blocks: z.array(blockSchema).max(limits.blocks),
})
export type RichText = z.infer<typeof richTextSchema>
