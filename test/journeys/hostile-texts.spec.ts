/// <reference lib="dom" />
import type { RichText } from '../../entities/language/blocks/blocks.ts'
import { everyBlock } from '../fields/rich-text.ts'
import { hostileTexts } from '../hostile-texts.ts'
import { expect, test, type Page } from './helpers/test.ts'
import { api, box, field, follow, japanese, newSlug, open, signIn } from './helpers/captain.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

const looks = { withBorder: false, withBackground: false, stretched: false }

/** A text in every place of a body that takes one. */
const everywhere = (text: string, picture: string): RichText['blocks'] => [
  { type: 'paragraph', data: { text } },
  { type: 'header', data: { text, level: 3 } },
  { type: 'list', data: { style: 'unordered', items: [text, { text, items: [text] }] } },
  { type: 'checkList', data: { items: [{ text, checked: true }] } },
  { type: 'quote', data: { text, caption: text } },
  { type: 'table', data: { withHeadings: true, content: [[text], [text]] } },
  { type: 'code', data: { code: text } },
  { type: 'image', data: { file: { url: picture }, caption: text, alt: text.slice(0, 400), ...looks } },
  { type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube.com/embed/AAAAAAAAAAA', caption: text } },
  { type: 'linkTool', data: { link: 'https://example.com/', meta: { title: text.slice(0, 400), description: text } } },
]

const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'class'],
  img: ['src', 'alt', 'loading', 'decoding', 'width', 'height'],
  pre: ['role', 'aria-label', 'tabindex'],
}
const plain =
  'div p h2 h3 h4 ul ol li figure figcaption blockquote hr table thead tbody tr th td pre code span b i u s mark br'.split(
    ' ',
  )

/** The tags and attributes of what a reader sees that no renderer of ours writes. */
const strange = (page: Page, at: string): Promise<readonly string[]> =>
  page.locator(at).evaluate(
    (body, { known, tags }) =>
      [...body.querySelectorAll('*')].flatMap((element) => {
        const tag = element.tagName.toLowerCase()
        if (!(tag in known) && !tags.includes(tag)) return [tag]
        const may = known[tag] ?? ['class', 'role', 'aria-label', 'aria-hidden', 'data-checked', 'data-looks', 'scope']
        const attributes = element.getAttributeNames().filter((name) => !may.includes(name))
        const href = element.getAttribute('href')
        return [
          ...attributes.map((name) => `${tag} ${name}`),
          ...(href && !/^(https?:|mailto:|[/#?])/.test(href) ? [href] : []),
        ]
      }),
    { known: allowed, tags: plain },
  )

/** What a page does that nothing on it may make it do: dialogs, requests to elsewhere, breaches of the policy. */
function watched(page: Page, origin: string): readonly string[] {
  const faults: string[] = []
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) faults.push(request.url())
  })
  page.on('console', (message) => message.text().includes('Content Security Policy') && faults.push(message.text()))
  return faults
}

const isUnhurt = async (page: Page, origin: string): Promise<void> => {
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  expect(new URL(page.url()).origin).toBe(origin)
}

const perBody = 40

test('nothing hostile in a body runs, connects or leads away, where it is read or where it is written @full', async ({
  page,
  origin,
}) => {
  test.setTimeout(300_000)
  const faults = watched(page, origin)
  await signIn(page)

  const { body: uploads } = await api(page, 'GET', 'toki-tsumugi-cafe/uploads?filter={"kind":"image"}&range=[0,0]')
  const picture = String(uploads[0].src)

  expect(hostileTexts.length).toBeGreaterThanOrEqual(300)
  for (let from = 0; from < hostileTexts.length; from += perBody) {
    const slug = newSlug('warui')
    const made = await api(page, 'POST', 'toki-tsumugi-cafe/article', {
      title: hostileTexts[from]!.slice(0, 30),
      slug,
      body: { blocks: hostileTexts.slice(from, from + perBody).flatMap((text) => everywhere(text, picture)) },
    })
    expect(made.status, JSON.stringify(made.body).slice(0, 500)).toBe(201)

    // The first by loading the page, the others as by a link.
    const visit = from === 0 ? open : follow
    await visit(page, japanese, `toki-tsumugi-cafe/article/${slug}`, 'preview')
    await expect(field(page, 'body').locator('.blocks')).toBeVisible()
    expect(await strange(page, '[data-field="body"] .blocks')).toEqual([])
    await isUnhurt(page, origin)

    await visit(page, japanese, `toki-tsumugi-cafe/article/${made.body.id}/edit`, 'edit')
    await expect(field(page, 'body').locator('.ce-block')).toHaveCount(perBody * 10)
    await isUnhurt(page, origin)
  }
  expect(faults).toEqual([])
})

