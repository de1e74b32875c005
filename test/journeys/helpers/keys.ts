import type { Page } from './test.ts'

/** Goes on by Tab, or back, until an element has the focus, and shows it. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const reached = page.locator(`${selector}:focus-visible`)
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(key)
    if ((await reached.count()) > 0) return
  }
  throw new Error(`${selector} is not reached by ${key}.`)
}
