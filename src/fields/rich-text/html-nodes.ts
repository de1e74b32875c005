import type { HtmlNode } from '../../../entities/language/blocks/html/html-tree.ts'

/** The browser's own tree of HTML as the importer reads it. */
export const htmlNodes = (parent: ParentNode): readonly HtmlNode[] =>
  [...parent.childNodes].flatMap((node): readonly HtmlNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    return [{ name: node.localName, attributes, children: htmlNodes(node) }]
  })
