import { escapeHtml, decodeEntities } from './html-entities.ts'

/** The inline marks, and the class that the editor uses for its own ones. Everything else in a text is plain text. */
export const markClasses = {
  b: undefined,
  i: undefined,
  u: 'cdx-underline',
  mark: 'cdx-marker',
  code: 'inline-code',
  s: 'cdx-strikethrough',
} as const
type Mark = keyof typeof markClasses
export const markNames = Object.keys(markClasses) as readonly Mark[]

export type Inline = string | { readonly mark: Mark | 'br'; readonly children: readonly Inline[] } | Anchor
interface Anchor {
  readonly mark: 'a'
  /** Undefined if the URL is not safe to open: the text is then shown without a link. */
  readonly href: string | undefined
  readonly children: readonly Inline[]
}

interface Open {
  readonly mark: Mark | 'a'
  /** The nodes that its content is appended to. */
  readonly children: Inline[]
}

const tag = /<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s[^<>]*)?)>/g

/**
 * Parses the editor's inline HTML into text and marks. An unclosed mark ends with the text; a stray closing tag is
 * text. A mark inside a mark of the same kind is dropped and its content kept, so marks are never nested deeper than
 * there are kinds of them, whatever was sent or stored: it is safe to process them recursively.
 */
export function readInline(html: string): readonly Inline[] {
  const root: Inline[] = []
  const open: Open[] = []
  const opened = new Map<string, number>()
  const count = (mark: string) => opened.get(mark) ?? 0
  const children = () => open.at(-1)?.children ?? root
  const addText = (text: string) => text && children().push(decodeEntities(text))
  const start = (mark: Mark | 'a', attributes: string) => {
    const own: Inline[] = count(mark) > 0 ? children() : []
    if (count(mark) === 0)
      children().push(mark === 'a' ? { mark, href: hrefOf(attributes), children: own } : { mark, children: own })
    open.push({ mark, children: own })
    opened.set(mark, count(mark) + 1)
  }
  /** Closes the innermost of these marks, and all that were opened after it. */
  const close = (mark: Mark | 'a') => {
    let closed: string
    do {
      closed = open.pop()!.mark
      opened.set(closed, count(closed) - 1)
    } while (closed !== mark)
  }

  let end = 0
  for (const match of html.matchAll(tag)) {
    const [whole, slash, name, attributes] = match as unknown as [string, string, string, string]
    const mark = markOf(name)
    addText(html.slice(end, match.index))
    end = match.index + whole.length
    if (mark === undefined) children().push(whole)
    else if (mark === 'br') children().push({ mark, children: [] })
    else if (!slash) start(mark, attributes)
    else if (count(mark) > 0) close(mark)
    else children().push(whole)
  }
  addText(html.slice(end))
  return root
}

/** Serialises text and marks as the editor and the server store them; `readInline` returns the same tree. */
export const writeInline = (inlines: readonly Inline[]): string => inlines.map(inlineHtml).join('')

function inlineHtml(inline: Inline): string {
  if (typeof inline === 'string') return escapeHtml(inline)
  if (inline.mark === 'br') return '<br>'
  const children = writeInline(inline.children)
  if (inline.mark !== 'a') return `<${inline.mark}${classOf(inline.mark)}>${children}</${inline.mark}>`
  return inline.href === undefined
    ? children
    : `<a href="${escapeHtml(inline.href).replaceAll('"', '&quot;')}">${children}</a>`
}

const classOf = (mark: Mark): string => (markClasses[mark] ? ` class="${markClasses[mark]}"` : '')

/** The text of inline HTML without its marks, with line breaks as \n. */
export const inlineText = (html = ''): string => textOfInlines(readInline(html))

const textOfInlines = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) =>
      typeof inline === 'string' ? inline : inline.mark === 'br' ? '\n' : textOfInlines(inline.children),
    )
    .join('')

function markOf(name: string): Mark | 'a' | 'br' | undefined {
  const lower = name.toLowerCase()
  return lower === 'a' || lower === 'br' ? lower : markNames.find((mark) => mark === lower)
}

function hrefOf(attributes: string): string | undefined {
  const parts = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  const href = decodeEntities(parts?.[1] ?? parts?.[2] ?? parts?.[3] ?? '')
  return isSafeUrl(href) ? href : undefined
}

const baseOrigin = 'https://elsewhere.invalid'

/** Whether a URL may be opened: http, https, mailto, tel, or within the site. */
export function isSafeUrl(href: string): boolean {
  // Browsers drop control characters and treat a backslash as a slash, so a URL containing either is rejected.
  if (href === '' || /[\p{Cc}\s\\]/u.test(href)) return false
  if (/^(?:https?:\/\/|mailto:|tel:)[^/]/i.test(href)) return URL.canParse(href)
  return /^(?:[/#?]|\.{1,2}\/)/.test(href) && !href.startsWith('//') && new URL(href, baseOrigin).origin === baseOrigin
}
