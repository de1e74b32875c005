import type { Block, ListItem, RichText } from './values.ts'

const englishWords = { video: 'Watch the video', done: 'done', toDo: 'to do', table: 'Table', code: 'Code' }

export interface RenderOptions {
  /** How much lower headings are than they were written: with 1, those of level 2 become `h3`. */
  readonly headingOffset?: number
  /**
   * The words that a video without a caption, the boxes of a check list, and tables and code that may be wider than
   * their page are labelled with; English unless given.
   */
  readonly words?: Partial<Readonly<typeof englishWords>>
  /** Writes a block in a way of one's own; undefined leaves it to the client. */
  readonly render?: (block: Block) => string | undefined
}

/**
 * A body as HTML for a page, as `body: 'html'` answers it: its blocks in the `div` that `/blocks.css` begins at. `lang` is
 * the language of the body, which that `div` names; none where it is the page's.
 */
export function renderBody(
  body: RichText,
  { lang, ...options }: RenderOptions & { readonly lang?: string } = {},
): string {
  const language = lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`
  return `<div class="blocks"${language}>${renderBlocks(body, options)}</div>`
}

/**
 * The blocks of a body as HTML, to stand in an element of one's own, of the class `blocks` if `/blocks.css` shall fit.
 * They are safe whatever they hold: marks are written anew, everything else is escaped.
 */
export function renderBlocks({ blocks }: RichText, options: RenderOptions = {}): string {
  const words = { ...englishWords, ...options.words }
  return blocks
    .map(
      (block) =>
        options.render?.(block) ?? htmlOf(block, words, options.headingOffset ?? 0, regionOf(block, blocks, words)),
    )
    .join('\n')
}

type Words = typeof englishWords

/** The attributes by which what may be wider than a narrow page is reached by keyboard, numbered where there are several. */
function regionOf(block: Block, blocks: readonly Block[], words: Words): string {
  if (!isWide(block)) return ''
  const ofItsKind = blocks.filter((each) => each.type === block.type && isWide(each))
  const number = ofItsKind.length > 1 ? ` ${ofItsKind.indexOf(block) + 1}` : ''
  return ` role="region" aria-label="${escapeHtml(words[block.type === 'table' ? 'table' : 'code'])}${number}" tabindex="0"`
}

/** Whether a block is wider than 320 px: from three columns, or from 25 half-width characters of code in a line. */
const isWide = (block: Block): boolean =>
  block.type === 'table'
    ? block.data.content.some((cells) => cells.length > 2)
    : block.type === 'code' && block.data.code.split('\n').some((line) => widthOf(line) > 24)

/** Tabs and most characters beyond Latin ones are as wide as two. */
const widthOf = (line: string): number =>
  [...line].reduce((width, character) => width + (character === '\t' || character > '\u00ff' ? 2 : 1), 0)

function htmlOf(block: Block, words: Words, headingOffset: number, region: string): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${marked(block.data.text)}</p>`
    case 'header': {
      const level = Math.min(block.data.level + headingOffset, 6)
      return `<h${level}>${marked(block.data.text)}</h${level}>`
    }
    case 'list':
      return listOf(block.data.style === 'ordered' ? 'ol' : 'ul', block.data.items)
    case 'checkList': {
      const items = block.data.items.map(
        ({ text, checked }) =>
          `<li data-checked="${checked}"><span class="blocks-check" role="img" aria-label="${escapeHtml(checked ? words.done : words.toDo)}"></span><span>${marked(text)}</span></li>`,
      )
      return `<ul class="blocks-checks">${items.join('')}</ul>`
    }
    case 'quote':
      return `<figure class="blocks-quote"><blockquote>${marked(block.data.text)}</blockquote>${captionOf(block.data.caption)}</figure>`
    case 'delimiter':
      return '<hr>'
    case 'table':
      return tableOf(block.data, region)
    case 'code':
      return `<pre${region}><code>${escapeHtml(block.data.code)}</code></pre>`
    case 'image':
      return pictureOf(block.data)
    case 'embed':
      return videoOf(block.data, words.video)
    case 'linkTool':
      return linkOf(block.data)
    default:
      // A kind of block that is newer than this client.
      return ''
  }
}

const listOf = (tag: 'ol' | 'ul', items: readonly ListItem[]): string => {
  const inside = items.map((item) =>
    typeof item === 'string'
      ? `<li>${marked(item)}</li>`
      : `<li>${marked(item.text)}${item.items.length > 0 ? listOf(tag, item.items) : ''}</li>`,
  )
  return `<${tag}>${inside.join('')}</${tag}>`
}

const captionOf = (text = ''): string => (text.trim() === '' ? '' : `<figcaption>${marked(text)}</figcaption>`)

type DataOf<T extends Block['type']> = Extract<Block, { readonly type: T }>['data']

