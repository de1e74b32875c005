import { expect, test, type Page } from './helpers/test.ts'
import {
  api,
  button,
  entityWords,
  japanese,
  languages,
  makeNews,
  newSlug,
  open,
  signIn,
  toast,
  words,
} from './helpers/captain.ts'

test('many are deleted by one call, and one undo brings all of them back', async ({ page, isMobile }) => {
  await signIn(page)
  const mark = `まとめて${Date.now().toString(36)}`
  for (const number of [1, 2, 3]) await makeNews(page, 'emu-esu-com', { title: `${mark} その${number}` })
  await open(page, japanese, `emu-esu-com/news?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`, 'list')
  await expect(page.getByText(words(japanese, 'units.item', { smart_count: 3 }), { exact: true }).first()).toBeVisible()

  const writes: string[] = []
  page.on(
    'request',
    (request) =>
      ['POST', 'DELETE', 'PUT'].includes(request.method()) &&
      /\/(?:news|change-sets)\b/.test(request.url()) &&
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
  await expect(toast(page, japanese)).toContainText(
    words(japanese, 'commons.toasts.deletedMany', { records: '3件のお知らせ' }),
  )
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

test('a selection grows from search to search, leaves the search in place, and ends with a reload', async ({
  page,
}) => {
  await signIn(page)
  const mark = `選択${Date.now().toString(36)}`
  for (const name of ['あ', 'い']) await makeNews(page, 'emu-esu-com', { title: `${mark}${name}` })
  await open(page, japanese, 'emu-esu-com/news', 'list')
  const search = page.getByRole('searchbox')
  for (const name of ['あ', 'い']) {
    await search.fill(`${mark}${name}`)
    await page
      .getByRole('checkbox', { name: words(japanese, 'commons.list.selectRow', { title: `${mark}${name}` }) })
      .check()
  }
  const both = words(japanese, 'commons.list.selectedElsewhere', { smart_count: 2, elsewhere: 1 })
  const bar = page.getByRole('toolbar', { name: both })
  await expect(bar).toBeInViewport()

  // A field is left as it is by one tap, at every width.
  await bar.getByRole('button', { name: words(japanese, 'commons.actions.edit') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words(japanese, 'edits.field')).selectOption('category')
  const field = dialog.locator('[data-edit="category"]')
  await field.getByRole('button', { name: /変更しない/ }).click()
  await expect(field).toHaveCount(0)
  await dialog.getByRole('button', { name: words(japanese, 'commons.actions.cancel') }).click()

  await page.reload()
  await expect(
    page.getByRole('checkbox', { name: words(japanese, 'commons.list.selectRow', { title: `${mark}い` }) }),
  ).not.toBeChecked()
  await expect(page.getByRole('toolbar', { name: both })).toHaveCount(0)
})

test('the history of a record names what was changed with it, and takes all of it back at once @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const mark = `同時${Date.now().toString(36)}`
  const made = []
  for (const number of [1, 2, 3]) made.push(await makeNews(page, 'emu-esu-com', { title: `${mark} その${number}` }))
  const records = made.map(({ id, version }) => ({ id, version }))
  expect((await api(page, 'POST', 'emu-esu-com/news/transitions', { to: 'published', records })).status).toBe(200)

  await open(page, japanese, `emu-esu-com/news/${made[0].id}/edit`, 'edit')
  const history = page.getByRole('region', { name: words(japanese, 'commons.history.title') })
  await history.getByRole('button', { name: words(japanese, 'commons.history.together', { smart_count: 2 }) }).click()
  const others = history.getByRole('list', { name: words(japanese, 'commons.history.togetherTitle') })
  await expect(others.getByRole('listitem')).toHaveCount(2)
  for (const number of [2, 3]) await expect(others).toContainText(`${mark} その${number}`)

  const undo = words(japanese, 'commons.history.undoTogether', { smart_count: 3 })
  await history.getByRole('button', { name: undo }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(japanese, 'commons.dialogs.undoTogether.ok'), exact: true })
    .click()
  await expect(toast(page, japanese)).toContainText(words(japanese, 'commons.toasts.undone'))
  for (const { id } of made) expect((await api(page, 'GET', `emu-esu-com/news/${id}`)).body.status).toBe('draft')
})

const order = async (page: Page): Promise<string[]> =>
  (await api(page, 'GET', 'funaneco-jp/faq?sort=["sortOrder","ASC"]')).body.map(({ id }: { id: string }) => id)

test('an order made by keyboard, or by the menu on a phone, is kept @phone', async ({ page, isMobile }) => {
  await signIn(page)
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

for (const language of languages) {
  test(`several are moved with what their state asks for, typed once, and those that may not move are named (${language.locale})`, async ({
    page,
    isMobile,
  }) => {
    const labels = entityWords(language, 'member')
    const verb = labels.transitions.left!
    await signIn(page)
    const mark = `退団${Date.now().toString(36)}`
    const make = async (name: string, values: object = {}) => {
      const roles = ['vocal']
      const body = { name: `${mark}${name}`, nameKana: 'タイダン', slug: newSlug('left'), roles, ...values }
      return (await api(page, 'POST', 'sound-clover-com/member', body)).body.id as string
    }
    const [a, b, late] = [await make('あ'), await make('い'), await make('う', { joinedOn: '2024-04-01' })]
    const gone = await make('え', { status: 'left', leftOn: '2020-01-01' })
    const filter = encodeURIComponent(JSON.stringify({ q: mark }))
    const list = await open(page, language, `sound-clover-com/member?filter=${filter}`, 'list')
    await expect(list.getByText(`${mark}え`).first()).toBeVisible()
    const rows = isMobile
      ? await page.getByRole('main').getByRole('listitem').getByRole('checkbox').all()
      : [page.getByRole('checkbox', { name: words(language, 'commons.list.selectPage') })]
    for (const row of rows) await row.check()
    const bar = page.getByRole('toolbar', { name: words(language, 'commons.list.selected', { smart_count: 4 }) })
    await bar.getByRole('button', { name: `${verb} (3)` }).click()

    // Before: the one that has left already.
    const dialog = page.getByRole('dialog')
    const barred = dialog.locator('[data-barred]').getByRole('listitem')
    await expect(barred).toHaveText([new RegExp(`${mark}え`)])
    await expect(dialog.locator('[data-chosen]').getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByRole('heading').first()).toContainText('3')
    const move = dialog.locator('[data-action="move"]')
    await move.click()
    const leftOn = dialog.locator('[data-field="leftOn"]')
    await expect(leftOn.getByRole('alert')).not.toBeEmpty()
    await leftOn.getByRole('textbox').fill('2023-03-31')
    // One joined later than that: it is named, and what was typed stays for the others.
    await move.click()
    await expect(barred).toHaveText([new RegExp(`${mark}え`), new RegExp(`${mark}う`)])
    await expect(leftOn.getByRole('textbox')).toHaveValue(/2023/)
    await expect(move).toHaveText(`${verb} (2)`)
    await move.click()

    // Afterwards: what stayed as it was is named, and still selected.
    await expect(toast(page, language)).toContainText(`${mark}う`)
    await expect(page.getByText(words(language, 'commons.list.selected', { smart_count: 2 }))).toBeVisible()
    const states = async () => {
      const ids = [a, b, late, gone]
      const found = await Promise.all(
        ids.map(async (id) => (await api(page, 'GET', `sound-clover-com/member/${id}`)).body),
      )
      return found.map(({ status, leftOn: day }) => `${status} ${day}`)
    }
    const untouched = ['active null', 'left 2020-01-01']
    await expect.poll(states).toEqual(['left 2023-03-31', 'left 2023-03-31', ...untouched])
    await toast(page, language)
      .getByRole('button', { name: words(language, 'commons.actions.undo') })
      .click()
    await expect.poll(states).toEqual(['active null', 'active null', ...untouched])
  })
}
