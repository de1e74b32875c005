import { limits, type Block, type RichText } from '../../../entities/language/blocks/blocks.ts'
import { fitBlocks } from '../../../entities/language/blocks/html/fit-blocks.ts'
import { importHtml, type ImportedBlock } from '../../../entities/language/blocks/html/import-html.ts'
import { escapeHtml } from '../../../entities/language/blocks/html-entities.ts'
import { isSafeUrl } from '../../../entities/language/blocks/inline-markup.ts'
import type { Field } from '../../../entities/language/entity.ts'
import { parseHtml } from '../../kernel/records/rich-text/parse-html.ts'
import { htmlOfMarkdown, isMarkdown } from './markdown.ts'

/** A tag of a text that is HTML: of a block, of a line, or of a mark. */
const htmlTag =
  /<\/?(?:p|br|div|h[1-6]|ul|ol|li|dl|dt|dd|a|b|strong|i|em|u|s|del|mark|code|pre|span|img|figure|blockquote|hr|table|tr|td|th|iframe)(?:\s[^<>]*)?\/?>/i

const mostTags = 4 * limits.elements

/**
 * A text as a body: HTML and Markdown become the blocks that they describe, by the importer of what is pasted; of any other
 * text each line becomes a paragraph.
 */
export function bodyOf(text: string, { blocks: taken }: Pick<Field, 'blocks'>): RichText {
  const html = htmlTag.test(text) ? text : isMarkdown(text) ? htmlOfMarkdown(text) : undefined
  // More tags than a body has elements are not worth reading: it would be refused.
  const isRead = html !== undefined && html.split('<', mostTags + 1).length <= mostTags
  if (!isRead) return { blocks: paragraphs(text) }
  return { blocks: [...fitBlocks(importHtml(parseHtml(html)).flatMap(placed), taken)] }
}

/** A picture of somewhere else becomes a link to it: it is no file of the library, and nobody would see that it is gone. */
function placed(block: ImportedBlock): readonly Block[] {
  if (block.type !== 'picture') return [block]
  const { src, alt, caption } = block
  const shown = escapeHtml(alt || (caption ? '' : src.slice(src.lastIndexOf('/') + 1)))
  const link =
    /^https?:/i.test(src) && isSafeUrl(src)
      ? `<a href="${escapeHtml(src).replaceAll('"', '&quot;')}">${shown || escapeHtml(src)}</a>`
      : src.startsWith('data:')
        ? escapeHtml(alt)
        : shown
  const text = [link, caption ?? ''].filter(Boolean).join('<br>')
  return text === '' ? [] : [{ type: 'paragraph', data: { text } }]
}

/** A paragraph for each line. */
const paragraphs = (text: string): RichText['blocks'] =>
  text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', data: { text: escapeHtml(line).replaceAll('"', '&quot;') } }))
