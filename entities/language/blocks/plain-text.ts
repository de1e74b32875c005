import type { Block, ListItem, RichText } from './blocks.ts'
import { inlineText, readInline } from './inline-markup.ts'

/** The text of a rich text, one string per line, for search, descriptions and comparison. Entities are decoded. */
export const plainText = (body: RichText): string =>
  body.blocks
    .flatMap(textsOf)
    .filter((text) => text !== '')
    .join('\n')

/** How a rich text begins: so many characters, without a Latin word cut in two; empty if it has no text. */
export function excerpt(body: RichText, length: number): string {
  const characters = [...plainText(body).replaceAll('\n', ' ')]
  if (characters.length <= length) return characters.join('')
  const beginning = characters.slice(0, length).join('')
  const isCut = /^[\p{Script=Latin}\p{N}]/u.test(characters[length]!)
  const whole = isCut ? beginning.replace(/(?<=\s)[\p{Script=Latin}\p{N}'’-]{1,30}$/u, '') : beginning
  return `${whole.trimEnd()}…`
}

/** Whether a rich text has nothing but paragraphs without marks, so that its plain text says all there is to it. */
export const isPlain = ({ blocks }: RichText): boolean =>
  blocks.every(
    ({ type, data }) => type === 'paragraph' && readInline(data.text).every((inline) => typeof inline === 'string'),
  )

function textsOf({ type, data }: Block): readonly string[] {
  switch (type) {
    case 'paragraph':
    case 'header':
      return [inlineText(data.text)]
    case 'list':
      return data.items.flatMap(itemTexts)
    case 'checkList':
      return data.items.map(({ text }) => inlineText(text))
    case 'quote':
      return [inlineText(data.text), inlineText(data.caption)]
    case 'table':
      return data.content.flat().map(inlineText)
    case 'code':
      return [data.code]
    case 'image':
      return [data.alt ?? '', inlineText(data.caption)]
    case 'embed':
      return [inlineText(data.caption)]
    case 'linkTool':
      return [data.meta.title ?? '', data.meta.description ?? '']
    case 'delimiter':
      return []
  }
}

const itemTexts = (item: ListItem): readonly string[] =>
  typeof item === 'string' ? [inlineText(item)] : [inlineText(item.text), ...item.items.flatMap(itemTexts)]
