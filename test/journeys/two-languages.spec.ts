/// <reference lib="dom" />
import { expect, test, type Page } from './helpers/test.ts'
import { api, box, button, field, japanese, newSlug, open, signIn, words } from './helpers/captain.ts'
import { axeFindings } from './helpers/axe.ts'
import { commit, compose } from './helpers/ime.ts'

const tenant = 'funaneco-jp'

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const header = (text: string) => ({ type: 'header', data: { text, level: 2 } })

/** An article whose Japanese is longer than its English, made through the API. */
async function makeArticle(page: Page, values: Record<string, unknown> = {}): Promise<any> {
  const { body: categories } = await api(page, 'GET', `${tenant}/article-category?range=[0,0]`)
  const { status, body } = await api(page, 'POST', `${tenant}/article`, {
    title: '猫の日の催し',
    titleEn: 'Cat day',
    slug: newSlug('neko'),
    category: categories[0].id,
    body: {
      blocks: [header('催し'), paragraph('港町のねこ市を囲みます。'.repeat(20)), header('会場'), paragraph('本店')],
    },
    bodyEn: { blocks: [header('Events'), paragraph('We play.'), header('Place'), paragraph('Main shop')] },
    ...values,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const edit = (page: Page, { id }: { id: string }) => open(page, japanese, `${tenant}/article/${id}/edit`, 'edit')

const languages = (page: Page, choice: 'both' | 'ja' | 'en') =>
  page
    .getByRole('group', { name: words(japanese, 'forms.languages.shown') })
    .getByRole('button', { name: words(japanese, `forms.languages.${choice}`), exact: true })

test('both languages are changed side by side, block beside block, with an input method in each @phone', async ({
  page,
  isMobile,
}) => {
  await signIn(page)
  const article = await makeArticle(page)
  await edit(page, article)
  await expect(field(page, 'bodyEn').locator('.ce-block')).toHaveCount(4)

  const [left, right] = await Promise.all([box(page, 'title').boundingBox(), box(page, 'titleEn').boundingBox()])
  if (isMobile) expect(right!.y).toBeGreaterThan(left!.y)
  else {
    expect(right!.x).toBeGreaterThan(left!.x + left!.width)
    const topOf = async (source: string, place: number) =>
      (await field(page, source).locator('.ce-block__content').nth(place).boundingBox())!.y
    for (const place of [0, 1, 2, 3])
      await expect
        .poll(async () => Math.abs((await topOf('body', place)) - (await topOf('bodyEn', place))))
        .toBeLessThan(2)
  }

  for (const [source, steps, text] of [
    ['title', ['に', 'にゃん'], '猫の夜'],
    ['titleEn', ['え', 'えい'], '英'],
  ] as const) {
    await box(page, source).focus()
    await page.keyboard.press('End')
    await compose(page, steps)
    await commit(page, text)
  }
  await field(page, 'body').locator('.ce-block').last().locator('[contenteditable]').click()
  await page.keyboard.press('End')
  await page.keyboard.type('、2階')
  await field(page, 'bodyEn').locator('.ce-block').last().locator('[contenteditable]').click()
  await page.keyboard.press('End')
  await page.keyboard.type(', upstairs')
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => {
      const { body } = await api(page, 'GET', `${tenant}/article/${article.id}`)
      return [body.title, body.titleEn, body.body.blocks.at(-1).data.text, body.bodyEn.blocks.at(-1).data.text]
    })
    .toEqual(['猫の日の催し猫の夜', 'Cat day英', '本店、2階', 'Main shop, upstairs'])
})

test('a form shows the languages that were chosen, and one with an error whichever was chosen @phone', async ({
  page,
}) => {
  await signIn(page)
  await edit(page, await makeArticle(page))
  await languages(page, 'ja').click()
  await expect(field(page, 'titleEn')).toBeHidden()
  await page.reload()
  await expect(field(page, 'title')).toBeVisible()
  await expect(field(page, 'titleEn')).toHaveCount(0)

  await languages(page, 'en').click()
  await expect(field(page, 'title')).toBeHidden()
  await expect(field(page, 'titleEn')).toBeVisible()
  await box(page, 'titleEn').fill('x'.repeat(201))
  await languages(page, 'ja').click()
  await page.keyboard.press('Control+s')
  await expect(box(page, 'titleEn')).toBeFocused()
  await box(page, 'titleEn').fill('Cat day')
  // It stays where somebody types in it, also when nothing is wrong any more.
  await expect(box(page, 'titleEn')).toBeFocused()
})

test('an English text that is missing shows what readers get instead, and begins with the Japanese if one likes', async ({
  page,
}) => {
  await signIn(page)
  const article = await makeArticle(page, { titleEn: null, bodyEn: null })
  await edit(page, article)
  await expect(box(page, 'titleEn')).toHaveValue('')
  await expect(box(page, 'titleEn')).toHaveAttribute(
    'placeholder',
    words(japanese, 'forms.languages.fallback', { text: article.title }),
  )
  await page
    .getByRole('button', { name: words(japanese, 'forms.languages.counts.missing', { smart_count: 2 }) })
    .click()
  await expect(box(page, 'titleEn')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])

  const copy = button(page, japanese, 'forms.languages.copy')
  await copy.first().click()
  await expect(box(page, 'titleEn')).toHaveValue(article.title)
  await copy.click()
  await expect(field(page, 'bodyEn').locator('.ce-block')).toHaveCount(4)
  await expect(copy).toHaveCount(0)
})

test('English whose Japanese was saved without it is marked, with what changed, and is confirmed with one press', async ({
  page,
}) => {
  await signIn(page)
  const article = await makeArticle(page)
  await edit(page, article)
  const mark = page.locator('[data-pair="title"] [data-translation]')
  await expect(mark).toHaveCount(0)
  await box(page, 'title').fill('猫の夜の催し')
  await expect(mark).toHaveAttribute('data-translation', 'outdated')
  await page.keyboard.press('Control+s')
  await expect(mark).toHaveAttribute('data-translation', 'stale')
  await expect(
    page.getByRole('button', { name: words(japanese, 'forms.languages.counts.stale', { smart_count: 1 }) }),
  ).toBeVisible()

  await button(page, japanese, 'forms.languages.whatChanged').click()
  const changes = page.locator('[data-what-changed="title"]')
  await expect(changes.locator('del')).toHaveText('日')
  await expect(changes.locator('ins')).toHaveText('夜')
  expect(await axeFindings(page)).toEqual([])

  await button(page, japanese, 'forms.languages.confirm.stale').click()
  await expect(mark).toHaveCount(0)
  await page.reload()
  await expect(box(page, 'titleEn')).toHaveValue('Cat day')
  await expect(mark).toHaveCount(0)

  // With both changed, nothing is left to be done.
  await box(page, 'title').fill('猫の朝の催し')
  await box(page, 'titleEn').fill('Cat morning')
  await expect(mark).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await api(page, 'GET', `${tenant}/article/${article.id}`)).body.titleEn)
    .toBe('Cat morning')
  await expect(mark).toHaveCount(0)
})

