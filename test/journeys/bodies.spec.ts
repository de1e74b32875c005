/// <reference lib="dom" />
import { expect, test, type Page } from './helpers/test.ts'
import { api, box, field, japanese, open, shown, signIn } from './helpers/captain.ts'

const places = [
  ['myturn-games', 'news', 'title'],
  ['emu-esu-com', 'news', 'title'],
  ['funaneco-jp', 'article', 'title'],
  ['toki-tsumugi-cafe', 'article', 'title'],
  ['funaneco-jp', 'faq', 'question'],
] as const

test('a body keeps every block when another field is saved @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every width')
  test.setTimeout(240_000)
  await signIn(page)
  for (const [tenant, entity, title] of places) {
    const { body: records } = await api(page, 'GET', `${tenant}/${entity}?range=[0,5]`)
    for (const [index, { id }] of records.entries()) {
      const { body: before } = await api(page, 'GET', `${tenant}/${entity}/${id}`)
      if (index === 0) await open(page, japanese, `${tenant}/${entity}/${id}/edit`, 'edit')
      else await goOn(page, `/captain/tenant/${tenant}/${entity}/${id}/edit`)
      await expect(box(page, title)).toHaveValue(before[title])
      await expect(field(page, before.answer ? 'answer' : 'body')).toBeVisible()
      await box(page, title).fill(`${before[title]}・改`)
      await page.keyboard.press('Control+s')
      await expect
        .poll(async () => (await api(page, 'GET', `${tenant}/${entity}/${id}`)).body[title])
        .toBe(`${before[title]}・改`)
      const { body: after } = await api(page, 'GET', `${tenant}/${entity}/${id}`)
      expect({ body: after.body, bodyEn: after.bodyEn, answer: after.answer }).toEqual({
        body: before.body,
        bodyEn: before.bodyEn,
        answer: before.answer,
      })
    }
  }
})

/** To another page of the tenant without loading everything anew, as a link of it would. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await shown(page, 'edit')
}