test('nothing hostile in an inquiry runs in the form that takes it, in the inbox or where staff read it @full', async ({
  page,
  origin,
}) => {
  test.setTimeout(120_000)
  const faults = watched(page, origin)
  const told = hostileTexts.map((text) => text.replaceAll('\0', ''))
  const within = (most: number, text: string): string => (text.length <= most ? text : '山田')
  const messages = [0, 80, 160, 240].map((from) =>
    told
      .slice(from, from + 80)
      .join('\n')
      .slice(0, 4000),
  )

  // The form gives everything back, each fault at its field: the page comes from the server, without a script's help.
  await page.goto('/contact')
  await page.evaluate(
    (values) => {
      const form = document.createElement('form')
      form.method = 'post'
      for (const [name, value] of Object.entries(values)) {
        const box = document.createElement('textarea')
        Object.assign(box, { name, value })
        form.append(box)
      }
      document.body.append(form)
      form.submit()
    },
    {
      step: 'check',
      category: told[4]!,
      subject: told.join(''),
      message: messages[0]!,
      name: told[3]!,
      email: told[8]!,
    },
  )
  await expect(page.locator('.notice.bad')).toBeVisible()
  await expect(page.locator('[name="subject"]')).toHaveValue(told.join('').replaceAll('\n', ''))
  await isUnhurt(page, origin)

  await signIn(page)
  const send = async (subject: string, place: number) => {
    const answer = await page.request.post('/api/v1/tenants/tajiminazo-myturn-games/contact', {
      data: {
        category: 'other',
        subject: within(80, subject),
        message: messages[place % messages.length],
        name: within(50, subject),
        company: within(80, subject),
        email: 'hanako@example.jp',
        agreedPrivacyPolicy: true,
      },
    })
    expect(answer.status(), `${subject} ${await answer.text()}`).toBe(201)
  }
  // Every text as a message; of every kind two, of every deed ten, as what a list shows.
  const inLists = told.filter((_, place) => (place + Math.floor(place / 8)) % 4 === 0)
  await Promise.all(inLists.map(send))
  for (const sourceUrl of ['javascript:window.hurt=1', 'data:text/html,<script>window.hurt=1</script>']) {
    const data = { category: 'other', subject: '件名', message: '本文', name: '花子', email: 'a@example.jp', sourceUrl }
    const answer = await page.request.post('/api/v1/tenants/tajiminazo-myturn-games/contact', {
      data: { ...data, agreedPrivacyPolicy: true },
    })
    expect(answer.status()).toBe(400)
  }

  await open(page, japanese, 'tajiminazo-myturn-games/contact?perPage=100', 'list')
  await expect(page.locator('tbody')).toContainText(inLists.find((text) => text.length < 50)!)
  await expect(page.locator('tbody tr')).not.toHaveCount(25)
  await isUnhurt(page, origin)
  const { body: inquiries } = await api(page, 'GET', 'tajiminazo-myturn-games/contact?range=[0,99]&include=["message"]')
  for (const message of messages) {
    const { id } = inquiries.find((each: { message: string }) => each.message === message)
    await follow(page, japanese, `tajiminazo-myturn-games/contact/${id}`, 'preview')
    await expect(field(page, 'message')).toContainText(message.split('\n')[3]!)
    expect(await strange(page, '[data-field="message"]')).toEqual([])
    await isUnhurt(page, origin)
  }
  expect(faults).toEqual([])
})

test('a body is the same from the server, in the browser and after it was opened in the editor @full', async ({
  page,
}) => {
  await signIn(page)
  const slug = newSlug('onaji')
  const body = { blocks: everyBlock.blocks.filter(({ type }) => type !== 'image') }
  const made = await api(page, 'POST', 'toki-tsumugi-cafe/article', { title: '同じ', slug, body })
  await open(page, japanese, `toki-tsumugi-cafe/article/${slug}`, 'preview')
  const { renderBody } = (await import(new URL('../../dist/server/entry-server.js', import.meta.url).href)) as {
    renderBody(body: RichText, locale: 'ja' | 'en', origin: string): Promise<{ html: string; text: string }>
  }
  const { html, text } = await renderBody(made.body.body, 'ja', '')
  const same = await field(page, 'body')
    .locator('.blocks')
    .evaluate((shown, sent) => {
      const template = document.createElement('template')
      template.innerHTML = sent
      const here = shown.cloneNode(true)
      here.normalize()
      template.content.normalize()
      return here.isEqualNode(template.content.firstChild)
    }, html)
  expect(same).toBe(true)
  expect(text).toContain('Q&A は 3 < 5 の\n次の行')

  // What the editor itself would not keep stays too, while nobody touches the body.
  const path = `toki-tsumugi-cafe/article/${made.body.id}`
  await open(page, japanese, `${path}/edit`, 'edit')
  await expect(field(page, 'body').locator('.ce-block')).toHaveCount(body.blocks.length)
  await box(page, 'title').fill('同じまま')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await api(page, 'GET', path)).body.title).toBe('同じまま')
  expect((await api(page, 'GET', path)).body.body).toEqual(made.body.body)
})