test('the English of what a picture says is marked, compared and confirmed like any other, also on a phone @phone', async ({
  page,
}) => {
  await signIn(page)
  const { body: uploads } = await api(page, 'GET', `${tenant}/uploads?filter={"kind":"image"}&range=[0,0]`)
  const thumbnail = { src: uploads[0].src, alt: '昼の港', altEn: 'The harbour by day', decorative: false }
  const article = await makeArticle(page, { thumbnail })
  await edit(page, article)
  const part = (name: string) => page.locator(`[data-path="thumbnail.${name}"]`)
  const mark = field(page, 'thumbnail').locator('[data-translation]')
  await expect(part('altEn').getByRole('textbox')).toHaveValue(thumbnail.altEn)
  await expect(mark).toHaveCount(0)
  await part('alt').getByRole('textbox').fill('夜の港')
  await expect(mark).toHaveAttribute('data-translation', 'outdated')
  await page.keyboard.press('Control+s')
  await expect(mark).toHaveAttribute('data-translation', 'stale')

  await page.getByRole('button', { name: words(japanese, 'forms.languages.counts.stale', { smart_count: 1 }) }).click()
  await expect(part('altEn').getByRole('textbox')).toBeFocused()
  await button(page, japanese, 'forms.languages.whatChanged').click()
  await expect(field(page, 'thumbnail').locator('del')).toHaveText('昼')
  await expect(field(page, 'thumbnail').locator('ins')).toHaveText('夜')
  expect(await axeFindings(page)).toEqual([])
  await button(page, japanese, 'forms.languages.confirm.stale').click()
  await expect(mark).toHaveCount(0)

  await part('altEn').getByRole('textbox').fill('')
  await expect(mark).toHaveAttribute('data-translation', 'missing')
  await button(page, japanese, 'forms.languages.copy').click()
  await expect(part('altEn').getByRole('textbox')).toHaveValue('夜の港')
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await api(page, 'GET', `${tenant}/article/${article.id}`)).body.thumbnail.altEn)
    .toBe('夜の港')
})
