import { axeFindings } from './helpers/axe.ts'
import iconv from 'iconv-lite'
import { button, japanese, languages, makeNews, open, signIn, words, type Language } from './helpers/captain.ts'
import { expect, test, type Locator, type Page } from './helpers/test.ts'

const [, english] = languages

const listOf = (mark: string): string => `emu-esu-com/news?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`

async function openDialog(page: Page, language: Language): Promise<Locator> {
  await button(page, language, 'commons.actions.more').first().click()
  await page.getByRole('menuitem', { name: words(language, 'commons.actions.import') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: words(language, 'imports.mine') })).toBeVisible()
  return dialog
}

const choose = (dialog: Locator, name: string, buffer: Buffer): Promise<void> =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })

test('a file is imported in four steps: faults at their cells, the rest is written, and undone', async ({ page }) => {
  await signIn(page)
  const mark = `取込${Date.now().toString(36)}`
  const slug = `import-${Date.now().toString(36)}`
  await makeNews(page, 'emu-esu-com', { title: `${mark} 古い題`, slug })
  await open(page, japanese, listOf(mark), 'list')
  const dialog = await openDialog(page, japanese)
  const lines = [
    ['スラッグ', 'タイトル', '社内メモ'],
    [slug, `${mark} 新しい題`, 'x'],
    [`${slug}-2`, `${mark} 二つめ`, ''],
    ['', `${mark} 鍵なし`, ''],
  ]
  const heading = (step: string): Locator =>
    dialog.getByRole('heading', { name: new RegExp(`^[0-9]\\. ${words(japanese, `imports.steps.${step}`)}$`) })
  await choose(dialog, 'お知らせ.csv', iconv.encode(lines.map((cells) => cells.join(',')).join('\r\n'), 'cp932'))
  await expect(dialog.getByText(words(japanese, 'imports.empties'))).toBeVisible()
  await expect(dialog.getByText('Shift_JIS')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: words(japanese, 'imports.check'), exact: true }).click()
  await expect(dialog.getByText('まだ何も書き込んでいません。')).toBeVisible()
  await expect(dialog.getByText(`A4：${words(japanese, 'imports.faults.blankKey')}`)).toBeVisible()
  // Other columns are chosen again; a choice that could not be sent is not lost.
  await expect(heading('check')).toBeFocused()
  await dialog.getByRole('button', { name: words(japanese, 'imports.checkAgain') }).click()
  await expect(heading('columns')).toBeFocused()
  const third = dialog.getByRole('combobox', { name: /^C列/ })
  const other = (await third.inputValue()) === '' ? 'metaDescription' : ''
  await third.selectOption(other)
  await page.route('**/plan', (route) => route.abort())
  await dialog.getByRole('button', { name: words(japanese, 'imports.check'), exact: true }).click()
  await expect(dialog.getByText(words(japanese, 'imports.notStarted'))).toBeVisible()
  await expect(third).toHaveValue(other)
  await page.unroute('**/plan')
  await dialog.getByRole('button', { name: words(japanese, 'imports.check'), exact: true }).click()
  await expect(dialog.getByText('まだ何も書き込んでいません。')).toBeVisible()
  await dialog.getByRole('button', { name: /^変更/ }).click()
  await expect(dialog.getByText(`${mark} 古い題 → ${mark} 新しい題`)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: words(japanese, 'imports.start', { smart_count: 2 }) }).click()
  await expect(dialog.getByText(words(japanese, 'imports.done', { smart_count: 2 }))).toBeVisible()
  // The list behind the dialog has both.
  await expect(page.getByText(`${mark} 二つめ`).first()).toBeAttached()
  await dialog.getByRole('button', { name: words(japanese, 'imports.undo'), exact: true }).click()
  await expect(dialog.getByText(words(japanese, 'imports.undone'))).toBeVisible()
  await expect(page.getByText(`${mark} 二つめ`)).toHaveCount(0)
  await dialog.getByRole('button', { name: words(japanese, 'imports.another') }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'お知らせ.csv' }).first()).toContainText(
    words(japanese, 'imports.status.undone'),
  )
  await dialog.getByRole('button', { name: words(japanese, 'commons.actions.close') }).click()
  await expect(page.getByText(`${mark} 古い題`).first()).toBeVisible()
})

test('a file that cannot be read says why, and a template is there to be filled in', async ({ page }) => {
  await signIn(page)
  await open(page, english, 'emu-esu-com/news', 'list')
  const dialog = await openDialog(page, english)
  await choose(dialog, 'news.csv', Buffer.from('Title\n"open'))
  await expect(dialog.getByText(words(english, 'imports.unreadable.quotes', { line: 2 }))).toBeVisible()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: words(english, 'imports.templateXlsx') }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/)
})
