import { daysKept } from '../../src/shell/ui/unsaved-typing.ts'
import { expect, test } from './helpers/test.ts'
import { api, box, button, field, japanese, newSlug, open, shown, signIn, toast, words } from './helpers/captain.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

test('a draft is saved with its title, its missing category is made on the way, and one change is undone by itself', async ({
  page,
}) => {
  await signIn(page, 'staff@funaneco-jp.example')
  await open(page, japanese, 'funaneco-jp/article/new', 'create')
  await box(page, 'title').fill('書きかけ Draft')
  await box(page, 'lead').focus()
  await expect(box(page, 'slug')).toHaveValue(/^draft/)
  const missing = page.locator('[data-missing]')
  await expect(missing).toContainText('本文')

  await field(page, 'category')
    .getByRole('button', { name: /^新しい.*を作成$/ })
    .click()
  const dialog = page.getByRole('dialog')
  const name = `読みもの${newSlug('')}`
  await dialog.locator('[data-field="name"] input').fill(name)
  await dialog.locator('[data-field="slug"] input').fill(newSlug('yomimono'))
  await dialog.getByRole('button', { name: words(japanese, 'commons.actions.create'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(box(page, 'category')).toHaveValue(name)
  await expect(box(page, 'title')).toHaveValue('書きかけ Draft')

  await button(page, japanese, 'commons.actions.saveDraft').click()
  await shown(page, 'edit')
  const id = /article\/([^/]+)\/edit/.exec(page.url())![1]!
  const kept = async () => (await api(page, 'GET', `funaneco-jp/article/${id}`)).body
  expect(await kept()).toMatchObject({ title: '書きかけ Draft', body: null, status: 'draft' })

  // What is missing becomes an error only once it is to be published.
  await expect(page.locator('[data-faults]')).toHaveCount(0)
  await page.locator('[data-action="publish"]').click()
  await expect(page.locator('[data-faults]')).toContainText('本文')
  await expect(missing).toHaveCount(0)

  await box(page, 'title').fill('別の題')
  await box(page, 'lead').fill('前書き')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await kept()).title).toBe('別の題')
  const history = page.getByRole('region', { name: words(japanese, 'commons.history.title') })
  await history.getByRole('button', { name: /更新/ }).first().click()
  await history
    .getByRole('listitem')
    .filter({ hasText: '別の題' })
    .last()
    .getByRole('button', { name: words(japanese, 'commons.history.undoChange') })
    .click()
  await expect(box(page, 'title')).toHaveValue('書きかけ Draft')
  expect(await kept()).toMatchObject({ title: '書きかけ Draft', lead: '前書き' })
})

test('publishing a draft from the list says all that it lacks, and opens its form with that marked', async ({
  page,
}) => {
  await signIn(page, 'staff@funaneco-jp.example')
  const title = `書きかけ${newSlug('')}`
  const { body } = await api(page, 'POST', 'funaneco-jp/article', { title })
  await open(page, japanese, `funaneco-jp/article?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`, 'list')
  await page.getByRole('checkbox', { name: words(japanese, 'commons.list.selectPage') }).check()
  await page.getByRole('toolbar').getByRole('button', { name: '公開する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click()
  const told = toast(page, japanese)
  for (const name of ['スラッグ', 'カテゴリー', '本文']) await expect(told).toContainText(name)
  await told.getByRole('button', { name: words(japanese, 'commons.actions.edit') }).click()
  await expect(page).toHaveURL(new RegExp(`/article/${body.id}/edit`))
  await shown(page, 'edit')
  for (const name of ['スラッグ', 'カテゴリー', '本文']) await expect(page.locator('[data-faults]')).toContainText(name)
  await expect(box(page, 'slug')).toBeFocused()
})

test('of several drafts each that cannot be published is named with what it lacks, and leads to its form', async ({
  page,
}) => {
  await signIn(page, 'staff@funaneco-jp.example')
  const title = `書きかけ${newSlug('')}`
  for (const number of [1, 2]) await api(page, 'POST', 'funaneco-jp/article', { title: `${title} ${number}` })
  await open(page, japanese, `funaneco-jp/article?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`, 'list')
  await page.getByRole('checkbox', { name: words(japanese, 'commons.list.selectPage') }).check()
  await page.getByRole('toolbar').getByRole('button', { name: '公開する' }).click()
  const dialog = page.getByRole('dialog')
  const barred = dialog.locator('[data-barred]').getByRole('listitem')
  await expect(barred).toHaveCount(2)
  for (const name of ['スラッグ', 'カテゴリー', '本文']) await expect(barred.first()).toContainText(name)
  await expect(dialog.locator('[data-action="move"]')).toBeDisabled()
  const opened = page.waitForEvent('popup')
  await barred.first().getByRole('link').click()
  await shown(await opened, 'edit')
  await expect((await opened).locator('[data-faults]')).toContainText('スラッグ')
})

test('a record that is made for a picker has its errors in its dialog, and is not lost by a key @full', async ({
  page,
}) => {
  await signIn(page, 'staff@funaneco-jp.example')
  await open(page, japanese, 'funaneco-jp/article/new', 'create')
  await field(page, 'category')
    .getByRole('button', { name: /^新しい.*を作成$/ })
    .click()
  await expect(page.getByRole('dialog', { name: /作成|追加/ })).toBeVisible()
  const dialog = page.locator('[role="dialog"]').first()
  const slug = dialog.locator('[data-field="slug"] input')
  await slug.fill('大文字 X')
  await dialog.locator('[data-field="name"] input').fill('読みもの')
  await dialog.getByRole('button', { name: words(japanese, 'commons.actions.create'), exact: true }).click()
  await expect(slug).toBeFocused()

  await page.keyboard.press('Escape')
  const question = page.getByText(words(japanese, 'forms.leave.kept', { days: daysKept }))
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(dialog.locator('[data-field="name"] input')).toHaveValue('読みもの')
})
