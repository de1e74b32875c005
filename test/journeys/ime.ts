import type { Page } from './test.ts'

/** Types with an input method, as the browser itself would report it. */
export async function compose(page: Page, steps: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const text of steps) {
    await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
}

const processKey = { windowsVirtualKeyCode: 229, key: 'Process', code: 'Enter' }

/** Enter while composing: the key that chooses a conversion. */
export async function enterWhileComposing(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...processKey })
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...processKey })
}

/** The word that was chosen takes the place of what was composed. */
export const commit = async (page: Page, text: string): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.insertText', { text })
}
