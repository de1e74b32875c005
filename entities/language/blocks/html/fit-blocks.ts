import type { Block, BlockType, ListItem } from '../blocks.ts'
import { escapeHtml } from '../html-entities.ts'
import type { ImportedBlock } from './import-html.ts'

/**
 * Replaces the blocks that a field does not take by paragraphs with their text. Foreign pictures stay: whoever uploads them
 * knows whether the field takes any.
 */
export const fitBlocks = <B extends ImportedBlock>(
  blocks: readonly B[],
  taken: readonly BlockType[] | undefined,
): readonly (B | Block)[] =>
  blocks.flatMap((block: ImportedBlock): readonly (B | Block)[] => {
    const fits = block.type === 'picture' || block.type === 'paragraph' || !taken || taken.includes(block.type)
    return fits ? [block as B] : paragraphsOf(block)
  })

const paragraphsOf = (block: Block): readonly Block[] =>
  linesOf(block)
    .filter((text) => text !== '')
    .map((text) => ({ type: 'paragraph', data: { text } }))

/** A block's texts as inline HTML, one for each line. */
export function linesOf({ type, data }: Block): readonly string[] {
  switch (type) {
    case 'paragraph':
    case 'header':
      return [data.text]
    case 'quote':
      return [data.text, data.caption ?? '']
    case 'list':
      return data.items.flatMap((item, place) => itemLines(item, data.style === 'ordered' ? `${place + 1}. ` : '• '))
    case 'checkList':
      return data.items.map(({ text, checked }) => `${checked ? '☑' : '☐'} ${text}`)
    case 'table':
      return data.content.map((row) => row.filter((cell) => cell !== '').join(' '))
    case 'code':
      return data.code.split('\n').map(escapeHtml)
    case 'image':
      return [data.caption ?? '']
    case 'embed':
      return [linkTo(data.embed)]
    case 'linkTool':
      return [linkTo(data.link)]
    case 'delimiter':
      return []
  }
}

const itemLines = (item: ListItem, marker: string): readonly string[] =>
  typeof item === 'string'
    ? [marker + item]
    : [marker + item.text, ...item.items.flatMap((inner) => itemLines(inner, '• '))]

const linkTo = (address: string): string =>
  `<a href="${escapeHtml(address).replaceAll('"', '&quot;')}">${escapeHtml(address)}</a>`
