import { commit } from './ime.ts'
import { expect, type Page } from './test.ts'

/** Chooses a kind of block by its name, from the line one is on. */
export async function choose(page: Page, name: string): Promise<void> {
  const menu = page.locator('.ce-popover--opened .ce-popover__container').first()
  await page.keyboard.type('/')
  await expect(menu).toBeVisible()
  await commit(page, name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
}

/** Chooses something in the menu of the block one is in, by its name, and is back in the block. */
export async function set(page: Page, name: string): Promise<void> {
  const menu = page.locator('.ce-settings .ce-popover--opened')
  await page.keyboard.press('Control+/')
  await expect(menu.locator('.ce-popover__container').first()).toBeVisible()
  await commit(page, name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  if ((await menu.count()) > 0) await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
}
