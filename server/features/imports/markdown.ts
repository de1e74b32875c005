import { escapeHtml } from '../../../entities/language/blocks/html-entities.ts'

/**
 * Markdown as HTML: as much of CommonMark and of GitHub's tables and check lists as a body has blocks for. Line breaks
 * within a paragraph stay, as Japanese texts mean them. A library such as `marked` takes the square of the time for signs that
 * nobody closes, and overflows the stack of nested quotes; what strangers wrote is read on the only thread of the server. No
 * expression here looks at a part of the text twice.
 */

const heading = /^#{1,6}\s+\S/
const fence = /^(```|~~~)/
const rule = /^(?:-{3,}|\*{3,}|_{3,})\s*$/
const item = /^(\s*)([-*+]|[0-9]{1,9}[.)])\s+(\S.*)$/
const tableRow = /^\s*\|.*\|\s*$/
const tableRule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/
const quote = /^>/

/** What only Markdown has: a plain text may have a dash or an asterisk, but hardly these. */
const marks: readonly RegExp[] = [
  /^#{1,6}\s+\S/m,
  /^```/m,
  /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/m,
  /!?\[[^[\]\n]*\]\((?:https?:|\/|mailto:|tel:)[^()\s]*\)/,
  /\*\*[^*\s][^*\n]*\*\*/,
  /^\s*[-*+]\s+\S.*\n\s*[-*+]\s+\S/m,
]

/** Whether a text is meant to be Markdown. */
export const isMarkdown = (text: string): boolean => marks.some((mark) => mark.test(text))

export function htmlOfMarkdown(text: string): string {
  const html: string[] = []
  const lines = text.split(/\r\n?|\n/)
  let paragraph: string[] = []
  const endParagraph = (): void => {
    if (paragraph.length > 0) html.push(`<p>${paragraph.map(inline).join('<br>')}</p>`)
    paragraph = []
  }
  for (let at = 0; at < lines.length;) {
    /** The lines from here on as long as they are of a kind. */
    const take = (is: (line: string) => boolean): readonly string[] => {
      const start = at
      while (at < lines.length && is(lines[at]!)) at += 1
      return lines.slice(start, at)
    }
    const line = lines[at]!
    const isBlock =
      line.trim() === '' || [heading, fence, rule, item, quote].some((each) => each.test(line)) || isTable(lines, at)
    if (!isBlock) {
      paragraph.push(line)
      at += 1
      continue
    }
    endParagraph()
    if (heading.test(line)) {
      const level = line.search(/[^#]/)
      html.push(`<h${level}>${inline(line.slice(level).replace(/\s#+\s*$/, ''))}</h${level}>`)
      at += 1
    } else if (fence.test(line)) {
      at += 1
      const code = take((each) => !each.startsWith(line.slice(0, 3)))
      at += 1
      html.push(`<pre>${code.map(escapeHtml).join('\n')}</pre>`)
    } else if (rule.test(line)) {
      html.push('<hr>')
      at += 1
    } else if (isTable(lines, at)) html.push(tableHtml(take((each) => tableRow.test(each))))
    else if (quote.test(line))
      html.push(
        `<blockquote>${take((each) => quote.test(each))
          .map((each) => inline(each.replace(/^>+\s?/, '')))
          .join('<br>')}</blockquote>`,
      )
    else if (item.test(line)) html.push(listHtml(take((each) => item.test(each))))
    else at += 1
  }
  endParagraph()
  return html.join('')
}

const isTable = (lines: readonly string[], at: number): boolean =>
  tableRow.test(lines[at]!) && tableRule.test(lines[at + 1] ?? '')

function tableHtml(rows: readonly string[]): string {
  const cells = (row: string, tag: string): string =>
    `<tr>${row
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('')}</tr>`
  const [head = '', , ...body] = rows
  return `<table>${cells(head, 'th')}${body.map((row) => cells(row, 'td')).join('')}</table>`
}

/** Items of a list, of which those further in are lists of the item before them. */
function listHtml(lines: readonly string[]): string {
  const html: string[] = []
  const open: { readonly indent: number; readonly tag: string }[] = []
  const close = (): void => void html.push(`</li></${open.pop()!.tag}>`)
  for (const line of lines) {
    const [, space = '', marker = '', text = ''] = item.exec(line)!
    const indent = space.replaceAll('\t', '    ').length
    while (open.length > 1 && open.at(-1)!.indent > indent) close()
    const last = open.at(-1)
    if (last && indent < last.indent + 2) html.push('</li>')
    else {
      const tag = /^[0-9]/.test(marker) ? 'ol' : 'ul'
      html.push(`<${tag}>`)
      open.push({ indent, tag })
    }
    const box = /^\[([ xX])\]\s+(.*)$/.exec(text)
    html.push(
      box ? `<li><input type="checkbox"${box[1] === ' ' ? '' : ' checked'}>${inline(box[2]!)}` : `<li>${inline(text)}`,
    )
  }
  while (open.length > 0) close()
  return html.join('')
}

/** Signs that a backslash keeps from meaning anything, put where no other expression finds them. */
const keptSigns = /\\([\\`*_{}[\]()#+\-.!|~>])/g
const firstKept = 0xe000

function inline(text: string): string {
  const codes: string[] = []
  const withoutCode = text
    .replace(keptSigns, (_, sign: string) => String.fromCharCode(firstKept + sign.charCodeAt(0)))
    .replace(/`([^`\n]+)`/g, (_, code: string) => `\u0000${codes.push(code) - 1}\u0000`)
  return escapeHtml(withoutCode)
    .replace(
      /!\[([^[\]]*)\]\(([^()\s]*)\)/g,
      (_, alt: string, src: string) => `<img src="${attribute(src)}" alt="${attribute(alt)}">`,
    )
    .replace(
      /\[([^[\]]*)\]\(([^()\s]*)\)/g,
      (_, shown: string, href: string) => `<a href="${attribute(href)}">${shown}</a>`,
    )
    .replace(/\*\*([^*\s][^*]*)\*\*|__([^_\s][^_]*)__/g, (_, one?: string, other?: string) => `<b>${one ?? other}</b>`)
    .replace(/\*([^*\s][^*]*)\*/g, '<i>$1</i>')
    .replace(/~~([^~\s][^~]*)~~/g, '<s>$1</s>')
    .replace(/\0([0-9]+)\0/g, (_, place: string) => `<code>${escapeHtml(codes[Number(place)] ?? '')}</code>`)
    .replace(/[\ue000-\ue07f]/g, (sign) => escapeHtml(String.fromCharCode(sign.charCodeAt(0) - firstKept)))
}

const attribute = (text: string): string => text.replaceAll('"', '&quot;')
