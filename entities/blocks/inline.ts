import { encoded, withoutEntities } from './characters.ts'

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

export type Inline = string | { readonly mark: Mark | 'br'; readonly inside: readonly Inline[] } | Anchor
interface Anchor {
  readonly mark: 'a'
  /** Undefined for an address that is not safe to open: its words are shown, without a link. */
  readonly href: string | undefined
  readonly inside: readonly Inline[]
}

interface Open {
  readonly mark: Mark | 'a'
  readonly href?: string | undefined
  readonly inside: Inline[]
}

const tag = /<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s[^<>]*)?)>/g

/** Reads a text of the editor into its words and marks. A mark that is not closed ends with the text; a stray end is text. */
export function readInline(html: string): readonly Inline[] {
  const root: Inline[] = []
  const open: Open[] = []
  const put = (inline: Inline) => (open.at(-1)?.inside ?? root).push(inline)
  const words = (text: string) => text && put(withoutEntities(text))
  const close = () => {
    const { mark, href, inside } = open.pop()!
    // A link within a link is none: its words belong to the one around it.
    if (mark === 'a' && open.some((outer) => outer.mark === 'a')) inside.forEach(put)
    else put(mark === 'a' ? { mark, href, inside } : { mark, inside })
  }

  let end = 0
  for (const match of html.matchAll(tag)) {
    const [whole, slash, name, attributes] = match as unknown as [string, string, string, string]
    const mark = markOf(name)
    words(html.slice(end, match.index))
    end = match.index + whole.length
    if (mark === undefined) put(whole)
    else if (mark === 'br') put({ mark, inside: [] })
    else if (!slash) open.push({ mark, inside: [], ...(mark === 'a' && { href: hrefOf(attributes) }) })
    else if (open.some((each) => each.mark === mark)) closeUntil(mark, open, close)
    else put(whole)
  }
  words(html.slice(end))
  while (open.length > 0) close()
  return root
}

/** Writes words and marks as the editor and the server keep them; whoever reads that finds the same. */
export const writeInline = (inlines: readonly Inline[]): string => inlines.map(written).join('')

function written(inline: Inline): string {
  if (typeof inline === 'string') return encoded(inline)
  if (inline.mark === 'br') return '<br>'
  const inside = writeInline(inline.inside)
  if (inline.mark !== 'a') return `<${inline.mark}${classOf(inline.mark)}>${inside}</${inline.mark}>`
  return inline.href === undefined
    ? inside
    : `<a href="${encoded(inline.href).replaceAll('"', '&quot;')}">${inside}</a>`
}

const classOf = (mark: Mark): string => (markClasses[mark] ? ` class="${markClasses[mark]}"` : '')

/** The words of a text without its marks; a line end where it has one. */
export const wordsOf = (html = ''): string => spoken(readInline(html))

const spoken = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => (typeof inline === 'string' ? inline : inline.mark === 'br' ? '\n' : spoken(inline.inside)))
    .join('')

function closeUntil(mark: Mark | 'a', open: readonly Open[], close: () => void): void {
  while (open.at(-1)!.mark !== mark) close()
  close()
}

function markOf(name: string): Mark | 'a' | 'br' | undefined {
  const lower = name.toLowerCase()
  return lower === 'a' || lower === 'br' ? lower : markNames.find((mark) => mark === lower)
}

function hrefOf(attributes: string): string | undefined {
  const parts = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  const href = withoutEntities(parts?.[1] ?? parts?.[2] ?? parts?.[3] ?? '')
  return isSafe(href) ? href : undefined
}

const elsewhere = 'https://elsewhere.invalid'

/** Addresses that may be opened: http, https, mailto, and those within the site. */
export function isSafe(href: string): boolean {
  // Browsers drop control characters and take a backslash for a slash: neither has a place in an address.
  if (href === '' || /[\p{Cc}\s\\]/u.test(href)) return false
  if (/^(?:https?:\/\/|mailto:)[^/]/i.test(href)) return URL.canParse(href)
  return /^(?:[/#?]|\.{1,2}\/)/.test(href) && !href.startsWith('//') && new URL(href, elsewhere).origin === elsewhere
}
