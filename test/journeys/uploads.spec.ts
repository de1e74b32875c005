/// <reference lib="dom" />
import sharp from 'sharp'
import { maxUploadBytes } from '../../entities/language/uploads/upload-kinds.ts'
import { expect, test, type Page } from './helpers/test.ts'
import {
  api,
  box,
  button,
  field,
  japanese,
  makeNews,
  newSlug,
  open,
  shown,
  signIn,
  toast,
  words,
} from './helpers/captain.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

/** A picture that cannot be packed small. */
const noisy = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .png()
    .toBuffer()

/** Lets a picture fall onto, or be pasted into, what is at a selector. */
const bring = (page: Page, at: string, type: 'drop' | 'paste', name: string, bytes: Buffer): Promise<void> =>
  page.locator(at).evaluate(
    (element, { type, name, bytes }) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], name, { type: 'image/png' }))
      const how = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...how, dataTransfer: data })
          : new ClipboardEvent('paste', { ...how, clipboardData: data }),
      )
    },
    { type, name, bytes: bytes.toString('base64') },
  )

/** Sets how many bytes a second a page may upload; -1 for as many as there can be. */
async function uploadLimitOf(page: Page): Promise<(uploadThroughput: number) => Promise<void>> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const others = { offline: false, latency: 0, downloadThroughput: -1 }
  return async (uploadThroughput) => {
    await line.send('Network.emulateNetworkConditions', { ...others, uploadThroughput })
  }
}

