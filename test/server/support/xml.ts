/** An element of a document. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly children: readonly XmlElement[]
}

const token = /<\?[^>]*\?>|<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)(\/?)>|([^<]+)/gy
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The root of an XML document; throws unless it is well-formed, in the part of XML that feeds need. */
export function parseXml(xml: string): XmlElement {
  type Open = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: XmlElement[] }
  const newElement = (name: string, attributes = {}): Open => ({ name, attributes, text: '', children: [] })
  const open: Open[] = [newElement('')]
  token.lastIndex = 0
  let end = 0
  for (const [whole, closing, name, attributes, single, text] of xml.matchAll(token)) {
    end += whole.length
    const parent = open.at(-1)!
    if (text !== undefined) parent.text += decoded(text)
    else if (closing && open.pop()!.name !== name) throw new Error(`</${name}> closes <${parent.name}>`)
    else if (name && !closing) {
      const pairs = [...(attributes ?? '').matchAll(/([\w:]+)="([^"]*)"/g)]
      const element = newElement(name, Object.fromEntries(pairs.map(([, key, value]) => [key, decoded(value!)])))
      parent.children.push(element)
      if (!single) open.push(element)
    }
  }
  if (end !== xml.length || open.length !== 1) throw new Error(`Not well-formed at ${end}: ${xml.slice(end, end + 80)}`)
  return open[0]!.children[0]!
}

const decoded = (text: string): string => {
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text))
    throw new Error('A character XML does not have')
  return text.replaceAll(/&(\w*;?)/g, (_, name: string) => {
    const character = entities[name.slice(0, -1)]
    if (character === undefined) throw new Error(`No entity: &${name}`)
    return character
  })
}

/** All elements of a name inside another. */
export const elementsOf = (within: XmlElement, name: string): readonly XmlElement[] =>
  within.children.flatMap((each) => [...(each.name === name ? [each] : []), ...elementsOf(each, name)])

/** The texts of these elements. */
export const textsOf = (within: XmlElement, name: string): readonly string[] =>
  elementsOf(within, name).map(({ text }) => text)
