import { escapeHtml, decodeEntities } from './html-entities.ts'

/** The inline marks there are, and the class by which the editor knows its own. Everything else in a text is text. */
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
  /** Undefined for an address that is not safe to open: its words are shown, without a link. */
  readonly href: string | undefined
  readonly children: readonly Inline[]
}

interface Open {
  readonly mark: Mark | 'a'
  /** Where its words and marks go. */
  readonly children: Inline[]
}

const tag = /<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s[^<>]*)?)>/g

/**
 * Reads a text of the editor into its words and marks. A mark that is not closed ends with the text; a stray end is text.
 * A mark within itself adds nothing: its words belong to the one around it. So marks are never nested deeper than there
 * are kinds of them, whatever was sent or stored, and whoever follows them may call itself.
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
  /** Ends the innermost of these marks, and with it all that were opened since. */
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

/** Writes words and marks as the editor and the server keep them; whoever reads that finds the same. */
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

/** The words of a text without its marks; a line end where it has one. */
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

/** Addresses that may be opened: http, https, mailto, and those within the site. */
export function isSafeUrl(href: string): boolean {
  // Browsers drop control characters and take a backslash for a slash: neither has a place in an address.
  if (href === '' || /[\p{Cc}\s\\]/u.test(href)) return false
  if (/^(?:https?:\/\/|mailto:)[^/]/i.test(href)) return URL.canParse(href)
  return /^(?:[/#?]|\.{1,2}\/)/.test(href) && !href.startsWith('//') && new URL(href, baseOrigin).origin === baseOrigin
}
