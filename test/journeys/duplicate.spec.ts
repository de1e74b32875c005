import { api, box, japanese, makeNews, open, shown, signIn, words } from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

test('a record is duplicated from its row: the form begins with its values, and nothing is saved yet', async ({
  page,
}) => {
  await signIn(page, japanese)
  const title = `写し${Date.now().toString(36)}`
  await makeNews(page, 'emu-esu-com', { title })
  const filter = encodeURIComponent(JSON.stringify({ q: title }))
  await open(page, japanese, `emu-esu-com/news?filter=${filter}`, 'list')
  await page.getByRole('button', { name: words(japanese, 'commons.list.rowActions', { title }) }).click()
  await page.getByRole('menuitem', { name: words(japanese, 'commons.actions.duplicate') }).click()
  await shown(page, 'create')
  await expect(box(page, 'title')).toHaveValue(title)
  // The address is the record's own.
  await expect(box(page, 'slug')).toHaveValue('')
  const { body } = await api(page, 'GET', `emu-esu-com/news?filter=${filter}`)
  expect(body).toHaveLength(1)
})
