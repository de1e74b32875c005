import { limits, type Block, type ListItem } from '../blocks.ts'
import { isSafeUrl, markNames } from '../inline-markup.ts'
import { embedUrl, videoOfUrl } from '../youtube.ts'
import { Line, plain, type TextStyle } from './html-line.ts'
import { rowsOf, tableBlocks } from './html-table.ts'
import { elementsOf, hasInside, sourceText, styleOf, type HtmlElement, type HtmlNode } from './html-tree.ts'

/** A picture of the source, which is no file of ours yet: its address may be of data, of the web, or of a disk. */
export interface ForeignPicture {
  readonly type: 'picture'
  readonly src: string
  readonly alt: string
  readonly caption?: string
}
export type ImportedBlock = Block | ForeignPicture

/**
 * Converts HTML of other programs to blocks: what is pasted into a body, and what a file has for one. It knows every
 * block and mark that a body has; of anything else the text is kept. Takes the nodes of the page's body.
 */
export function importHtml(nodes: readonly HtmlNode[]): readonly ImportedBlock[] {
  const flow = new Flow()
  walk(nodes, plain, flow)
  return flow.end()
}

/** Where what is read goes: into blocks, or into one text. */
interface Target {
  readonly line: Line
  /** A block of the source begins or ends. */
  separate(): void
  /** Takes a block; false where only text can be, and the block's parts are to be read as text. */
  takes(read: () => readonly ImportedBlock[]): boolean
  picture(picture: ForeignPicture): void
}

class Flow implements Target {
  line = new Line()
  readonly #blocks: ImportedBlock[] = []

  separate(): void {
    const text = this.line.html()
    if (text !== '') this.#blocks.push({ type: 'paragraph', data: { text } })
    this.line = new Line()
  }

  takes(read: () => readonly ImportedBlock[]): boolean {
    this.separate()
    this.#blocks.push(...read())
    return true
  }

  picture(picture: ForeignPicture): void {
    this.separate()
    this.#blocks.push(picture)
  }

  end(): readonly ImportedBlock[] {
    this.separate()
    return this.#blocks
  }
}

/** A text of a block, such as a cell; pictures come below the block. */
class Text implements Target {
  readonly line = new Line()
  readonly pictures: ForeignPicture[]

  constructor(pictures: ForeignPicture[]) {
    this.pictures = pictures
  }

  separate(): void {
    this.line.separate()
  }

  takes(): boolean {
    return false
  }

  picture(picture: ForeignPicture): void {
    this.pictures.push(picture)
  }
}

function textOf(nodes: readonly HtmlNode[], pictures: ForeignPicture[], style = plain): string {
  const text = new Text(pictures)
  walk(nodes, style, text)
  return text.line.html()
}

function walk(nodes: readonly HtmlNode[], style: TextStyle, to: Target): void {
  for (const node of nodes)
    if (typeof node === 'string') addText(node, style, to)
    else if (!isHidden(node)) readElement(node, styled(node, style), to)
}

function addText(text: string, style: TextStyle, { line }: Target): void {
  const [first = '', ...further] = style.keepsLines ? text.split(/\r\n?|\n/) : [text]
  line.add(first, style)
  for (const next of further) {
    line.break()
    line.add(next, style)
  }
}

/** What shows no text, or only what belongs to the page's own controls. */
const unread = new Set(
  'head title style script noscript template object svg math canvas input button select textarea rp col colgroup'.split(
    ' ',
  ),
)

function isHidden(element: HtmlElement): boolean {
  if (unread.has(element.name) || 'hidden' in element.attributes) return true
  const { display, 'mso-hide': hide } = styleOf(element)
  return display === 'none' || hide === 'all'
}

type Mark = (typeof markNames)[number]
/** Tags that mean a mark; the marks themselves are tags, too. */
const markOfTag: Readonly<Record<string, Mark>> = {
  ...Object.fromEntries(markNames.map((mark) => [mark, mark])),
  strong: 'b',
  em: 'i',
  cite: 'i',
  dfn: 'i',
  ins: 'u',
  del: 's',
  strike: 's',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}

