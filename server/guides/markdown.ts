/** A part of a guide. */
export type Part =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** `info` is what follows the fence: `sh`, `env`, or `js` with the name of the file. */
  | { readonly kind: 'code'; readonly info: string; readonly text: string }

const fence = '```'

/** Reads the part of Markdown that guides are written in: headings, paragraphs, lists with `-`, and fenced code. */
export function readMarkdown(text: string): readonly Part[] {
  const parts: Part[] = []
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    if (line.startsWith(fence)) {
      const end = lines.indexOf(fence, at + 1)
      parts.push({ kind: 'code', info: line.slice(fence.length), text: lines.slice(at + 1, end).join('\n') })
      at = end
    } else if (line.startsWith('## ')) parts.push({ kind: 'heading', level: 2, text: line.slice(3) })
    else if (line.startsWith('# ')) parts.push({ kind: 'heading', level: 1, text: line.slice(2) })
    else if (line.startsWith('- ')) {
      const last = parts.at(-1)
      const before = lines[at - 1]?.startsWith('- ') && last?.kind === 'list' ? parts.pop() : undefined
      parts.push({ kind: 'list', items: [...((before as { items?: readonly string[] })?.items ?? []), line.slice(2)] })
    } else if (line !== '') parts.push({ kind: 'paragraph', text: line })
  }
  return parts
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (each) => `&#${String(each.charCodeAt(0))};`)

/** Text with `code` and links as HTML. */
const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')

/** Parts of a guide as HTML; everything that is not markup is escaped. */
export const toHtml = (parts: readonly Part[]): string => parts.map(partHtml).join('\n')

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `<h${part.level}>${inline(part.text)}</h${part.level}>`
    case 'paragraph':
      return `<p>${inline(part.text)}</p>`
    case 'list':
      return `<ul>${part.items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`
    case 'code': {
      const file = part.info.split(' ')[1]
      const text = part.info === 'env' ? part.text.replaceAll(/^/gm, 'export ') : part.text
      return `<figure>${file ? `<figcaption>${escapeHtml(file)}</figcaption>` : ''}<pre tabindex="0"><code>${escapeHtml(text)}</code></pre></figure>`
    }
  }
}
