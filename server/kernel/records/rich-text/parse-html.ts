import { Parser } from 'htmlparser2'
import type { HtmlElement, HtmlNode } from '../../../../entities/language/blocks/html/html-tree.ts'

/** No page is deeper; what reads the tree calls itself for each level, and the parser slows down with the square. */
const maxDepth = 300

interface Open extends HtmlElement {
  readonly children: HtmlNode[]
}

class TooDeep extends Error {}

/**
 * Parses HTML, a page or a part of one, to the tree that `importHtml` reads. Of HTML nested deeper than 300 elements only
 * the text is kept.
 */
export function parseHtml(html: string): readonly HtmlNode[] {
  const open: Open[] = [{ name: 'body', attributes: {}, children: [] }]
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > maxDepth) throw new TooDeep()
      const element: Open = { name, attributes, children: [] }
      open.at(-1)!.children.push(element)
      open.push(element)
    },
    ontext: (text) => void open.at(-1)!.children.push(text),
    onclosetag: () => void open.pop(),
  })
  try {
    parser.end(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return [html.replace(/<[^<>]*>/g, ' ')]
  }
  return open[0]!.children
}
