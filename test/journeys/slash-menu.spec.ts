import { expect, test } from './helpers/test.ts'
import { box, field, japanese, open, signIn } from './helpers/captain.ts'
import { commit, compose } from './helpers/ime.ts'

test.skip(({ isMobile }) => isMobile, 'on a phone the menu is at the bottom of the window')

test('the menu of blocks opens by 「／」 and 「・」, knows a heading by its reading, and never costs what was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 520 })
  await signIn(page)
  await open(page, japanese, 'myturn-games/news/new', 'create')
  const menu = page.locator('.ce-toolbox .ce-popover--opened > .ce-popover__container')
  const blocks = field(page, 'body').locator('.ce-block')
  await box(page, 'body').click()

  await compose(page, ['・'])
  await commit(page, '・')
  await expect(menu).toBeVisible()
  // Nowhere near an edge of the window, wherever the line is.
  await expect
    .poll(async () => {
      const { y, height } = (await menu.boundingBox())!
      return y >= 0 && y + height <= 520
    })
    .toBe(true)
  await compose(page, ['み', 'みだ'])
  await expect(menu.locator('.ce-popover-item:visible')).toHaveText(['見出し'], { useInnerText: true })
  await commit(page, 'みだ')
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(blocks.locator('h2')).toHaveCount(1)
  await commit(page, '営業時間')
  await page.keyboard.press('Enter')

  await commit(page, '／')
  await expect(menu).toBeVisible()
  await commit(page, 'りんご')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(blocks).toHaveText(['営業時間', '／りんご'])
})