test('an upload says how far it is, a refused one says why, and the rest of the form stays @full', async ({ page }) => {
  await signIn(page)
  const news = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  await box(page, 'title').fill('書きかけの題')
  const picker = field(page, 'thumbnail').locator('input[type=file]')

  await picker.setInputFiles({
    name: 'ロゴ.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  })
  await expect(field(page, 'thumbnail')).toContainText(words(japanese, 'validations.upload.svg', { name: 'ロゴ.png' }))
  await expect(box(page, 'title')).toHaveValue('書きかけの題')

  const limitUploads = await uploadLimitOf(page)
  await limitUploads(60_000)
  await picker.setInputFiles({ name: '夜店.png', mimeType: 'image/png', buffer: await noisy(300, 300) })
  await expect(field(page, 'thumbnail').getByRole('progressbar', { name: '夜店.png' })).toHaveAttribute(
    'aria-valuenow',
    /^[1-9]/,
  )
  await limitUploads(-1)
  await expect(field(page, 'thumbnail').locator('img').first()).toBeVisible()
  await expect(field(page, 'thumbnail')).not.toContainText('ロゴ.png')
  await expect(box(page, 'title')).toHaveValue('書きかけの題')
})

test('a save waits for the picture that is still on its way', async ({ page }) => {
  await signIn(page)
  await open(page, japanese, 'myturn-games/news/new', 'create')
  const slug = newSlug('okurinagara')
  await box(page, 'title').fill('送りながら')
  await box(page, 'slug').fill(slug)
  const limitUploads = await uploadLimitOf(page)
  await limitUploads(60_000)
  await field(page, 'thumbnail')
    .locator('input[type=file]')
    .setInputFiles({ name: '屋台.png', mimeType: 'image/png', buffer: await noisy(300, 300) })
  await expect(field(page, 'thumbnail').getByRole('progressbar', { name: '屋台.png' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(button(page, japanese, 'commons.actions.saveDraft')).toBeDisabled()
  await limitUploads(-1)
  await shown(page, 'edit')
  const { body } = await api(page, 'GET', `myturn-games/news?filter=${encodeURIComponent(JSON.stringify({ q: slug }))}`)
  expect(body).toMatchObject([{ title: '送りながら', thumbnail: { src: expect.any(String) } }])
})

test('a save waits for the picture that is still on its way into a body @full', async ({ page }) => {
  await signIn(page)
  await open(page, japanese, 'myturn-games/news/new', 'create')
  const slug = newSlug('honbun-okurinagara')
  await box(page, 'title').fill('本文へ送りながら')
  await box(page, 'slug').fill(slug)
  const limitUploads = await uploadLimitOf(page)
  await limitUploads(60_000)
  await box(page, 'body').click()
  await bring(page, '[data-field="body"] .ce-paragraph', 'paste', '屋台.png', await noisy(300, 300))
  await expect(page.locator('.image-tool--uploading')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(button(page, japanese, 'commons.actions.saveDraft')).toBeDisabled()
  await limitUploads(-1)
  await shown(page, 'edit')
  const { body } = await api(page, 'GET', `myturn-games/news?filter=${encodeURIComponent(JSON.stringify({ q: slug }))}`)
  const { body: made } = await api(page, 'GET', `myturn-games/news/${body[0].id}`)
  expect(made.body.blocks).toMatchObject([{ type: 'image', data: { file: { url: expect.any(String) } } }])
})

test('a form with a picture on its way asks before it is left, and goes without it where that is discarded @full', async ({
  page,
}) => {
  await signIn(page)
  const news = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  const limitUploads = await uploadLimitOf(page)
  // So slow that none arrives within this test.
  await limitUploads(1_000)
  const discard = button(page, japanese, 'commons.actions.discard')
  const back = page.getByRole('link', { name: new RegExp(`^${words(japanese, 'commons.actions.back')}`) })
  const dialog = page.getByRole('dialog')
  const bringToBody = async () => {
    await box(page, 'body').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const last = '[data-field="body"] .ce-block:last-child .ce-paragraph'
    await bring(page, last, 'paste', '屋台.png', await noisy(300, 300))
    await expect(page.locator('.image-tool--uploading')).toBeVisible()
  }
  const bringToField = async () =>
    bring(page, '[data-field="thumbnail"] [data-part="drop"]', 'drop', '夜店.png', await noisy(300, 300))

  for (const begin of [bringToBody, bringToField]) {
    await begin()
    await expect(discard).toBeVisible()
    await back.click()
    await dialog.getByRole('button', { name: words(japanese, 'commons.dialogs.cancel.dismiss') }).click()
    await discard.click()
    await dialog.getByRole('button', { name: words(japanese, 'commons.dialogs.reset.ok') }).click()
    await expect(discard).toBeHidden()
  }
  await expect(page.locator('.image-tool, [data-field="thumbnail"] [role=progressbar]')).toHaveCount(0)
})

test('a picture is dropped on a field and pasted into a body', async ({ page }) => {
  await signIn(page)
  const news = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  await bring(page, '[data-field="thumbnail"] [data-part="drop"]', 'drop', '落とした.png', await noisy(40, 30))
  await expect(field(page, 'thumbnail').locator('img').first()).toBeVisible()
  await field(page, 'thumbnail').getByRole('textbox').first().fill('夜店の灯り')

  await box(page, 'body').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await bring(
    page,
    '[data-field="body"] .ce-block:last-child .ce-paragraph',
    'paste',
    '貼った.png',
    await noisy(50, 40),
  )
  await expect(page.locator('.image-tool--filled')).toBeVisible()
  await page.locator('.picture-alt').fill('川べりの道')
  await page.keyboard.press('Control+s')
  const kept = async () => {
    const { thumbnail, body } = (await api(page, 'GET', `myturn-games/news/${news.id}`)).body
    return [thumbnail?.alt, body.blocks.find(({ type }: { type: string }) => type === 'image')?.data.alt]
  }
  await expect.poll(kept).toEqual(['夜店の灯り', '川べりの道'])
})

test('a photograph that is too large arrives smaller and upright, and several uploads are one notice', async ({
  page,
}) => {
  await signIn(page)
  const news = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  // Lying on its side, as a phone keeps what it takes upright; what follows a JPEG's end makes it large at little cost.
  const lying = await sharp(await noisy(140, 100))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const photograph = Buffer.concat([lying, Buffer.alloc(maxUploadBytes.image)])
  await field(page, 'thumbnail')
    .locator('input[type=file]')
    .setInputFiles({ name: '夜店.jpg', mimeType: 'image/jpeg', buffer: photograph })
  await expect(field(page, 'thumbnail').locator('img').first()).toBeVisible({ timeout: 30_000 })
  await field(page, 'thumbnail').getByRole('textbox').first().fill('夜店の灯り')
  await page.keyboard.press('Control+s')
  const shape = async () => {
    const { thumbnail } = (await api(page, 'GET', `myturn-games/news/${news.id}`)).body
    return thumbnail && (thumbnail.height / thumbnail.width).toFixed(1)
  }
  await expect.poll(shape).toBe('1.4')

  await page.goto('/captain/tenant/myturn-games/library')
  const files = await Promise.all([30, 31, 32].map((width) => noisy(width, 30)))
  await page
    .locator('.library input[type=file]')
    .setInputFiles(files.map((buffer, index) => ({ name: `絵${index}.png`, mimeType: 'image/png', buffer })))
  await expect(toast(page, japanese)).toContainText(words(japanese, 'library.uploadedMany', { smart_count: 3 }))

  // The same file again is the one that is there; what nothing uses is deleted together.
  await page
    .locator('.library input[type=file]')
    .setInputFiles({ name: 'また.png', mimeType: 'image/png', buffer: files[0]! })
  await expect(toast(page, japanese)).toContainText(words(japanese, 'uploads.known', { name: '絵0.png' }))
  await button(page, japanese, 'library.uses.none').click()
  await button(page, japanese, 'library.selection.select').click()
  const tiles = page.getByRole('list', { name: words(japanese, 'library.files') }).getByRole('button')
  for (const number of [0, 1, 2]) await tiles.filter({ hasText: `絵${number}.png` }).click()
  await button(page, japanese, 'library.removal.run').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words(japanese, 'library.removal.run') })
    .click()
  await expect(toast(page, japanese)).toContainText(words(japanese, 'library.selection.deleted', { smart_count: 3 }))
  await expect(tiles.filter({ hasText: '絵' })).toHaveCount(0)
  await expect(toast(page, japanese)).not.toContainText('絵0')
})

test('a film in an article asks nobody before it is clicked @full', async ({ page, origin }) => {
  await signIn(page)
  const { body: categories } = await api(page, 'GET', 'funaneco-jp/article-category?range=[0,0]')
  const slug = newSlug('eiga')
  const made = await api(page, 'POST', 'funaneco-jp/article', {
    title: '紹介の動画',
    slug,
    category: categories[0].id,
    body: {
      blocks: [
        {
          type: 'embed',
          data: { service: 'youtube', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ', caption: '工房の一日' },
        },
      ],
    },
  })
  const path = `funaneco-jp/article/${made.body.id}/transitions`
  const published = await api(page, 'POST', path, { to: 'published', version: made.body.version })
  expect(published.status, JSON.stringify(published.body)).toBe(200)

  const foreign: string[] = []
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      foreign.push(new URL(route.request().url()).host)
      return route.abort()
    },
  )
  await page.goto(`/article/${slug}`)
  const film = page.getByRole('link', { name: '工房の一日' })
  await film.scrollIntoViewIfNeeded()
  await expect(film).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  await film.click()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  )
  await expect.poll(() => foreign).toEqual(['www.youtube-nocookie.com'])
})
