import type { KindName } from '../field-kind-names.ts'
import type { Block, ListItem, RichText } from './blocks.ts'
import { decodeEntities, escapeHtml } from './html-entities.ts'

/**
 * A value with each of its texts replaced: a text, each line of several, each of a list of texts, or whatever people read
 * in a body, whose blocks, marks and links stay. Code stays, too, and so do blank texts.
 */
export function mapTexts(kind: KindName, value: unknown, replace: (text: string) => string): unknown {
  const plain = (text: string): string => {
    const trimmed = text.trim()
    return trimmed === '' ? text : text.replace(trimmed, () => replace(trimmed))
  }
  if (kind === 'rich-text') return mapBody(value as RichText, plain)
  if (Array.isArray(value)) return value.map((each: string) => plain(each))
  return String(value).split('\n').map(plain).join('\n')
}

function mapBody(body: RichText, plain: (text: string) => string): RichText {
  // Between the tags of marks and links.
  const inline = (html: string): string =>
    html
      .split(/(<[^<>]*>)/)
      .map((part, index) => (index % 2 === 1 ? part : escapeHtml(plain(decodeEntities(part)))))
      .join('')
  const optional = <K extends string>(key: K, text: string | undefined, map: (text: string) => string) =>
    (text === undefined ? {} : { [key]: map(text) }) as { readonly [N in K]?: string }
  const item = <I extends ListItem>(each: I): I =>
    (typeof each === 'string' ? inline(each) : { text: inline(each.text), items: each.items.map(item) }) as I

  const dataOf = ({ type, data }: Block): Block['data'] => {
    switch (type) {
      case 'paragraph':
      case 'header':
        return { ...data, text: inline(data.text) }
      case 'list':
        return { ...data, items: data.items.map(item) }
      case 'checkList':
        return { items: data.items.map((each) => ({ ...each, text: inline(each.text) })) }
      case 'quote':
        return { text: inline(data.text), ...optional('caption', data.caption, inline) }
      case 'table':
        return { ...data, content: data.content.map((row) => row.map(inline)) }
      case 'image':
        return { ...data, ...optional('caption', data.caption, inline), ...optional('alt', data.alt, plain) }
      case 'embed':
        return { ...data, ...optional('caption', data.caption, inline) }
      case 'linkTool': {
        const { title, description } = data.meta
        return {
          ...data,
          meta: { ...data.meta, ...optional('title', title, plain), ...optional('description', description, plain) },
        }
      }
      case 'code':
      case 'delimiter':
        return data
    }
  }
  return { ...body, blocks: body.blocks.map((block) => ({ ...block, data: dataOf(block) }) as Block) }
}
