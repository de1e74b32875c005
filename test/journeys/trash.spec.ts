import { api, button, japanese, makeNews, open, shown, signIn, toast, words } from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

test('what is in the trash goes for good only when its name is typed @full', async ({ page }) => {
  await signIn(page)
  const { id, title } = await makeNews(page, 'emu-esu-com', { title: `もう要らないお知らせ ${Date.now()}` })
  await api(page, 'DELETE', `emu-esu-com/news/${id}`)
  await open(page, japanese, 'emu-esu-com/news?trashed', 'list')
  await page.getByRole('button', { name: `${words(japanese, 'commons.trash.purge')} – ${title}` }).click()

  const sure = page.getByRole('dialog').getByRole('button', { name: words(japanese, 'commons.trash.purge') })
  await expect(sure).toBeDisabled()
  await page.getByRole('dialog').getByRole('textbox').fill(title)
  await sure.click()
  await expect(toast(page, japanese)).toContainText(
    words(japanese, 'commons.toasts.purged', { name: words(japanese, 'commons.quoted', { title }) }),
  )
  await shown(page, 'list')
  expect((await api(page, 'GET', `emu-esu-com/news?filter={"trashed":true,"id":["${id}"]}`)).body).toEqual([])
  await expect(button(page, japanese, 'commons.actions.undo')).toHaveCount(0)
})
