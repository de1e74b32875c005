/// <reference lib="dom" />
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, test, type Browser, type Locator, type Page } from './helpers/test.ts'
import { api, box, button, field, japanese, makeNews, newSlug, open, shown, signIn, words } from './helpers/captain.ts'
import * as clips from './helpers/clips.ts'
import { choose, set } from './helpers/editor.ts'
import { commit, compose, keysWhileComposing } from './helpers/ime.ts'
import { startServer } from './helpers/server.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

const blocksIn = (page: Page) => field(page, 'body').locator('.ce-block')

/** A word written with an input method, whose Enter, Tab, Escape and Backspace must stay its own. */
async function write(page: Page, text: string): Promise<void> {
  const before = await blocksIn(page).count()
  await compose(page, [text.slice(0, 1), text])
  await keysWhileComposing(page, 'Tab', 'Escape', 'Backspace', 'Enter')
  expect(await blocksIn(page).count()).toBe(before)
  await commit(page, text)
}

/** The width of a picture that has arrived; 0 before. */
const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)

/** Waits until a block's handle is in its line. */
const isBeside = (handle: Locator, block: Locator): Promise<void> =>
  expect
    .poll(async () => Math.abs(((await handle.boundingBox())?.y ?? NaN) - (await block.boundingBox())!.y))
    .toBeLessThan(20)

const below = (page: Page) => page.keyboard.press('Control+Enter')

/** Marks so many of the next letters by a shortcut, and stands behind them. */
async function mark(page: Page, letters: number, shortcut: string): Promise<void> {
  for (let taken = 0; taken < letters; taken += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('.ce-inline-toolbar .ce-popover--opened .ce-popover__container').first()).toBeVisible()
  await page.keyboard.press(shortcut)
  await page.keyboard.press('ArrowRight')
  // Its keys are its own while it stands there.
  await expect(page.locator('.ce-inline-toolbar .ce-popover--opened')).toHaveCount(0)
}

const told = `<title>港町のねこ市</title><meta name="description" content="2～4人用、40分の市場ゲーム">
  <meta property="og:image" content="/box.png">`

