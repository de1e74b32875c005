import type { Page } from './test.ts'

/** Types with an input method, as the browser itself would report it. */
export async function compose(page: Page, steps: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const text of steps) {
    await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
}

/** Enter while composing: the key that chooses a conversion. */
export const enterWhileComposing = (page: Page): Promise<void> => keysWhileComposing(page, 'Enter')

/** Keys while composing: they choose, turn or take back what is composed, and are told to the page as no keys of their own. */
export async function keysWhileComposing(page: Page, ...codes: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const code of codes) {
    const key = { windowsVirtualKeyCode: 229, key: 'Process', code }
    await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }
}

/** The word that was chosen takes the place of what was composed. */
export const commit = async (page: Page, text: string): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.insertText', { text })
}
