/**
 * Lists as other programs put them on the clipboard. Word writes a paragraph for each item, with its level and its
 * marker; Word for the web writes a list for each item, with its level; Google Docs writes an inner list beside the item
 * that it belongs to. All become lists within items, as HTML has them.
 */

/** An item of Word, before it stands in a list. */
interface Item {
  /** What it is written in, and what its list takes the place of. */
  readonly block: Element
  readonly content: readonly Node[]
  readonly level: number
  readonly kind: 'ul' | 'ol'
  /** Which of the document's lists it belongs to. */
  readonly of: string
}

/** Rewrites all lists of a paste as lists within items. */
export function mendPastedLists(page: Document): void {
  // Word for the web ends each paragraph with a space, and Word fills empty ones with one.
  for (const end of page.querySelectorAll('.EOP, o\\:p')) end.remove()
  for (const comment of nodesOf(page, NodeFilter.SHOW_COMMENT)) comment.remove()
  const rules = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n')
  for (const block of page.querySelectorAll(notInLists)) keepMarker(block, rules)
  nest(itemsOfWord(page, rules))
  nest(itemsOfWordForTheWeb(page))
  for (const list of page.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) putIntoItem(list)
  // What is joined into one text keeps its lines.
  for (const further of page.querySelectorAll(':is(li, td, th) > :is(p, div) + :is(p, div)'))
    further.before(page.createElement('br'))
  removeBlanks(page)
}

/** Around these, a line break of the source is none that people see. */
const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, div, br'

/** Removes the line breaks between blocks: where blocks have gone, the editor would make empty paragraphs of them. */
function removeBlanks(page: Document): void {
  page.body.normalize()
  const isAtBlock = (node: Node | null) => !node || (node instanceof Element && node.matches(blocks))
  for (const text of nodesOf(page, NodeFilter.SHOW_TEXT))
    if (isBlank(text) && isAtBlock(text.previousSibling) && isAtBlock(text.nextSibling)) text.remove()
}

function nodesOf(page: Document, kind: number): readonly CharacterData[] {
  const nodes: CharacterData[] = []
  const walker = page.createTreeWalker(page.body, kind)
  while (walker.nextNode()) nodes.push(walker.currentNode as CharacterData)
  return nodes
}

/** Word has lists in cells, too, and numbers headings by the same means; the editor has neither. */
const notInLists = 'h1, h2, h3, h4, h5, h6, td p, th p'

/** Makes a paragraph's marker a part of its text. */
function keepMarker(block: Element, rules: string): void {
  const marker = markerOf(block)
  if (!marker) return
  const isNumbered = kindOf(marker, placeOf(block, rules), rules) === 'ol'
  marker.textContent = isNumbered ? `${marker.textContent.trim()} ` : '• '
}

/** The paragraphs that have a marker, each with those without one that continue it. */
function itemsOfWord(page: Document, rules: string): readonly Item[] {
  const items: (Item & { readonly content: Node[] })[] = []
  for (const block of page.querySelectorAll('p')) {
    if (block.matches(notInLists)) continue
    const marker = markerOf(block)
    const last = items.at(-1)
    if (marker) {
      const place = placeOf(block, rules)
      const kind = kindOf(marker, place, rules)
      remove(marker, block)
      items.push({ block, content: [...block.childNodes], level: place.level, kind, of: place.of })
    } else if (last && continues(block) && isNext(last.block, block)) {
      last.content.push(page.createElement('br'), ...block.childNodes)
      block.remove()
    }
  }
  return items
}

/** The bullet or number that Word writes before a text for programs that know no lists of Word's. */
const markerOf = (block: Element): Element | undefined =>
  [...block.querySelectorAll('span[style]')].find((span) => /mso-list:\s*Ignore/i.test(span.getAttribute('style')!))

interface Place {
  readonly level: number
  /** The level in the document's style sheet, `l0:level1`. */
  readonly declaredAs?: string
  /** The list, and which restart of its numbers, `l0 lfo1`. */
  readonly of: string
}

