import { readFileSync } from 'node:fs'
import { expect, test } from './helpers/test.ts'
import { japanese, mayUnload, open, shown, signIn, toast, words } from './helpers/captain.ts'

const said = (key: string, params: Record<string, unknown> = {}) => words(japanese, key, params)

test('the media library: files come in, are found, described, pointed at, exchanged and deleted @full', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  await open(page, japanese, 'toki-tsumugi-cafe', 'page')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: said('titles.pages.captainLibrary') })
    .click()
  const screen = await shown(page, 'page')
  await expect(page).toHaveTitle(new RegExp(said('titles.pages.captainLibrary')))
  const tiles = screen.getByRole('list', { name: said('library.files') }).getByRole('button')
  const dialog = page.getByRole('dialog')

  // What no record uses yet: a picture comes in, one that is none is refused by name.
  const picture = await madePicture(page)
  await page.locator('.library input[type=file]').setInputFiles([
    { name: '秋の ねこ.png', mimeType: 'image/png', buffer: picture },
    { name: 'にせもの.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
  ])
  await expect(toast(page, japanese)).toContainText(said('library.uploaded', { name: '秋の ねこ.png' }))
  await expect(page.locator('[data-part="refused"]')).toContainText('にせもの.png')
  await page.getByRole('button', { name: said('uploads.dismiss', { name: 'にせもの.png' }) }).click()

  // Found by what it shows, in kana of the other kind; the question stands in the address.
  await tiles.filter({ hasText: '秋の ねこ.png' }).click()
  const alt = dialog.getByLabel(said('uploads.alt'))
  await alt.fill('縁側で眠るネコ')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: said('commons.dialogs.cancel.dismiss') }).click()
  await expect(alt, 'nothing typed is lost').toHaveValue('縁側で眠るネコ')
  await dialog.getByRole('button', { name: said('commons.actions.save') }).click()
  await expect(dialog.getByText(said('library.saved'))).toBeVisible()

  // The focal point follows the keys, and each shape shows at once what is left of the picture.
  const focusOf = dialog.getByRole('button', { name: said('uploads.focus.set') })
  await focusOf.click()
  await dialog.getByRole('application').press('Shift+ArrowRight')
  await dialog.getByRole('slider', { name: said('uploads.focus.y') }).press('ArrowDown')
  for (const ratio of ['1x1', '4x3', '3x4', '16x9'])
    await expect(dialog.locator(`[data-shape="${ratio}"] img`)).toHaveCSS('object-position', '60% 51%')
  await dialog.getByRole('button', { name: said('uploads.focus.apply') }).click()
  await focusOf.click()
  await expect(dialog.getByRole('status')).toContainText(said('uploads.focus.at', { x: 60, y: 51 }))
  await dialog.getByRole('button', { name: said('commons.actions.cancel') }).click()

  await dialog.getByRole('button', { name: said('library.copy') }).click()
  await expect(dialog.getByRole('button', { name: said('library.copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\/uploads\/.*\.webp$/)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('link', { name: said('library.download') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('秋の ねこ.webp')
  expect(
    readFileSync(await download.path())
      .subarray(0, 4)
      .toString(),
  ).toBe('RIFF')
  await dialog.getByRole('button', { name: said('commons.actions.close') }).click()
  await screen.getByRole('searchbox').fill('えんがわ')
  await expect(screen.getByText(said('commons.emptyStates.noMatch.body'))).toBeVisible()
  await screen.getByRole('searchbox').fill('ねこ')
  await expect(tiles).toHaveCount(1)
  await page.reload()
  await expect(tiles).toHaveCount(1)
  await screen.getByRole('button', { name: said('library.kinds.document') }).click()
  await expect(tiles).toHaveCount(0)
  await screen.getByRole('button', { name: said('library.kinds.document') }).click()

  // It goes for good: nothing uses it.
  await tiles.click()
  await dialog.getByRole('button', { name: said('commons.actions.delete') }).click()
  await dialog.getByRole('button', { name: said('library.removal.run') }).click()
  await expect(tiles).toHaveCount(0)

  // What a record uses stays, and says where; exchanged, the record shows the new one.
  await screen.getByRole('searchbox').fill('two.webp')
  await expect(tiles).toHaveCount(1)
  await tiles.click()
  await dialog.getByRole('button', { name: said('commons.actions.delete') }).click()
  await expect(dialog.getByText(said('library.removal.inUse.title'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: said('library.removal.run') })).toHaveCount(0)
  await dialog.getByRole('button', { name: said('commons.actions.back') }).click()
  const replace = () =>
    dialog.locator('input[type=file]').setInputFiles({ name: '差し替え.png', mimeType: 'image/png', buffer: picture })
  const before = await alt.inputValue()
  await alt.fill('書きかけ')
  expect(await mayUnload(page)).toBe(false)
  await replace()
  await page.getByRole('button', { name: said('commons.dialogs.cancel.dismiss') }).click()
  await expect(alt, 'nothing typed is lost').toHaveValue('書きかけ')
  await alt.fill(before)
  await replace()
  await expect(dialog.getByRole('heading', { name: '差し替え.png' })).toBeVisible()
  const src = (await dialog.locator('.file-face img').getAttribute('src'))!
  await dialog.locator('.file-uses').getByRole('link').first().click()
  await shown(page, 'edit')
  await expect(page.locator(`img[src="${src}"]`).first()).toBeVisible()
})

test('a replacement that arrives while another file is looked at does not take its place @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile)
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  const screen = await open(page, japanese, 'toki-tsumugi-cafe/library', 'page')
  const file = async (name: string, width: number) => ({
    name,
    mimeType: 'image/png',
    buffer: await madePicture(page, width),
  })
  const tiles = screen.getByRole('list', { name: said('library.files') }).getByRole('button')
  const dialog = page.getByRole('dialog')
  await page
    .locator('.library input[type=file]')
    .setInputFiles([await file('先の絵.png', 51), await file('別の絵.png', 52)])
  await expect(tiles.filter({ hasText: '別の絵.png' })).toBeVisible()

  const gate = Promise.withResolvers<void>()
  await page.route('**/replacements', async (route) => {
    await gate.promise
    await route.continue()
  })
  await tiles.filter({ hasText: '先の絵.png' }).click()
  await dialog.locator('input[type=file]').setInputFiles(await file('後の絵.png', 53))
  await dialog.getByRole('button', { name: said('commons.actions.close') }).click()
  await tiles.filter({ hasText: '別の絵.png' }).click()
  await expect(dialog.getByRole('heading', { name: '別の絵.png' })).toBeVisible()
  gate.resolve()
  await expect(page.locator('.library').getByText('後の絵.png')).toBeAttached()
  await expect(dialog.getByRole('heading', { name: '別の絵.png' })).toBeVisible()
})

/** A picture drawn by the browser. */
const madePicture = async (page: Parameters<typeof signIn>[0], width = 40): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate((width) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = 30
      canvas.getContext('2d')!.fillRect(5, 5, 20, 20)
      return canvas.toDataURL('image/png').split(',')[1]!
    }, width),
    'base64',
  )