const bold = (style: TextStyle): TextStyle => ({ ...style, marks: new Set([...style.marks, 'b']) })

function styled(element: HtmlElement, { marks, href, keepsLines }: TextStyle): TextStyle {
  const link = element.name === 'a' ? linkOf(element) : href
  const own = new Set(marks)
  const set = (mark: Mark, is: boolean | undefined) => {
    if (is === true) own.add(mark)
    if (is === false) own.delete(mark)
  }
  const tag = markOfTag[element.name]
  if (tag) own.add(tag)
  const style = styleOf(element)
  const weight = style['font-weight']
  // Google Docs wraps what is copied in it into bold text that is not bold.
  if (weight) set('b', weight.startsWith('bold') || Number(weight) >= 600)
  if (style['font-style']) set('i', style['font-style'] === 'italic')
  const decoration = style['text-decoration-line'] ?? style['text-decoration'] ?? ''
  if (decoration.includes('line-through')) own.add('s')
  // Links are underlined without it.
  if (decoration.includes('underline') && link === undefined) own.add('u')
  if (style['mso-highlight']) own.add('mark')
  const space = style['white-space-collapse'] ?? style['white-space']
  return { marks: own, href: link, keepsLines: space ? /^(?:pre|break-spaces)/.test(space) : keepsLines }
}

/** Where a link leads; not to places within the source, which do not come along, or on somebody's disk. */
function linkOf({ attributes }: HtmlElement): string | undefined {
  const written = attributes.href?.trim() ?? ''
  const href = /^tel:/i.test(written) ? written.replace(/[\s()]/g, '') : written
  return isSafeUrl(href) && !href.startsWith('#') ? href : undefined
}

function readElement(element: HtmlElement, style: TextStyle, to: Target): void {
  const { name, children } = element
  const pictures: ForeignPicture[] = []
  const text = (nodes = children, as = plain) => textOf(nodes, pictures, as)
  const block = (read: () => readonly ImportedBlock[]): boolean => to.takes(() => [...read(), ...pictures])
  const within = (as = style) => {
    to.separate()
    walk(children, as, to)
    to.separate()
  }
  switch (name) {
    case 'br':
      return to.line.break()
    case 'img':
      return readPicture(element, style, to)
    case 'iframe':
    case 'video':
    case 'audio':
    case 'embed':
      return readMedia(element, to)
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      if (!block(() => filled(text(), (html) => ({ type: 'header', data: { text: html, level: levelOf(name) } }))))
        within()
      return
    case 'hr':
      if (!block(() => [{ type: 'delimiter', data: {} }])) to.separate()
      return
    case 'pre':
      if (!block(() => codeOf(children))) walk(children, { ...style, keepsLines: true }, to)
      return
    case 'blockquote':
      if (!block(() => quoteOf(children))) within()
      return
    case 'ul':
    case 'ol':
    case 'menu':
      if (!block(() => listOf(element, pictures))) readListAsText(element, style, to)
      return
    case 'table': {
      const rows = rowsOf(element)
      const caption = elementsOf(children).filter((child) => child.name === 'caption')
      if (!rows) return within()
      const tables = () => [
        ...filled(text(caption), (html) => ({ type: 'paragraph', data: { text: html } })),
        ...tableBlocks(rows, (cell) => text(cell.children)),
      ]
      if (!block(tables)) within()
      return
    }
    case 'figure': {
      const isCaption = (node: HtmlNode) => typeof node !== 'string' && node.name === 'figcaption'
      const caption = text(children.filter(isCaption))
      if (!block(() => captioned(importHtml(children.filter((node) => !isCaption(node))), caption))) within()
      return
    }
    case 'dl':
      if (!block(() => definitionsOf(element, pictures))) within()
      return
    case 'summary':
      return within(bold(style))
    case 'q':
      to.line.add('“', style)
      walk(children, style, to)
      return to.line.add('”', style)
    case 'rt':
      to.line.add('（', style)
      walk(children, style, to)
      return to.line.add('）', style)
    case 'td':
    case 'th':
      walk(children, style, to)
      return to.line.add(' ', plain)
    default:
      return blockNames.has(name) ? within() : walk(children, style, to)
  }
}