/** Where Word says that a paragraph stands: in its own style, or in that of its class, as for `MsoListBullet` (箇条書き). */
function placeOf(block: Element, rules: string): Place {
  const [name] = block.classList
  const ofClass = name && new RegExp(`\\.${CSS.escape(name)}\\s*(?:,[^{}]*)?\\{([^}]*)\\}`).exec(rules)?.[1]
  for (const style of [block.getAttribute('style') ?? '', ofClass ?? '']) {
    const [, list, level, restart = ''] = /mso-list:\s*(l[0-9]+)\s+level([0-9]+)(\s+lfo[0-9]+)?/i.exec(style) ?? []
    if (list) return { level: Number(level), declaredAs: `${list}:level${level}`, of: `${list} ${restart.trim()}` }
  }
  return { level: 1, of: '' }
}

/** Fonts whose letters are drawn as dots, ticks and arrows: 「l」 of Wingdings is ●. */
const symbols = /font-family:\s*["']?(?:symbol|wingdings|webdings)/i

/** Numbered if the document's style sheet says so or, where a clip comes without it, if the marker looks so. */
function kindOf(marker: Element, { declaredAs }: Place, rules: string): 'ul' | 'ol' {
  const declared = declaredAs && new RegExp(`@list ${declaredAs}\\s*\\{([^}]*)\\}`, 'i').exec(rules)?.[1]
  if (declared) return /mso-level-number-format:\s*(?:bullet|image)/i.test(declared) ? 'ul' : 'ol'
  const text = marker.textContent.trim()
  const isSymbol = text === 'o' || symbols.test(marker.parentElement?.getAttribute('style') ?? '')
  return !isSymbol && /[\p{L}\p{N}]/u.test(text) ? 'ol' : 'ul'
}

/** Whether a paragraph without a marker stands below an item's text: it has the style of items, and their indent. */
const continues = (block: HTMLElement): boolean =>
  block.className.startsWith('MsoListParagraph') && parseFloat(block.style.marginLeft) !== 0

/** Word for the web writes each item as a list of its own, and only says how deep it is. */
const itemsOfWordForTheWeb = (page: Document): readonly Item[] =>
  [...page.querySelectorAll(':is(ul, ol) > li[data-aria-level]')].map((item) => ({
    block: item.closest('.ListContainerWrapper') ?? item.parentElement!,
    content: [...item.childNodes],
    level: Number(item.getAttribute('data-aria-level')) || 1,
    kind: item.parentElement!.tagName === 'OL' ? 'ol' : 'ul',
    of: item.getAttribute('data-listid') ?? '',
  }))

/** Puts items where they stand: those of one list into one, deeper ones into the item before them. */
function nest(items: readonly Item[]): void {
  /** The lists that the next item may join, from the outermost to the innermost. */
  let open: { readonly element: Element; readonly of: string; level: number }[] = []
  let before: Item | undefined
  for (const item of items) {
    if (before && !isNext(before.block, item.block)) open = []
    while (open.length > 1 && open.at(-2)!.level >= item.level) open.pop()
    if (open.length === 1 && open[0]!.level >= item.level && !isOf(open[0]!, item)) open = []
    const page = item.block.ownerDocument
    const last = open.at(-1)
    if (last && item.level <= last.level) last.level = item.level
    else {
      const element = page.createElement(item.kind)
      if (last) last.element.lastElementChild!.append(element)
      else item.block.before(element)
      open.push({ element, of: item.of, level: item.level })
    }
    const own = page.createElement('li')
    own.append(...item.content)
    open.at(-1)!.element.append(own)
    before = item
  }
  for (const { block } of items) block.remove()
}

const isOf = (list: { readonly element: Element; readonly of: string }, { kind, of }: Item): boolean =>
  list.element.localName === kind && list.of === of

/** Whether nothing is written between two elements. */
function isNext(element: Element, other: Element): boolean {
  if (element === other) return true
  let next = element.nextSibling
  while (next && isBlank(next)) next = next.nextSibling
  return next === other
}

const isBlank = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === ''

/** Removes an element, and all around it, up to the block, that is empty without it. */
function remove(element: Element, block: Element): void {
  const { parentElement } = element
  element.remove()
  if (parentElement && parentElement !== block && !parentElement.firstElementChild && !parentElement.textContent.trim())
    remove(parentElement, block)
}

/** Puts a list that stands beside an item into that item, behind those that it has. */
function putIntoItem(list: Element): void {
  const item = list.previousElementSibling
  if (item?.tagName !== 'LI') list.replaceWith(...list.childNodes)
  else item.append(list)
}
