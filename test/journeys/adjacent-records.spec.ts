import { api, japanese, open, shown, signIn, words } from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

test('the records before and after one are a step away, also after a reload @full', async ({ page, isMobile }) => {
  test.skip(isMobile)
  await signIn(page)
  const { body: listed } = await api(page, 'GET', 'myturn-games/news?range=[0,2]')
  const step = (way: 'previousRecord' | 'nextRecord') =>
    page.getByRole('link', { name: words(japanese, `commons.actions.${way}`) })

  await open(page, japanese, `myturn-games/news/${listed[1].id}/edit`, 'edit')
  await page.reload()
  await step('nextRecord').click()
  await expect(page).toHaveURL(new RegExp(listed[2].id))
  await shown(page, 'edit')
  await step('previousRecord').click()
  await shown(page, 'edit')
  await step('previousRecord').click()
  await expect(page).toHaveURL(new RegExp(listed[0].id))
})
