/** HTML as a tree, as any parser can give it: the browser's own for what is pasted, htmlparser2 for what is imported. */
export interface HtmlElement {
  /** The tag's name in lower case. */
  readonly name: string
  /** By their names in lower case. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly HtmlNode[]
}
/** An element, or text whose entities are decoded. Comments are left out. */
export type HtmlNode = HtmlElement | string

export const elementsOf = (nodes: readonly HtmlNode[]): readonly HtmlElement[] =>
  nodes.filter((node) => typeof node !== 'string')

/** Whether an element or anything in it is one of these; what lies within one that ends the search is not looked at. */
export const hasInside = (
  { children }: HtmlElement,
  is: (element: HtmlElement) => boolean,
  ends: (element: HtmlElement) => boolean = () => false,
): boolean => elementsOf(children).some((child) => is(child) || (!ends(child) && hasInside(child, is, ends)))

/** The declarations of an element's `style`, by property. */
export function styleOf({ attributes }: HtmlElement): Readonly<Record<string, string>> {
  if (!attributes.style) return {}
  const declarations = attributes.style.matchAll(/([\w-]+)\s*:\s*([^;]*)/g)
  return Object.fromEntries(
    [...declarations].map(([, name, value]) => [name!.toLowerCase(), value!.trim().toLowerCase()]),
  )
}

/** The text as it is written in the source, with a line for each block and each break: what `<pre>` shows. */
export function sourceText(nodes: readonly HtmlNode[]): string {
  let text = ''
  for (const node of nodes) {
    if (typeof node === 'string') text += node
    else if (node.name === 'br') text += '\n'
    else {
      const isLine = ['div', 'p', 'li', 'tr'].includes(node.name)
      if (isLine && text !== '' && !text.endsWith('\n')) text += '\n'
      text += sourceText(node.children)
      if (isLine && !text.endsWith('\n')) text += '\n'
    }
  }
  return text
}
