/** What stands in place of a node that the browser's translator has replaced: a `<font>`, or a text again. */
const successors = new WeakMap<Node, Node>()

const isFont = (node: Node | null): boolean => node?.nodeName === 'FONT'
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE

/**
 * Lets React go on with a page that the browser translates: Chrome and Edge put a `<font>` in place of each text, while
 * React keeps the text. It would fail to remove that, or to insert something before it, and with it the whole page; and
 * what it writes into it nobody would see (facebook/react#11538). `earlier` is what has happened until now.
 */
export function followTranslation(earlier: readonly MutationRecord[]): void {
  const follow = (records: readonly MutationRecord[]): void => {
    for (const record of records) {
      if (record.type === 'characterData') showAgain(record.target)
      else for (const removed of record.removedNodes) noteReplaced(removed, record)
    }
  }
  const observer = new MutationObserver(follow)
  observer.observe(document, { childList: true, subtree: true })
  follow(earlier)
  lookUpSuccessors()

  function noteReplaced(removed: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    const present = isText(removed)
      ? [...addedNodes, previousSibling, nextSibling].find(isFont)
      : isFont(removed) && [...addedNodes].find(isText)
    if (!present || removed.isConnected) return
    successors.delete(present)
    successors.set(removed, present)
    // What React writes into it later has to be seen, and translated again.
    if (isText(removed)) observer.observe(removed, { characterData: true })
  }
}

/** Puts a text back whose content has changed since it was translated. */
function showAgain(text: Node): void {
  let present = text
  for (let next = successors.get(text); next; next = successors.get(next)) present = next
  if (!text.isConnected && isFont(present)) (present as Element).replaceWith(text)
}

/** The node that stands for a child of an element now. */
function presentChild<T extends Node>(child: T, parent: Node): T {
  let node: Node | null | undefined = child
  while (node && node.parentNode !== parent) node = successors.get(node) ?? node.parentElement?.closest('font')
  return (node ?? child) as T
}

/** From now on React's calls reach what stands on the page. */
function lookUpSuccessors(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && presentChild(before, this)) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return removeChild.call(this, presentChild(child, this)) as T
  }
}