/** The product, with one page in the world that a card can be made of, and the thumbnail of one video. */
async function withPage(browser: Browser): Promise<{ readonly page: Page; readonly address: string }> {
  const background = { r: 40, g: 90, b: 120 }
  const thumbnail = await sharp({ create: { width: 64, height: 36, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const world = createServer(({ url }, reply) =>
    url === '/vi/dQw4w9WgXcQ/maxresdefault.jpg'
      ? reply.end(thumbnail)
      : reply.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(told),
  ).listen(0, '127.0.0.1')
  await once(world, 'listening')
  const { port } = world.address() as AddressInfo
  const env = { WORLD_PORT: String(port), VIDEO_THUMBNAILS: 'on' }
  const server = await startServer('demo', env, 'test/journeys/helpers/demo-server.ts')
  const page = await browser.newPage({ baseURL: server.url, locale: 'ja-JP', viewport: { width: 1280, height: 800 } })
  ends.push(async () => {
    await page.close()
    await server.stop()
    world.close()
  })
  return { page, address: `http://page.example:${port}/` }
}

const ends: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

test('an article with every block is written by keyboard, saved, read and opened again', async ({ browser }) => {
  test.setTimeout(180_000)
  const { page, address } = await withPage(browser)
  await signIn(page)
  await open(page, japanese, 'toki-tsumugi-cafe/article/new', 'create')
  await box(page, 'title').fill('冬の新作')
  const slug = newSlug('fuyu')
  await box(page, 'slug').fill(slug)

  await box(page, 'body').click()
  await write(page, '寒い夜に。')
  await page.keyboard.press('Enter')
  await write(page, '下線と印と符号と取消')
  await page.keyboard.press('Home')
  await mark(page, 2, 'Control+u')
  await page.keyboard.press('ArrowRight')
  await mark(page, 1, 'Control+Shift+h')
  await page.keyboard.press('ArrowRight')
  await mark(page, 2, 'Control+e')
  await page.keyboard.press('ArrowRight')
  await mark(page, 2, 'Control+Shift+x')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await choose(page, '見出し')
  await write(page, 'あそびかた')
  await set(page, '見出し3')
  await page.keyboard.press('Enter')
  await choose(page, '箇条書き')
  await write(page, '集める')
  await page.keyboard.press('Enter')
  await write(page, '交換する')
  await below(page)
  await choose(page, 'チェックリスト')
  await write(page, '椅子を出す')
  await set(page, 'チェックを付ける・外す')
  await below(page)
  await choose(page, '引用')
  await write(page, '楽しい')
  await page.keyboard.press('ArrowDown')
  await write(page, '常連の声')
  await below(page)
  await choose(page, 'リンク')
  await commit(page, `${address}missing`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('このリンクの情報は取得できません。別のリンクでお試しください。')).toBeVisible()
  await expect(blocksIn(page).last()).toHaveText(`${address}missing`)
  await below(page)
  await choose(page, 'リンク')
  await commit(page, address)
  await page.keyboard.press('Enter')
  await expect(page.locator('.link-tool__title')).toHaveText('港町のねこ市')
  await below(page)
  const chooser = page.waitForEvent('filechooser')
  await choose(page, '画像')
  await (await chooser).setFiles({ name: 'ねこ.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.locator('.image-tool--filled')).toBeVisible()
  await write(page, '市場の猫')
  await page.keyboard.press('Shift+Tab')
  await write(page, '朝の市場')
  for (const look of ['枠をつける', '背景をつける', '横幅いっぱいに広げる']) await set(page, look)
  await below(page)
  await choose(page, '表')
  for (const cell of ['人数', '時間', '年齢', '二人']) {
    await write(page, cell)
    await page.keyboard.press('Tab')
  }
  await set(page, '見出し行あり')
  await below(page)
  await choose(page, 'コード')
  await write(page, '合言葉')
  await below(page)
  await choose(page, '動画')
  await commit(page, 'https://youtu.be/dQw4w9WgXcQ?t=5')
  await write(page, '紹介の動画')
  await expect.poll(() => widthOf(page.locator('.video-tool-face img'))).toBe(64)
  await below(page)
  await choose(page, '区切り線')
  await write(page, 'お待ちしています。')

  await button(page, japanese, 'commons.actions.saveDraft').click()
  await shown(page, 'edit')
  const id = /article\/([^/]+)\/edit/.exec(page.url())![1]!
  const { body: saved } = await api(page, 'GET', `toki-tsumugi-cafe/article/${id}`)
  const plain = saved.body.blocks.map(({ type, data }: { type: string; data: unknown }) => ({ type, data }))
  expect(plain).toEqual([
    { type: 'paragraph', data: { text: '寒い夜に。' } },
    {
      type: 'paragraph',
      data: {
        text: '<u class="cdx-underline">下線</u>と<mark class="cdx-marker">印</mark>と<code class="inline-code">符号</code>と<s class="cdx-strikethrough">取消</s>',
      },
    },
    { type: 'header', data: { text: 'あそびかた', level: 3 } },
    { type: 'list', data: { style: 'unordered', items: ['集める', '交換する'] } },
    { type: 'checkList', data: { items: [{ text: '椅子を出す', checked: true }] } },
    { type: 'quote', data: { text: '楽しい', caption: '常連の声' } },
    { type: 'paragraph', data: { text: `<a href="${address}missing">${address}missing</a>` } },
    {
      type: 'linkTool',
      data: {
        link: address,
        meta: {
          title: '港町のねこ市',
          description: '2～4人用、40分の市場ゲーム',
          image: { url: `${address}box.png` },
        },
      },
    },
    {
      type: 'image',
      data: {
        file: { url: expect.stringMatching(/^\/uploads\//), width: 1, height: 1 },
        alt: '市場の猫',
        caption: '朝の市場',
        withBorder: true,
        withBackground: true,
        stretched: true,
      },
    },
    {
      type: 'table',
      data: {
        withHeadings: true,
        content: [
          ['人数', '時間', '年齢'],
          ['二人', '', ''],
        ],
      },
    },
    { type: 'code', data: { code: '合言葉' } },
    {
      type: 'embed',
      data: { service: 'youtube', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=5', caption: '紹介の動画' },
    },
    { type: 'delimiter', data: {} },
    { type: 'paragraph', data: { text: 'お待ちしています。' } },
  ])

  await open(page, japanese, `toki-tsumugi-cafe/article/${slug}`, 'preview')
  const read = field(page, 'body').locator('.blocks')
  await expect(read.locator('> *')).toHaveCount(plain.length)
  for (const text of [
    '寒い夜に。',
    'あそびかた',
    '交換する',
    '椅子を出す',
    '楽しい',
    '常連の声',
    '朝の市場',
    '年齢',
    '合言葉',
  ])
    await expect(read).toContainText(text)
  for (const [tag, text] of [
    ['u', '下線'],
    ['mark', '印'],
    ['p code', '符号'],
    ['s', '取消'],
  ] as const)
    await expect(read.locator(tag)).toHaveText(text)
  await expect(read.getByRole('link', { name: '港町のねこ市' })).toHaveAttribute('rel', 'noopener')
  await expect(read.getByRole('img', { name: '市場の猫' })).toBeVisible()
  await read.locator('.blocks-video').scrollIntoViewIfNeeded()
  await expect.poll(() => widthOf(read.locator('.blocks-video img'))).toBe(64)
  expect(await page.locator('iframe').count()).toBe(0)

  // Opened again, another field saved, and the first block written on: all others are what they were.
  await open(page, japanese, `toki-tsumugi-cafe/article/${id}/edit`, 'edit')
  await box(page, 'body').click()
  await page.keyboard.press('End')
  await write(page, '暖まって。')
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await api(page, 'GET', `toki-tsumugi-cafe/article/${id}`)).body.body.blocks[0].data.text)
    .toBe('寒い夜に。暖まって。')
  const { body: after } = await api(page, 'GET', `toki-tsumugi-cafe/article/${id}`)
  expect(after.body.blocks.slice(1)).toEqual(saved.body.blocks.slice(1))
})

test('what was typed a moment ago is saved, undone and done again, and moved by keyboard and pointer @full', async ({
  page,
}) => {
  // A machine so busy that the browser is never idle.
  await page.addInitScript('requestIdleCallback = () => 0')
  await signIn(page)
  const news = await makeNews(page, 'myturn-games', { linkUrl: 'https://example.jp/' })
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  const textsOf = async (): Promise<string[] | undefined> =>
    (await api(page, 'GET', `myturn-games/news/${news.id}`)).body.body?.blocks.map(
      ({ data }: { data: { text: string } }) => data.text,
    )
  await box(page, 'body').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('明日も営業します。')
  await page.keyboard.press('Control+s')
  await expect.poll(textsOf).toEqual(['本日は通常どおり営業します。', '明日も営業します。'])

  await page.keyboard.press('Alt+ArrowUp')
  await expect(blocksIn(page).first()).toHaveText('明日も営業します。')
  await page.keyboard.press('Control+z')
  await expect(blocksIn(page).first()).toHaveText('本日は通常どおり営業します。')
  await page.keyboard.press('Control+z')
  await expect(blocksIn(page)).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(blocksIn(page)).toHaveCount(2)

  // By the button before it, at the lower edge of the window, where its menu would have no room below.
  await blocksIn(page)
    .last()
    .evaluate((block) => block.scrollIntoView({ block: 'end' }))
  await blocksIn(page).last().hover()
  const handle = field(page, 'body').locator('.ce-toolbar__settings-btn')
  await handle.dragTo(blocksIn(page).first())
  await expect(blocksIn(page)).toHaveText(['明日も営業します。', '本日は通常どおり営業します。'])
  await isBeside(handle, blocksIn(page).first())
  await page.keyboard.press('Control+s')
  await expect.poll(textsOf).toEqual(['明日も営業します。', '本日は通常どおり営業します。'])
  await blocksIn(page).last().hover()
  await isBeside(handle, blocksIn(page).last())
  await handle.click()
  await field(page, 'body').getByText('上へ移動').click()
  await expect(blocksIn(page).first()).toHaveText('本日は通常どおり営業します。')

  // All that is selected is taken out, saved at once, and comes back.
  await blocksIn(page).first().locator('[contenteditable]').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+a')
  await expect(field(page, 'body').locator('.ce-block--selected')).toHaveCount(2)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+s')
  await expect.poll(textsOf).toBeUndefined()
  await page.keyboard.press('Control+z')
  await expect(blocksIn(page).filter({ hasText: '営業します。' })).toHaveCount(2)
})

test('a picture is put in, described, and shown', async ({ page }) => {
  await signIn(page)
  const news = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  await box(page, 'body').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const chooser = page.waitForEvent('filechooser')
  await choose(page, '画像')
  await (await chooser).setFiles({ name: 'ねこ.png', mimeType: 'image/png', buffer: onePixel })
  await page.locator('.picture-alt').fill('市場の猫')
  await expect(page.locator('.image-tool--filled')).toBeVisible()
  await page.keyboard.press('Control+s')
  const picture = async () => (await api(page, 'GET', `myturn-games/news/${news.id}`)).body.body.blocks[1]?.data
  await expect.poll(picture).toMatchObject({ alt: '市場の猫', file: { url: expect.stringMatching(/^\/uploads\//) } })

  await open(page, japanese, `myturn-games/news/${news.slug}`, 'preview')
  await expect(field(page, 'body').getByRole('img', { name: '市場の猫' })).toBeVisible()
})

test('what word processors and web pages put on the clipboard keeps its structure, and nothing else of it', async ({
  page,
}) => {
  await signIn(page)
  const news = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  await box(page, 'body').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  // One more than is kept: the place of the picture.
  await paste(page, fromWord)
  await expect(blocksIn(page)).toHaveCount(5)
  await below(page)
  await paste(page, fromDocs)
  await expect(blocksIn(page)).toHaveCount(8)
  await below(page)
  await paste(page, fromPage)
  await expect(blocksIn(page)).toHaveCount(12)
  await page.keyboard.press('Control+s')
  const kept = async () =>
    (await api(page, 'GET', `myturn-games/news/${news.id}`)).body.body.blocks
      .slice(1)
      .map(({ type, data }: { type: string; data: unknown }) => ({ type, data }))
  await expect.poll(kept).toEqual([
    { type: 'header', data: { text: '冬の予定', level: 2 } },
    { type: 'paragraph', data: { text: '<b>土曜</b>は<i>貸切</i>です。' } },
    { type: 'list', data: { style: 'unordered', items: ['椅子', '机'] } },
    { type: 'header', data: { text: '春の予定', level: 3 } },
    { type: 'paragraph', data: { text: '<b>日曜</b>は<i>休み</i>、<a href="https://example.jp/">案内</a>' } },
    { type: 'list', data: { style: 'unordered', items: ['皿', '鉢'] } },
    { type: 'paragraph', data: { text: '本日は<b>休業</b>です。' } },
    { type: 'table', data: { withHeadings: false, content: [['月', '火']] } },
    { type: 'code', data: { code: 'npm ci' } },
    { type: 'list', data: { style: 'ordered', items: ['一', '二'] } },
  ])
})

test('lists of word processors and web pages come as lists, with their levels @full', async ({ page }) => {
  await signIn(page)
  const news = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  await box(page, 'body').click()
  await page.keyboard.press('End')
  const pasteBelow = async (clip: string, ending: string) => {
    await below(page)
    await paste(page, clip)
    await expect(blocksIn(page).last()).toContainText(ending)
  }
  await pasteBelow(clips.fromWord, '三百円')
  await pasteBelow(clips.fromWordWithoutStyles, 'Sit down')
  await pasteBelow(clips.fromWordForTheWeb, '撮影は禁止')
  await pasteBelow(clips.fromDocs, '菓子')
  await pasteBelow(clips.fromDocsInline, '太字')
  await pasteBelow(clips.fromPage, 'と祝日')
  await page.keyboard.press('Control+s')
  const kept = async () =>
    (await api(page, 'GET', `myturn-games/news/${news.id}`)).body.body.blocks
      .slice(1)
      .map(({ type, data }: { type: string; data: unknown }) => ({ type, data }))
  const list = (style: 'ordered' | 'unordered', ...items: readonly unknown[]) => ({
    type: 'list',
    data: { style, items },
  })
  const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
  await expect.poll(kept).toEqual([
    { type: 'header', data: { text: '1. 持ち物', level: 2 } },
    list(
      'unordered',
      {
        text: '<b>椅子</b>',
        items: [{ text: '折りたためるもの', items: ['木製', '布製<br>汚れてもよいもの'] }],
      },
      '机',
    ),
    list('ordered', { text: '受付', items: ['名札を受け取る'] }, '着席'),
    paragraph('以上です。'),
    list('unordered', '雨天決行'),
    { type: 'table', data: { withHeadings: false, content: [['• 皿<br>• 鉢', '三百円']] } },
    list('unordered', { text: 'Bring a chair', items: ['one that folds'] }, 'Bring a desk', 'Bring friends'),
    list('ordered', 'Sign in', 'Sit down'),
    paragraph('当日の流れ'),
    list('ordered', { text: '<b>開場</b>', items: [{ text: '整理券', items: ['先着順'] }] }, '開演'),
    list('unordered', '撮影は禁止'),
    list(
      'unordered',
      { text: '飲み物', items: [{ text: '<b>珈琲</b>', items: ['深煎り', '豆のみ'] }, '紅茶'] },
      '菓子',
    ),
    paragraph('平らな文と<b>太字</b>'),
    list('unordered', { text: '平日', items: ['朝', '夜'] }, '週末<br>と祝日'),
  ])
})

test('what is pasted goes where the caret is, pictures are uploaded or asked for, and text wins over its picture @full', async ({
  page,
}) => {
  await signIn(page)
  const news = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  const kept = async () => (await api(page, 'GET', `myturn-games/news/${news.id}`)).body.body.blocks.slice(1)
  await box(page, 'body').click()
  await page.keyboard.press('End')

  // Word and Excel put a picture of what was copied beside its text.
  await below(page)
  await choose(page, '表')
  await paste(page, clip('excel'), { picture: true })
  await page.keyboard.press('Tab')
  await below(page)
  await choose(page, '見出し')
  await commit(page, '本日')
  await paste(page, '<p>一<b>行</b></p><p>二行</p>')
  await below(page)
  await choose(page, '箇条書き')
  await paste(page, '<p>皿は<a href="https://example.jp/">棚</a></p>')
  await below(page)
  await choose(page, 'チェックリスト')
  await paste(page, '', { text: '鍵を\n閉める' })
  await below(page)
  await paste(page, clip('google-docs'), { picture: true })
  await expect(page.locator('.image-tool--filled')).toBeVisible()
  const asks = page.locator('.picture-missing')
  await expect(asks).toContainText('lh7-rt.googleusercontent.com の画像は貼り付けでは取り込めませんでした')
  await page.keyboard.press('Control+s')
  await expect.poll(kept).toMatchObject([
    {
      type: 'table',
      data: {
        content: [
          ['温かい飲み物', '', '¥450'],
          ['珈琲<br>深煎り', '<b>人気</b>', '¥500'],
        ],
      },
    },
    { type: 'header', data: { text: '本日一<b>行</b><br>二行' } },
    { type: 'list', data: { items: ['皿は<a href="https://example.jp/">棚</a>'] } },
    { type: 'checkList', data: { items: [{ text: '鍵を<br>閉める' }] } },
    { type: 'header', data: { text: '夏祭りのお知らせ' } },
    { type: 'paragraph', data: { text: expect.stringContaining('<a href="tel:0572-22-0000">') } },
    { type: 'image', data: { file: { url: expect.stringMatching(/^\/uploads\//) } } },
    { type: 'checkList', data: { items: [{ text: '提灯を借りる', checked: true }, { text: '氷を頼む' }] } },
  ])

  // The place of the picture that did not come along takes its file.
  const chooser = page.waitForEvent('filechooser')
  await page.locator('.image-tool:has(.picture-missing) .cdx-button').first().click()
  await (await chooser).setFiles({ name: '地図.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.locator('.image-tool--filled')).toHaveCount(2)
  await expect(asks).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await kept())[7]).toMatchObject({ type: 'image', data: { alt: '会場の地図' } })
})

test('a paragraph that is merged into a list keeps its links and its bold @full', async ({ page }) => {
  await signIn(page)
  const marked = '<b>棚</b>の<a href="https://example.jp/">皿</a>'
  const body = {
    blocks: [
      { type: 'list', data: { style: 'unordered', items: ['椅子'] } },
      { type: 'paragraph', data: { text: marked } },
      { type: 'list', data: { style: 'unordered', items: ['机'] } },
      { type: 'paragraph', data: { text: marked } },
    ],
  }
  const news = await makeNews(page, 'myturn-games', { body })
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  await blocksIn(page).nth(1).locator('[contenteditable]').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Backspace')
  await expect(blocksIn(page)).toHaveCount(3)
  await blocksIn(page).nth(1).locator('[contenteditable]').first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Delete')
  await expect(blocksIn(page)).toHaveCount(2)
  await page.keyboard.press('Control+s')
  const kept = async () => (await api(page, 'GET', `myturn-games/news/${news.id}`)).body.body.blocks
  await expect.poll(kept).toMatchObject([{ data: { items: [`椅子${marked}`] } }, { data: { items: [`机${marked}`] } }])
})

test('items of lists and cells of tables keep the lines that are typed into them @full', async ({ page }) => {
  await signIn(page)
  const news = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${news.id}/edit`, 'edit')
  await box(page, 'body').click()
  await page.keyboard.press('End')
  const twoLines = async () => {
    await commit(page, '一行目')
    await page.keyboard.press('Shift+Enter')
    await commit(page, '二行目')
  }
  await page.keyboard.press('Enter')
  await choose(page, '箇条書き')
  await twoLines()
  await below(page)
  await choose(page, '表')
  await twoLines()
  await page.keyboard.press('Control+s')
  const kept = async () => (await api(page, 'GET', `myturn-games/news/${news.id}`)).body.body.blocks.slice(1)
  await expect.poll(kept).toMatchObject([
    { type: 'list', data: { items: ['一行目<br>二行目'] } },
    { type: 'table', data: { content: [['一行目<br>二行目', '', '']] } },
  ])
})

test('a block that a field does not take is not offered @full', async ({ page }) => {
  await signIn(page)
  await open(page, japanese, 'toki-tsumugi-cafe/faq/new', 'create')
  await box(page, 'answer').click()
  await page.keyboard.type('/')
  const menu = page.locator('.ce-popover--opened')
  await expect(menu.getByText('箇条書き')).toBeVisible()
  await expect(menu.getByText('引用')).toHaveCount(0)
  expect(words(japanese, 'commons.blocks.quote')).toBe('引用')
})

const paste = (page: Page, html: string, { text = '見出し', picture = false } = {}): Promise<void> =>
  page.evaluate(
    ({ html, text, picture }) => {
      const data = new DataTransfer()
      if (html !== '') data.setData('text/html', html)
      data.setData('text/plain', text)
      if (picture) data.items.add(new File(['not a picture'], 'image.png', { type: 'image/png' }))
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    { html, text, picture },
  )

/** What a program really puts on the clipboard. */
const clip = (name: string): string =>
  readFileSync(new URL(`../entities/blocks/clips/${name}.html`, import.meta.url), 'utf8')

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body><!--StartFragment--><h2 class="MsoHeading" style="color:red" onclick="alert(1)"><span lang="JA">冬の予定</span></h2>
<p class="MsoNormal"><b style="mso-bidi-font-weight:normal">土曜</b>は<i>貸切</i>です。<img src="https://evil.example/x.png"></p>
<ul><li style="mso-list:l0">椅子</li><li>机</li></ul><script>window.hurt = 1</script><!--EndFragment--></body></html>`

const fromDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e">
<h3 dir="ltr"><span style="font-size:16pt;font-family:Arial;">春の予定</span></h3>
<p dir="ltr"><span style="font-weight:700;">日曜</span><span style="font-weight:400;">は</span><span style="font-style:italic;">休み</span><span>、</span><a href="https://example.jp/" style="text-decoration:none;"><span style="color:#1155cc">案内</span></a></p>
<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>皿</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr"><span>鉢</span></p></li></ul></b>`

const fromPage = `<div class="post" onclick="window.hurt = 1"><div><p>本日は<strong class="x">休業</strong>です。</p></div>
<table><tr><td>月</td><td>火</td></tr></table><pre><code>npm ci</code></pre><ol><li>一</li><li>二</li></ol></div>`
