import { commit } from './ime.ts'
import { expect, type Page } from './test.ts'

/** Chooses a kind of block by its name, from the line one is on. */
export async function choose(page: Page, name: string): Promise<void> {
  const menu = page.locator('.ce-popover--opened .ce-popover__container').first()
  // The editor learns a moment late in which line one is; until then a stroke is a stroke.
  await expect(async () => {
    await page.keyboard.type('/')
    await expect(menu)
      .toBeVisible({ timeout: 800 })
      .catch(async (closed: unknown) => {
        await page.keyboard.press('Backspace')
        throw closed
      })
  }).toPass()
  await commit(page, name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
}
