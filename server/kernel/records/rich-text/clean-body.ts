import type { Block, ListItem, RichText } from '../../../../entities/language/blocks/blocks.ts'
import { cleanInline } from './clean-inline.ts'

/**
 * Sanitises every text in a body down to the supported marks. Texts that are not HTML (code, link names) are left
 * alone.
 */
export const cleanBody = (body: RichText): RichText => ({ ...body, blocks: body.blocks.map(cleanBlock) })

function cleanBlock(block: Block): Block {
  switch (block.type) {
    case 'paragraph':
      return { ...block, data: { text: cleanInline(block.data.text) } }
    case 'header':
      return { ...block, data: { ...block.data, text: cleanInline(block.data.text) } }
    case 'list':
      return { ...block, data: { ...block.data, items: block.data.items.map(cleanItem) as typeof block.data.items } }
    case 'checkList':
      return {
        ...block,
        data: { items: block.data.items.map((item) => ({ ...item, text: cleanInline(item.text) })) },
      }
    case 'quote':
      return { ...block, data: { ...cleanCaption(block.data), text: cleanInline(block.data.text) } }
    case 'table':
      return { ...block, data: { ...block.data, content: block.data.content.map((row) => row.map(cleanInline)) } }
    case 'image':
      return { ...block, data: cleanCaption(block.data) }
    case 'embed':
      return { ...block, data: cleanCaption(block.data) }
    case 'code':
    case 'linkTool':
    case 'delimiter':
      return block
  }
}

const cleanCaption = <D extends { readonly caption?: string | undefined }>(data: D): D =>
  data.caption === undefined ? data : { ...data, caption: cleanInline(data.caption) }

const cleanItem = (item: ListItem): ListItem =>
  typeof item === 'string' ? cleanInline(item) : { text: cleanInline(item.text), items: item.items.map(cleanItem) }