const blockNames = new Set(
  'html body p div section article main header footer nav aside address center details fieldset form figcaption legend li tr tbody thead tfoot dt dd caption'.split(
    ' ',
  ),
)

const filled = (html: string, make: (html: string) => Block): readonly Block[] => (html === '' ? [] : [make(html)])

/** Bodies have the levels 2 to 4, as the page's title is the first. */
const levelOf = (name: string): 2 | 3 | 4 => Math.min(Math.max(Number(name[1]), 2), 4) as 2 | 3 | 4

function codeOf(children: readonly HtmlNode[]): readonly Block[] {
  const code = sourceText(children).replace(/\r\n?/g, '\n').replace(/^\n/, '').replace(/\s+$/, '')
  return filled(code, () => ({ type: 'code', data: { code } }))
}

/** A quotation with its source, if it is text; otherwise what it consists of. */
function quoteOf(children: readonly HtmlNode[]): readonly ImportedBlock[] {
  const isSource = (node: HtmlNode) => typeof node !== 'string' && (node.name === 'cite' || node.name === 'footer')
  const parts = importHtml(children.filter((node) => !isSource(node)))
  const texts = parts.map((part) => (part.type === 'paragraph' || part.type === 'header' ? part.data.text : undefined))
  const caption = textOf(children.filter(isSource), []).replace(/^<i>(.*)<\/i>$/, '$1')
  if (parts.length === 0 || texts.includes(undefined)) return [...parts, ...importHtml(children.filter(isSource))]
  return [{ type: 'quote', data: { text: texts.join('<br>'), ...(caption && { caption }) } }]
}

function captioned(blocks: readonly ImportedBlock[], caption: string): readonly ImportedBlock[] {
  if (caption === '') return blocks
  const place = blocks.findIndex(({ type }) => type === 'picture')
  if (place === -1) return [...blocks, { type: 'paragraph', data: { text: caption } }]
  return blocks.with(place, { ...(blocks[place] as ForeignPicture), caption })
}

/** A paragraph for each term, which is bold, and what is said of it below. */
function definitionsOf({ children }: HtmlElement, pictures: ForeignPicture[]): readonly Block[] {
  const parts = elementsOf(children).flatMap((part) => (part.name === 'div' ? elementsOf(part.children) : [part]))
  const groups: Text[] = []
  let isInTerm = false
  for (const part of parts) {
    const isTerm = part.name === 'dt'
    if (groups.length === 0 || (isTerm && !isInTerm)) groups.push(new Text(pictures))
    const text = groups.at(-1)!
    text.separate()
    walk(part.children, isTerm ? bold(plain) : plain, text)
    isInTerm = isTerm
  }
  return groups.flatMap(({ line }) => filled(line.html(), (text) => ({ type: 'paragraph', data: { text } })))
}

/** A list, or a check list if all of its items have a box. */
function listOf(list: HtmlElement, pictures: ForeignPicture[]): readonly Block[] {
  const entries = elementsOf(list.children)
  if (entries.length > 0 && entries.every((entry) => boxOf(entry) !== undefined)) {
    const items = entries
      .map((entry) => ({ text: textOf(withoutBox(entry), pictures), checked: boxOf(entry) === true }))
      .filter(({ text }) => text !== '')
    return items.length === 0 ? [] : [{ type: 'checkList', data: { items } }]
  }
  const items = itemsOf(list, 1, pictures)
  const style = list.name === 'ol' ? 'ordered' : 'unordered'
  // The schema's type spells out the levels that `itemsOf` keeps to.
  return items.length === 0 ? [] : [{ type: 'list', data: { style, items: items as never } }]
}

