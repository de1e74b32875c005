import { mendPastedLists } from './pasted-lists.ts'

/** Markup of other programs by the editor's equivalent; the editor drops all tags but its own. */
const byTag: readonly (readonly [of: string, mark: string])[] = [
  ['strong', 'b'],
  ['em', 'i'],
  ['ins', 'u'],
  ['del, strike', 's'],
]
const byStyle: readonly (readonly [has: (style: CSSStyleDeclaration) => boolean, mark: string])[] = [
  [({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600, 'b'],
  [({ fontStyle }) => fontStyle === 'italic', 'i'],
  [({ textDecoration, textDecorationLine }) => (textDecorationLine || textDecoration).includes('line-through'), 's'],
]

/** Rewrites the HTML of a paste to use the editor's tags, and its lists as HTML has them. */
export function normalisePaste(data: DataTransfer): void {
  const html = data.getData('text/html')
  if (html === '') return
  const page = new DOMParser().parseFromString(html, 'text/html')
  mendPastedLists(page)
  // Google Docs wraps what is copied in it into bold text that is not bold.
  for (const wrapper of page.querySelectorAll('b'))
    if (['normal', '400'].includes(wrapper.style.fontWeight)) wrapper.replaceWith(...wrapper.childNodes)
  for (const [of, mark] of byTag)
    for (const element of page.querySelectorAll(of)) {
      const own = page.createElement(mark)
      own.append(...element.childNodes)
      element.replaceWith(own)
    }
  for (const span of page.querySelectorAll('span'))
    for (const [has, mark] of byStyle)
      if (has(span.style)) {
        const own = page.createElement(mark)
        own.append(...span.childNodes)
        span.append(own)
      }
  const normalised = page.documentElement.outerHTML
  Object.defineProperty(data, 'getData', {
    value: (type: string) => (type === 'text/html' ? normalised : DataTransfer.prototype.getData.call(data, type)),
  })
}
