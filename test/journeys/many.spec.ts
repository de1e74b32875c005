import { expect, test, type Page } from './test.ts'
import { api, button, japanese, makeNews, open, signIn, toast, words } from './captain.ts'

test('many are deleted by one call, and one undo brings all of them back', async ({ page, isMobile }) => {
  await signIn(page, japanese)
  const mark = `まとめて${Date.now().toString(36)}`
  for (const number of [1, 2, 3]) await makeNews(page, 'emu-esu-com', { title: `${mark} その${number}` })
  await open(page, japanese, `emu-esu-com/news?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`, 'list')
  await expect(page.getByText(words(japanese, 'units.item', { smart_count: 3 }), { exact: true }).first()).toBeVisible()

  const writes: string[] = []
  page.on(
    'request',
    (request) =>
      ['POST', 'DELETE', 'PUT'].includes(request.method()) &&
      request.url().includes('/news') &&
      writes.push(new URL(request.url()).pathname),
  )
  const rows = isMobile
    ? await page.getByRole('main').getByRole('listitem').getByRole('checkbox').all()
    : [page.getByRole('checkbox', { name: words(japanese, 'commons.list.selectPage') })]
  for (const row of rows) await row.check()
  await expect(page.getByText(words(japanese, 'commons.list.selected', { smart_count: 3 }))).toBeVisible()
  await button(page, japanese, 'commons.actions.delete').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(japanese, 'commons.dialogs.delete.ok') })
    .click()
  await expect(toast(page, japanese)).toContainText(words(japanese, 'commons.toasts.deletedMany', { smart_count: 3 }))
  expect(writes).toEqual(['/api/v1/authorized/tenants/emu-esu-com/news/deletions'])

  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .click()
  await expect
    .poll(
      async () =>
        (await api(page, 'GET', `emu-esu-com/news?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`)).body
          .length,
    )
    .toBe(3)
  expect(writes).toHaveLength(2)
})

const order = async (page: Page): Promise<string[]> =>
  (await api(page, 'GET', 'funaneco-jp/faq?sort=["sortOrder","ASC"]')).body.map(({ id }: { id: string }) => id)

test('an order made by keyboard, or by the menu on a phone, is kept', async ({ page, isMobile }) => {
  await signIn(page, japanese)
  await open(page, japanese, 'funaneco-jp/faq', 'list')
  const before = await order(page)
  if (isMobile) {
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
    await page.getByRole('menuitem', { name: words(japanese, 'commons.actions.moveDown') }).click()
  } else {
    const handle = page.getByRole('button', { name: words(japanese, 'commons.table.dragHandle') }).first()
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(handle).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(300)
    await page.keyboard.press('Space')
  }
  await expect.poll(() => order(page)).toEqual([before[1], before[0], ...before.slice(2)])
})
