import { limits, richTextSchema, type Block, type BlockType, type RichText } from '../blocks/blocks.ts'
import { countElements } from '../blocks/element-count.ts'
import { plainText } from '../blocks/plain-text.ts'
import { field } from '../field-kind.ts'
import type { Rule } from '../rule.ts'
import { maxBytes } from '../rules/text.ts'

const allowedBlocksRule = (allowed: readonly BlockType[]): Rule => {
  const findDisallowed = (value: unknown) => (value as RichText).blocks.findIndex(({ type }) => !allowed.includes(type))
  return {
    rule: 'integrity.richTextBlock',
    params: {},
    holds: (value) => findDisallowed(value) === -1,
    where: (value) => ['blocks', findDisallowed(value)],
  }
}

const elementLimit: Rule = {
  rule: 'blocks.pieces',
  params: { max: limits.elements },
  holds: (value) => countElements(value as RichText) <= limits.elements,
}

const lacksAlternativeText = ({ type, data }: Block): boolean =>
  type === 'image' && !data.alt?.trim() && !data.decorative

/** Warns until a picture has an alternative text, for people who cannot see it, or is marked as decorative. */
const hasAlternativeText: Rule = {
  rule: 'blocks.noAlternative',
  params: {},
  warning: true,
  holds: (value) => !(value as RichText).blocks.some(lacksAlternativeText),
  where: (value) => ['blocks', (value as RichText).blocks.findIndex(lacksAlternativeText)],
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'blocks' in value &&
  Array.isArray(value.blocks) &&
  value.blocks.length === 0

interface RichTextOptions {
  /** How large the stored JSON may be, in bytes; 400,000 unless given. */
  readonly maxBytes?: number
  /** The blocks that may be used; all of them unless given. */
  readonly blocks?: readonly BlockType[]
}

/**
 * A body in Editor.js blocks: headings, lists, pictures, tables, videos. One without blocks is empty.
 *
 * @remarks The block editor. Lists show the first 80 characters.
 * @example richText({ blocks: ['header', 'paragraph', 'list'] })
 */
export const richText = ({ maxBytes: byteLimit = 400_000, blocks }: RichTextOptions = {}): typeof richTextSchema =>
  field(richTextSchema, {
    kind: 'rich-text',
    storage: 'json',
    rules: [...(blocks ? [allowedBlocksRule(blocks)] : []), maxBytes(byteLimit), elementLimit, hasAlternativeText],
    ...(blocks && { blocks }),
    missingRule: 'required',
    wrongTypeRule: 'richText',
    heavy: true,
    normalise: (value) => (isEmpty(value) ? null : value),
    searchText: (value) => plainText(value as RichText),
    english: () => richText({ maxBytes: byteLimit, ...(blocks && { blocks }) }).optional(),
  })
