import type { Block, ListItem, RichText } from '../blocks.ts'
import { wordsOf } from './inline.ts'

/** The words of a body, one text a line: for search, descriptions and comparisons. What an entity stands for is itself. */
export const plainText = (body: RichText): string =>
  body.blocks
    .flatMap(textsOf)
    .filter((text) => text !== '')
    .join('\n')

function textsOf({ type, data }: Block): readonly string[] {
  switch (type) {
    case 'paragraph':
    case 'header':
      return [wordsOf(data.text)]
    case 'list':
      return data.items.flatMap(itemTexts)
    case 'checkList':
      return data.items.map(({ text }) => wordsOf(text))
    case 'quote':
      return [wordsOf(data.text), wordsOf(data.caption)]
    case 'table':
      return data.content.flat().map(wordsOf)
    case 'code':
      return [data.code]
    case 'image':
      return [data.alt ?? '', wordsOf(data.caption)]
    case 'embed':
      return [wordsOf(data.caption)]
    case 'linkTool':
      return [data.meta.title ?? '', data.meta.description ?? '']
    case 'delimiter':
      return []
  }
}

const itemTexts = (item: ListItem): readonly string[] =>
  typeof item === 'string' ? [wordsOf(item)] : [wordsOf(item.text), ...item.items.flatMap(itemTexts)]
