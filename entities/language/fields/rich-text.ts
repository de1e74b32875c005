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
  /** The maximum size of the stored JSON, in bytes. */
  readonly maxBytes?: number
  /** The blocks allowed, if not all are. */
  readonly blocks?: readonly BlockType[]
}

/** Rich text in Editor.js blocks. A rich text without blocks is an empty value. */
export const richText = ({ maxBytes: byteLimit = 400_000, blocks }: RichTextOptions = {}) =>
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
  })
