import { api, box, japanese, makeNews, open, shown, signIn, words } from './helpers/captain.ts'
import { expect, test } from './helpers/test.ts'

test('a record is duplicated from its row: the form begins with its values, and nothing is saved yet', async ({
  page,
}) => {
  await signIn(page)
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

test('next month’s event begins with this one’s values: its dates are moved, and what was typed stays @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const [event] = (await api(page, 'GET', 'toki-tsumugi-cafe/event?range=[0,0]')).body
  const { body: whole } = await api(page, 'GET', `toki-tsumugi-cafe/event/${event.id}`)
  await open(page, japanese, `toki-tsumugi-cafe/event/${event.id}/edit`, 'edit')
  await page.getByRole('link', { name: words(japanese, 'commons.actions.duplicate') }).click()
  await shown(page, 'create')
  await box(page, 'title').fill('来月の会')
  const dates = page.getByLabel(words(japanese, 'copy.dates'))
  await dates.selectOption('week')
  // What an earlier visit left is carried on, and with it what was chosen then.
  await page.evaluate(`dispatchEvent(new Event('pagehide'))`)
  await expect.poll(() => page.evaluate(storedEntries)).toBe(1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await shown(page, 'create')
  await page.locator('[data-action="restore"]').click()
  await expect(box(page, 'title')).toHaveValue('来月の会')
  await expect(dates).toHaveValue('week')
  await dates.selectOption('fourWeeks')
  await page.locator('[data-action="draft"], [data-action="save"]').first().click()
  await shown(page, 'edit')
  const id = page.url().match(/event\/([0-9a-f-]{36})/)![1]!
  const { body: copy } = await api(page, 'GET', `toki-tsumugi-cafe/event/${id}`)
  expect(copy).toMatchObject({ title: '来月の会', category: whole.category, status: 'draft' })
  const days = (to: string, from: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
  expect([days(copy.startAt, whole.startAt), days(copy.endAt, whole.endAt)]).toEqual([28, 28])
})

/** How much unsaved input this browser keeps. */
const storedEntries = `new Promise((resolve) => {
  const opening = indexedDB.open('captain-typing')
  opening.onsuccess = () => {
    const counting = opening.result.transaction('entries').objectStore('entries').count()
    counting.onsuccess = () => {
      opening.result.close()
      resolve(counting.result)
    }
  }
})`