function tableOf({ withHeadings, content }: DataOf<'table'>, region: string): string {
  const row = (cells: readonly string[], cell: (text: string) => string) => `<tr>${cells.map(cell).join('')}</tr>`
  const [head, ...rest] = content
  const top =
    withHeadings && head ? `<thead>${row(head, (text) => `<th scope="col">${marked(text)}</th>`)}</thead>` : ''
  const rows = (withHeadings ? rest : content).map((cells) => row(cells, (text) => `<td>${marked(text)}</td>`))
  return `<div class="blocks-table"${region}><table>${top}<tbody>${rows.join('')}</tbody></table></div>`
}

function pictureOf(data: DataOf<'image'>): string {
  const { file, caption, alt = '', decorative, withBorder, withBackground, stretched } = data
  if (!isSafeUrl(file.url)) return ''
  const looks = [withBorder && 'bordered', withBackground && 'backed', stretched && 'stretched'].filter(Boolean)
  const size = file.width && file.height ? ` width="${Number(file.width)}" height="${Number(file.height)}"` : ''
  const shown = looks.length > 0 ? ` data-looks="${looks.join(' ')}"` : ''
  return `<figure class="blocks-picture"${shown}><img src="${escapeHtml(file.url)}" alt="${decorative ? '' : escapeHtml(alt)}"${size} loading="lazy" decoding="async">${captionOf(caption)}</figure>`
}

/** A link: nothing is asked of YouTube before the reader follows it. */
function videoOf({ embed, caption = '' }: DataOf<'embed'>, watch: string): string {
  const [, id, start] = /\/embed\/([A-Za-z0-9_-]{11})(?:\?(?:.*&)?start=([0-9]{1,6}))?/.exec(embed) ?? []
  if (!id) return ''
  const url = `https://www.youtube.com/watch?v=${id}${start ? `&amp;t=${start}s` : ''}`
  const title = caption.replace(/<[^>]*>/g, '').trim() === '' ? escapeHtml(watch) : marked(caption, false)
  return `<figure class="blocks-video"><a href="${url}" rel="noopener"><span class="blocks-play" aria-hidden="true"></span><span class="blocks-video-title">${title}</span></a></figure>`
}

function linkOf({ link, meta: { title, description, image } }: DataOf<'linkTool'>): string {
  if (!isSafeUrl(link)) return ''
  const picture =
    image && isSafeUrl(image.url) ? `<img src="${escapeHtml(image.url)}" alt="" loading="lazy" decoding="async">` : ''
  const about = description ? `<span class="blocks-link-description">${escapeHtml(description)}</span>` : ''
  return `<a class="blocks-link" href="${escapeHtml(link)}" rel="noopener">${picture}<span class="blocks-link-words"><span class="blocks-link-title">${escapeHtml(title || link)}</span>${about}<span class="blocks-link-host">${escapeHtml(new URL(link, 'https://invalid').host)}</span></span></a>`
}

const tags = /<(\/?)(b|i|u|s|mark|code|a|br)(\s[^<>]*)?>/gi

/** Inline HTML with its known marks alone, each closed; all else becomes text. */
function marked(html: string, withLinks = true): string {
  const open: string[] = []
  let [written, end] = ['', 0]
  const close = (name: string) => {
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      written += `</${last}>`
      if (last === name) return
    }
  }
  for (const match of html.matchAll(tags)) {
    written += textOf(html.slice(end, match.index))
    end = match.index + match[0].length
    const name = match[2]!.toLowerCase()
    const href = name === 'a' && withLinks ? hrefOf(match[3] ?? '') : undefined
    if (name === 'br') written += '<br>'
    else if (match[1]) {
      if (open.includes(name)) close(name)
    } else if (!open.includes(name) && (name !== 'a' || href !== undefined)) {
      open.push(name)
      written += href === undefined ? `<${name}>` : `<a href="${escapeHtml(href)}" rel="noopener">`
    }
  }
  written += textOf(html.slice(end))
  if (open.length > 0) close(open[0]!)
  return written
}

function hrefOf(attributes: string): string | undefined {
  const found = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)
  const href = (found?.[1] ?? found?.[2] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  return isSafeUrl(href) ? href : undefined
}

/** Http, https, mailto, or within the site. Browsers drop control characters, and take a backslash for a slash. */
function isSafeUrl(url: string): boolean {
  if (url === '' || /[\p{Cc}\s\\]/u.test(url)) return false
  return /^(?:https?:\/\/|mailto:)[^/]/i.test(url) ? URL.canParse(url) : /^(?:\/(?!\/)|[#?]|\.{1,2}\/)/.test(url)
}

/** Text between marks, whose entities stay. */
const textOf = (html: string): string =>
  html
    .replace(/&(?!(?:[a-z][a-z0-9]*|#[0-9]+|#x[0-9a-f]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Text for HTML, in an attribute too, where that has double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
