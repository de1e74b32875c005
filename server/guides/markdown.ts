import { Marked, type Token, type Tokens } from 'marked'

/** Where the links of a guide lead: `webhooks.md` and `pictures/list.webp` are files beside it on a code host. */
export interface Places {
  readonly link: (href: string) => string
  readonly picture: (href: string) => string
  /** What the link of a heading to itself is called. */
  readonly section: string
}

const plain = new Marked({ gfm: true })

/** A guide as the tokens of its Markdown (CommonMark with the tables of GitHub). */
export const readMarkdown = (text: string): readonly Token[] => plain.lexer(text)

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => `&#${String(each.charCodeAt(0))};`)

/** The anchor of a heading, as code hosts make it: lower case, hyphens for spaces, no punctuation. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** The text of a heading or a paragraph without its marks. */
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? textOf(token.tokens) : 'text' in token ? token.text : ''))
    .join('')

/** Links within Captain, to a section, to a site or an email address; nothing that could be a script. */
const isSafe = (href: string): boolean => /^(?:https?:\/\/|mailto:|[/#])/.test(href)

/** Markdown as HTML; HTML that is written in it is shown as text. */
export function toHtml(text: string, places: Places): string {
  const anchors = new Map<string, number>()
  const unique = (anchor: string): string => {
    const before = anchors.get(anchor) ?? 0
    anchors.set(anchor, before + 1)
    return before ? `${anchor}-${String(before)}` : anchor
  }
  return new Marked({
    gfm: true,
    renderer: {
      html: ({ text: html }: Tokens.HTML | Tokens.Tag) => escapeHtml(html),
      heading({ depth, tokens }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens)
        if (depth === 1) return `<h1>${inner}</h1>\n`
        const id = escapeHtml(unique(anchorOf(textOf(tokens))))
        const anchor = `<a class="anchor" href="#${id}" aria-label="${escapeHtml(places.section)}">#</a>`
        return `<h${String(depth)} id="${id}">${inner}${anchor}</h${String(depth)}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const to = places.link(href)
        const inner = this.parser.parseInline(tokens)
        return isSafe(to) ? `<a href="${escapeHtml(to)}">${inner}</a>` : inner
      },
      image: ({ href, text: alt }: Tokens.Image) =>
        `<img src="${escapeHtml(places.picture(href))}" alt="${escapeHtml(alt)}" loading="lazy">`,
      // What follows the fence: `sh`, `env`, or `js` with the name of the file.
      code({ text: code, lang = '' }: Tokens.Code) {
        const [kind, file] = lang.split(' ')
        const shown = kind === 'env' ? code.replaceAll(/^/gm, 'export ') : code
        const caption = file ? `<figcaption>${escapeHtml(file)}</figcaption>` : ''
        return `<figure class="code">${caption}<pre tabindex="0"><code>${escapeHtml(shown)}</code></pre></figure>\n`
      },
    },
  })
    .parse(text, { async: false })
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
