import { readFileSync } from 'node:fs'
import { axeFindings } from './helpers/axe.ts'
import XLSX from '@e965/xlsx'
import iconv from 'iconv-lite'
import {
  button,
  demoPassword,
  japanese,
  languages,
  makeNews,
  open,
  signIn,
  words,
  type Language,
} from './helpers/captain.ts'
import { expect, test, type Locator, type Page } from './helpers/test.ts'

const [, english] = languages

const listOf = (mark: string): string => `emu-esu-com/news?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`

async function openDialog(page: Page, language: Language): Promise<Locator> {
  await button(page, language, 'commons.actions.more').first().click()
  await page.getByRole('menuitem', { name: words(language, 'ra.action.export') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: words(language, 'exports.mine') })).toBeVisible()
  return dialog
}

/** Downloads the newest export of a format. */
async function download(page: Page, dialog: Locator, language: Language, format: string): Promise<Buffer> {
  const item = dialog
    .getByRole('listitem')
    .filter({ hasText: `.${format}` })
    .first()
  const downloading = page.waitForEvent('download')
  await item.getByRole('button', { name: words(language, 'exports.download') }).click()
  return readFileSync(await (await downloading).path())
}

test('a list is exported as CSV for a courier: what Shift_JIS lacks is listed first, then replaced', async ({
  page,
}) => {
  await signIn(page)
  const mark = `書出${Date.now().toString(36)}`
  await makeNews(page, 'emu-esu-com', { title: `${mark} 𠮷田〜` })
  await makeNews(page, 'emu-esu-com', { title: `${mark} 二つめ` })
  await open(page, japanese, listOf(mark), 'list')
  const dialog = await openDialog(page, japanese)
  await expect(dialog.getByText(words(japanese, 'exports.count', { smart_count: 2 }))).toBeVisible()
  await dialog.getByRole('radio', { name: words(japanese, 'exports.formats.csv') }).check()
  await dialog.getByRole('radio', { name: words(japanese, 'exports.encodings.cp932') }).check()
  await dialog.getByRole('radio', { name: words(japanese, 'exports.columnsOf.chosen') }).check()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: words(japanese, 'exports.start'), exact: true }).click()
  await expect(dialog.getByText(words(japanese, 'exports.characters'))).toBeVisible()
  await expect(dialog.getByText('U+20BB7')).toBeVisible()
  await dialog.getByRole('button', { name: words(japanese, 'exports.replace', { mark: '〓' }) }).click()
  await expect(dialog.getByText(words(japanese, 'exports.replaced', { mark: '〓' }))).toBeVisible()
  const text = iconv.decode(await download(page, dialog, japanese, 'csv'), 'cp932')
  expect(text).toContain(`${mark} 〓田～`)
  expect(text.trim().split('\r\n')).toHaveLength(3)
})

test('the selection is exported as a workbook, after signing in again where that is too long ago @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const mark = `Export ${Date.now().toString(36)}`
  for (const number of [1, 2, 3]) await makeNews(page, 'emu-esu-com', { title: `${mark} no. ${number}` })
  await open(page, english, listOf(mark), 'list')
  const boxes = page.locator('tbody').getByRole('checkbox')
  for (const box of (await boxes.all()).slice(0, 2)) await box.check()
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: words(english, 'ra.action.export'), exact: true })
    .click()
  const dialog = page.getByRole('dialog').first()
  await expect(dialog.getByText(words(english, 'exports.selection', { smart_count: 2 }))).toBeVisible()

  // As the server answers a session of more than an hour.
  const late = {
    status: 403,
    json: { statusCode: 403, statusMessage: 'Forbidden', message: '', data: { code: 'SESSION_NOT_FRESH' } },
  }
  await page.route(
    '**/exports',
    (route) => (route.request().method() === 'POST' ? route.fulfill(late) : route.fallback()),
    { times: 1 },
  )
  await dialog.getByRole('button', { name: words(english, 'exports.start'), exact: true }).click()
  const again = page.getByRole('dialog', { name: words(english, 'commons.signIn.again') })
  await again.getByLabel(words(english, 'commons.signIn.password'), { exact: true }).fill(demoPassword)
  await again.getByRole('button', { name: words(english, 'commons.signIn.submit'), exact: true }).click()

  const { Sheets, SheetNames } = XLSX.read(await download(page, dialog, english, 'xlsx'), { type: 'buffer' })
  const rows = XLSX.utils.sheet_to_json<Record<string, string>>(Sheets[SheetNames[0]!]!)
  expect(rows.filter((row) => Object.values(row).some((value) => String(value).startsWith(mark)))).toHaveLength(2)
  expect(rows).toHaveLength(2)
  await dialog
    .getByRole('button', { name: words(english, 'commons.actions.delete') })
    .first()
    .focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