const isList = ({ name }: HtmlElement): boolean => name === 'ul' || name === 'ol' || name === 'menu'

/** The items of a list, each with its lists. Deeper lists than a body has come after the items that they belong to. */
function itemsOf(list: HtmlElement, depth: number, pictures: ForeignPicture[]): readonly ListItem[] {
  const found: { text: string; items: ListItem[] }[] = []
  for (const entry of elementsOf(list.children)) {
    const isAlone = isList(entry)
    const lists = isAlone ? [entry] : elementsOf(entry.children).filter(isList)
    const text = isAlone
      ? ''
      : textOf(
          entry.children.filter((node) => typeof node === 'string' || !isList(node)),
          pictures,
        )
    const items = lists.flatMap((inner) => itemsOf(inner, Math.min(depth + 1, limits.depth), pictures))
    const last = found.at(-1)
    if (text !== '') found.push({ text, items })
    // Google Docs writes an inner list beside the item that it belongs to.
    else if (last) last.items.push(...items)
    else
      found.push(
        ...items.map((item) =>
          typeof item === 'string' ? { text: item, items: [] } : { ...item, items: [...item.items] },
        ),
      )
  }
  return found.flatMap(({ text, items }): readonly ListItem[] => {
    if (items.length === 0) return [text]
    return depth < limits.depth ? [{ text, items }] : [text, ...items]
  })
}

/** Whether an item's box is ticked; undefined for one without. */
function boxOf(entry: HtmlElement): boolean | undefined {
  const { role, 'aria-checked': checked } = entry.attributes
  if (role === 'checkbox') return checked === 'true'
  const isBox = ({ name, attributes }: HtmlElement) => name === 'input' && attributes.type === 'checkbox'
  if (!hasInside(entry, isBox, isList)) return undefined
  return hasInside(entry, (element) => isBox(element) && 'checked' in element.attributes, isList)
}

/** Google Docs draws the box as a picture. */
const withoutBox = ({ children }: HtmlElement): readonly HtmlNode[] =>
  children.filter((node) => typeof node === 'string' || node.attributes['aria-roledescription'] !== 'checkbox')

/** A list where only text can be: its markers become text. */
function readListAsText(list: HtmlElement, style: TextStyle, to: Target): void {
  for (const [place, entry] of elementsOf(list.children).entries()) {
    to.separate()
    if (isList(entry)) readListAsText(entry, style, to)
    else {
      to.line.add(list.name === 'ol' ? `${place + 1}. ` : '• ', plain)
      walk(entry.children, style, to)
    }
  }
  to.separate()
}

/** Emoji that a page draws as pictures, by what they stand for. */
const emoji = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic})+$/v

function readPicture({ attributes }: HtmlElement, style: TextStyle, to: Target): void {
  const { src = attributes['data-src'] ?? '', alt = '', class: names = '', width, height } = attributes
  const isEmoji = emoji.test(alt) || (/\bemoji\b/.test(names) && alt !== '')
  if (isEmoji) return to.line.add(alt, style)
  // What counts readers is no picture.
  const isPixel = [width, height].every((size) => size !== undefined && Number.parseFloat(size) <= 1)
  if (src !== '' && !isPixel) to.picture({ type: 'picture', src: src.trim(), alt: alt.trim().slice(0, 500) })
}

/** A video of YouTube, or a link to what cannot be shown. */
function readMedia(element: HtmlElement, to: Target): void {
  const source = elementsOf(element.children).find(({ name }) => name === 'source')
  const src = (element.attributes.src ?? source?.attributes.src ?? '').replace(/^\/\//, 'https://')
  const video = videoOfUrl(src)
  if (video && to.takes(() => [{ type: 'embed', data: { service: 'youtube', embed: embedUrl(video) } }])) return
  if (!/^https?:/i.test(src) || !isSafeUrl(src)) return
  to.separate()
  to.line.add(src, { ...plain, href: src })
  to.separate()
}
