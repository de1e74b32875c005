import type { Page } from './test.ts'

/**
 * Does to a page, from now on, what the translator of Chrome does: each text, also a later one, gives way to a `<font>`
 * with the translation, here the same words. What says `translate="no"` stays as it is.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = 'script, style, textarea, title, svg, font, [translate="no"]'
    const replace = (text: Text): void => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const replaceIn = (node: Node): void => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found = node instanceof Text ? [node] : []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      found.forEach(replace)
    }
    replaceIn(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) replaceIn(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  // What a translated page needs has come: translators begin long before somebody acts.
  await page.waitForFunction(() => !String(Node.prototype.removeChild).includes('[native code]'))
}
