import { Marked, type Token, type Tokens } from 'marked'

/** Where the links of a guide lead: `webhooks.md` and `pictures/list.webp` are files beside it on a code host. */
export interface Places {
  readonly link: (href: string) => string
  readonly picture: (href: string) => string
  /** What the link of a heading to itself is called. */
  readonly section: string
}

/** A part of a guide below a heading, to be found. */
export interface Section {
  readonly heading: string
  /** Undefined for what stands below the title. */
  readonly anchor: string | undefined
  readonly text: string
}

const plain = new Marked({ gfm: true })

/** A guide as the tokens of its Markdown (CommonMark with the tables of GitHub). */
export const readMarkdown = (text: string): readonly Token[] => plain.lexer(text)

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => `&#${String(each.charCodeAt(0))};`)

/** Gives each heading of a guide its anchor, as code hosts make it: lower case, hyphens for spaces, no punctuation. */
function anchors(): (heading: string) => string {
  const given = new Map<string, number>()
  return (heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    const before = given.get(anchor) ?? 0
    given.set(anchor, before + 1)
    return before ? `${anchor}-${String(before)}` : anchor
  }
}

/** The text of tokens without their marks. */
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'list') return (token as Tokens.List).items.map(({ tokens: parts }) => textOf(parts)).join(' ')
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table
        return [header, ...rows].flatMap((row) => row.map(({ tokens: parts }) => textOf(parts))).join(' ')
      }
      return 'tokens' in token && token.tokens ? textOf(token.tokens) : 'text' in token ? token.text : ''
    })
    .join('')

/** The sections of a guide, from one heading to the next. */
export function sectionsOf(text: string): readonly Section[] {
  const anchorOf = anchors()
  const sections: Section[] = []
  for (const token of readMarkdown(text)) {
    if (token.type === 'heading') {
      const heading = textOf((token as Tokens.Heading).tokens)
      const anchor = (token as Tokens.Heading).depth === 1 ? undefined : anchorOf(heading)
      sections.push({ heading, anchor, text: '' })
    } else {
      const section = sections.pop()
      if (section) sections.push({ ...section, text: `${section.text} ${textOf([token])}`.trim() })
    }
  }
  return sections
}

/** Links within Captain, to a section, to a site or an email address; nothing that could be a script. */
const isSafe = (href: string): boolean => /^(?:https?:\/\/|mailto:|[/#])/.test(href)

/** Markdown as HTML; HTML that is written in it is shown as text. */
export function toHtml(text: string, places: Places): string {
  const anchorOf = anchors()
  return new Marked({
    gfm: true,
    renderer: {
      html: ({ text: html }: Tokens.HTML | Tokens.Tag) => escapeHtml(html),
      heading({ depth, tokens }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens)
        if (depth === 1) return `<h1>${inner}</h1>\n`
        const id = escapeHtml(anchorOf(textOf(tokens)))
        const anchor = `<a class="anchor" href="#${id}" aria-label="${escapeHtml(places.section)}">#</a>`
        return `<h${String(depth)} id="${id}">${inner}${anchor}</h${String(depth)}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const to = places.link(href)
        const inner = this.parser.parseInline(tokens)
        return isSafe(to) ? `<a href="${escapeHtml(to)}">${inner}</a>` : inner
      },
      // A phone shows a picture of a wide screen too small to read, so that a press opens it alone.
      image({ href, text: alt }: Tokens.Image) {
        const src = escapeHtml(places.picture(href))
        const image = `<img src="${src}" alt="${escapeHtml(alt)}" loading="lazy">`
        return isSafe(src) ? `<a href="${src}">${image}</a>` : image
      },
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
