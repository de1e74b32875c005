import type { OutputBlockData } from '@editorjs/editorjs'
import type { Block, ListItem } from '../../../entities/language/blocks/blocks.ts'
import { readInline, inlineText, writeInline } from '../../../entities/language/blocks/inline-markup.ts'

/** Converts between the blocks of the editor's tools and those that are stored. */

/** An item as the list tool has it. */
export interface EditorItem {
  readonly content: string
  readonly meta: object
  readonly items: readonly EditorItem[]
}

// Tool data beyond our own blocks (alignment, player size) is typed by the tools alone.
type Data = any

/** Normalises inline markup to the stored form. The editor leaves a line break in what was emptied. */
const inline = (html: string | undefined): string =>
  inlineText(html).trim() === '' ? '' : writeInline(readInline(html ?? ''))
const captioned = (html: string | undefined) => (inlineText(html).trim() === '' ? {} : { caption: inline(html) })

/** Converts a stored block to the data of the editor's tool. */
export function toEditorBlocks({ type, data }: Block): OutputBlockData['data'] {
  switch (type) {
    case 'list':
      return { style: data.style, meta: {}, items: data.items.map(itemToEditor) }
    case 'checkList':
      return { items: data.items.map((item) => ({ ...item, text: inline(item.text) })) }
    case 'paragraph':
    case 'header':
    case 'quote':
      return { ...data, text: inline(data.text) }
    case 'table':
      return { ...data, content: data.content.map((row) => row.map(inline)) }
    default:
      return structuredClone(data) as Data
  }
}

/** Converts a block of the editor to the stored form; undefined for an empty one. */
export function toStoredBody(type: string, data: Data): Block | undefined {
  const made = storedData(type, data)
  return made && ({ type, data: made } as Block)
}

function storedData(type: string, data: Data): object | undefined {
  switch (type) {
    case 'paragraph':
      return inlineText(data.text).trim() === '' ? undefined : { text: inline(data.text) }
    case 'header':
      return { text: inline(data.text), level: data.level }
    case 'list':
      return { style: data.style, items: data.items.map(itemToStored) }
    case 'checkList':
      return { items: data.items.map((item: Data) => ({ text: inline(item.text), checked: item.checked === true })) }
    case 'quote':
      return { text: inline(data.text), ...captioned(data.caption) }
    case 'delimiter':
      return {}
    case 'table':
      return {
        withHeadings: data.withHeadings === true,
        content: data.content.map((row: readonly string[]) => row.map(inline)),
      }
    case 'code':
      return { code: data.code }
    case 'image':
      return pictureData(data)
    case 'embed':
      return data.embed ? { service: 'youtube', embed: data.embed, ...captioned(data.caption) } : undefined
    case 'linkTool':
      return data.link ? { link: data.link, meta: metaData(data.meta) } : undefined
    default:
      return data
  }
}

const pictureData = ({ file, alt, decorative, caption, withBorder, withBackground, stretched }: Data) => ({
  file: {
    url: file.url,
    ...(file.width && { width: file.width }),
    ...(file.height && { height: file.height }),
  },
  ...captioned(caption),
  ...(alt?.trim() && !decorative && { alt: alt.trim() }),
  ...(decorative && { decorative: true }),
  withBorder: withBorder === true,
  withBackground: withBackground === true,
  stretched: stretched === true,
})

const metaData = ({ title, description, image }: Data = {}) => ({
  ...(title && { title: String(title).slice(0, 500) }),
  ...(description && { description: String(description) }),
  ...(image?.url && { image: { url: image.url } }),
})

const itemToEditor = (item: ListItem): EditorItem =>
  typeof item === 'string'
    ? { content: inline(item), meta: {}, items: [] }
    : { content: inline(item.text), meta: {}, items: item.items.map(itemToEditor) }

const itemToStored = ({ content, items }: EditorItem): ListItem => {
  // The tool shows its items as they are typed, and so the browser breaks their lines without a tag.
  const text = inline(content.trim().replaceAll('\n', '<br>'))
  return items.length === 0 ? text : { text, items: items.map(itemToStored) }
}
