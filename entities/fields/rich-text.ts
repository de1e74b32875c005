import { limits, richTextSchema, type Block, type BlockType, type RichText } from '../blocks.ts'
import { piecesIn } from '../blocks/pieces.ts'
import { plainText } from '../blocks/plain-text.ts'
import { field } from '../kind.ts'
import type { Rule } from '../rule.ts'
import { maxBytes } from '../rules/text.ts'

const onlyBlocks = (allowed: readonly BlockType[]): Rule => {
  const strange = (value: unknown) => (value as RichText).blocks.findIndex(({ type }) => !allowed.includes(type))
  return {
    rule: 'integrity.richTextBlock',
    params: {},
    holds: (value) => strange(value) === -1,
    where: (value) => ['blocks', strange(value)],
  }
}

const fewPieces: Rule = {
  rule: 'blocks.pieces',
  params: { max: limits.pieces },
  holds: (value) => piecesIn(value as RichText) <= limits.pieces,
}

const isUndescribed = ({ type, data }: Block): boolean => type === 'image' && !data.alt?.trim() && !data.decorative

/** A picture says nothing to who cannot see it until its words are written, or it is said that it only adorns. */
const described: Rule = {
  rule: 'blocks.noAlternative',
  params: {},
  warning: true,
  holds: (value) => !(value as RichText).blocks.some(isUndescribed),
  where: (value) => ['blocks', (value as RichText).blocks.findIndex(isUndescribed)],
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'blocks' in value &&
  Array.isArray(value.blocks) &&
  value.blocks.length === 0

interface RichTextOptions {
  /** The most bytes of the stored JSON. */
  readonly maxBytes?: number
  /** The blocks allowed, where not all are. */
  readonly blocks?: readonly BlockType[]
}

/** Rich text in Editor.js blocks. A body without blocks is an empty value. */
export const richText = ({ maxBytes: most = 400_000, blocks }: RichTextOptions = {}) =>
  field(richTextSchema, {
    kind: 'rich-text',
    storage: 'json',
    rules: [...(blocks ? [onlyBlocks(blocks)] : []), maxBytes(most), fewPieces, described],
    ...(blocks && { blocks }),
    missing: 'required',
    mistyped: 'richText',
    heavy: true,
    normalise: (value) => (isEmpty(value) ? null : value),
    words: (value) => plainText(value as RichText),
  })
