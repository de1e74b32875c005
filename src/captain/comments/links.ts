/** Where an address ends: at spaces, quotes, brackets and Japanese punctuation. */
const address = /https?:\/\/[^\s<>"'「」『』（）【】、。，．！？]+/g

/** A plain text as its parts, with the web addresses in it; a sign that ends the sentence is no part of one. */
export function textParts(text: string): readonly { readonly text: string; readonly link?: true }[] {
  const parts: { text: string; link?: true }[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutEnd(found)
    if (!URL.canParse(link)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: link, link: true })
    from = index + link.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** A closing bracket belongs to an address that has the opening one. */
function withoutEnd(found: string): string {
  const link = found.replace(/[.,;:!?]+$/, '')
  return link.endsWith(')') && !link.includes('(') ? link.slice(0, -1) : link
}
