import { expect, test } from './helpers/test.ts'
import { box, field, japanese, open, signIn, words } from './helpers/captain.ts'
import { commit, compose, enterWhileComposing } from './helpers/ime.ts'

test.skip(({ isMobile }) => isMobile, 'the same controls on every width')

test('Enter while composing never saves, and the word chosen stays once', async ({ page }) => {
  await signIn(page)
  await open(page, japanese, 'myturn-games/news/new', 'create')
  const writes: string[] = []
  page.on(
    'request',
    (request) => request.method() !== 'GET' && request.url().includes('/tenants/') && writes.push(request.url()),
  )

  for (const source of ['title', 'body', 'gameTitle', 'metaDescription']) {
    await box(page, source).click()
    await compose(page, ['お', 'おし', 'おしらせ', 'お知らせ'])
    await enterWhileComposing(page)
    await commit(page, 'お知らせ')
    if (source === 'body') await expect(box(page, source)).toHaveText('お知らせ')
    else await expect(box(page, source)).toHaveValue('お知らせ')
  }
  expect(writes).toEqual([])
})

test('Enter that ends a composition after its end, as in Safari, submits no form, on any page', async ({ page }) => {
  const submits = (keyCode: number) =>
    page
      .locator('input[type=email], input[autocomplete=name]')
      .first()
      .evaluate(
        (input, keyCode) =>
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode, bubbles: true, cancelable: true })),
        keyCode,
      )
  for (const path of ['/contact', '/auth/login', '/user/profile']) {
    if (path === '/user/profile') await signIn(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await submits(229), path).toBe(false)
    expect(await submits(13), path).toBe(true)
  }
})

test('the search waits until the word is chosen', async ({ page }) => {
  await signIn(page)
  await open(page, japanese, 'myturn-games/news', 'list')
  const searches: string[] = []
  page.on('request', (request) => request.url().includes('%22q%22') && searches.push(decodeURIComponent(request.url())))

  await page.getByRole('searchbox').click()
  await compose(page, ['は', 'はつ', 'はつば', 'はつばい', '発売'])
  await enterWhileComposing(page)
  await page.waitForTimeout(600)
  expect(searches).toEqual([])
  await commit(page, '発売')
  await expect.poll(() => searches.length).toBeGreaterThan(0)
  expect(searches.every((url) => url.includes('"q":"発売"'))).toBe(true)
})

test('filters take days as forms do: in full width, in words, and say what is no day @full', async ({ page }) => {
  await signIn(page)
  const filter = JSON.stringify({ publishAt_gte: '2026-01-01T00:00:00.000Z' })
  await open(page, japanese, `myturn-games/news?filter=${encodeURIComponent(filter)}`, 'list')
  await page
    .getByRole('search')
    .getByRole('button', { name: /公開日時/ })
    .click()
  const from = page.getByRole('dialog').getByRole('textbox', { name: words(japanese, 'commons.filters.from') })
  await from.fill('２０２６／１２／２２')
  await from.press('Enter')
  await expect(page).toHaveURL(/2026-12-21T15/)
  await from.press('Tab')
  await expect(from).toHaveValue('2026/12/22')
  await from.fill('そのうち')
  await from.press('Tab')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect(from).toHaveValue('そのうち')
  await from.fill('3026/12/22')
  await from.press('Tab')
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    words(japanese, 'commons.filters.daysWithin', { first: '1868/01/01', last: '2999/12/31' }),
  )

  await page.goto('/admin/audit-event')
  const first = page.getByLabel(words(japanese, 'administration.events.from'))
  await first.fill('あした')
  await first.press('Tab')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/)
})

test('what was composed is proposed as the reading, until somebody writes another; what will be saved is said', async ({
  page,
}) => {
  await signIn(page)
  await open(page, japanese, 'suda-nijo-com/product/new', 'create')
  await box(page, 'name').click()
  await compose(page, ['た', 'たき', 'たきび', '焚き火'])
  await commit(page, '焚き火')
  await expect(box(page, 'nameKana')).toHaveValue('タキビ')
  await compose(page, ['だ', 'だい', '台'])
  await commit(page, '台')
  await expect(box(page, 'nameKana')).toHaveValue('タキビダイ')

  await box(page, 'nameKana').fill('たきびのだい')
  await expect(page.locator('[data-field="nameKana"]')).toContainText(
    words(japanese, 'validations.storedAs', { text: 'タキビノダイ' }),
  )
  await box(page, 'name').click()
  await page.keyboard.press('End')
  await compose(page, ['し', 'しん', '新'])
  await commit(page, '新')
  await expect(box(page, 'nameKana')).toHaveValue('タキビノダイ')
})

test('what is composed in a record made on the way is no reading of the one behind it @full', async ({ page }) => {
  await signIn(page)
  await open(page, japanese, 'tajimi-kasa-pub-com/circle/new', 'create')
  await field(page, 'facility')
    .getByRole('button', { name: words(japanese, 'commons.inputs.createFor', { label: '活動場所' }) })
    .click()
  const name = page.getByRole('dialog').locator('[data-field="name"] input')
  await name.click()
  await compose(page, ['お', 'おお', 'おおひろま', '大広間'])
  await commit(page, '大広間')
  await expect(name).toHaveValue('大広間')
  await expect(box(page, 'nameKana')).toHaveValue('')
})

test('a postal code fills in an empty address, which can be taken back, and never what somebody typed', async ({
  page,
}) => {
  await signIn(page)
  await open(page, japanese, 'emu-esu-com/partner/new', 'create')
  await box(page, 'postalCode').fill('５０７ー０８０１')
  await box(page, 'name').click()
  await expect(box(page, 'address')).toHaveValue('岐阜県多治見市東町')
  await page
    .getByRole('region', { name: words(japanese, 'commons.toasts.region') })
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .click()
  await expect(box(page, 'address')).toHaveValue('')
  await box(page, 'postalCode').fill('1000001')
  await box(page, 'name').click()
  await expect(box(page, 'address')).toHaveValue('東京都千代田区千代田')
  await box(page, 'address').fill('東京都千代田区千代田1-1')
  const lookups: string[] = []
  page.on('request', (request) => request.url().includes('/postal-codes/') && lookups.push(request.url()))
  await box(page, 'postalCode').fill('5070801')
  await box(page, 'name').click()
  await expect(box(page, 'postalCode')).toHaveValue('507-0801')
  await expect(box(page, 'address')).toHaveValue('東京都千代田区千代田1-1')
  expect(lookups).toEqual([])
})
