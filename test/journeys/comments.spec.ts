import { axeFindings } from './helpers/axe.ts'
import { api, japanese, makeNews, newSlug, open, signIn, toast, words } from './helpers/captain.ts'
import { commit, compose, enterWhileComposing } from './helpers/ime.ts'
import { expect, test, type Page } from './helpers/test.ts'

const tenant = 'myturn-games'

const box = (page: Page) => page.locator('[data-comment-box]').first()
const written = (page: Page) => page.locator('[data-comment]')

/** What the browser has stored of a comment that was not sent. */
const storedDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((answer) => {
        const opening = indexedDB.open('captain-typing')
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll()
          all.onsuccess = () => {
            opening.result.close()
            answer(all.result.flatMap(({ text }: { text?: string }) => text ?? []).sort())
          }
        }
      }),
  )

test('a comment names a member and is sent by keys alone; it is edited, deleted and brought back', async ({ page }) => {
  await signIn(page)
  const { id, slug } = await makeNews(page, tenant)
  await open(page, japanese, `${tenant}/news/${slug}`, 'preview')
  await box(page).focus()
  await compose(page, ['か', 'かくにん', '確認'])
  // Enter that chooses a conversion, with whatever else is held, sends nothing.
  await enterWhileComposing(page)
  await commit(page, '確認')
  await page.keyboard.insertText('@meg')
  await expect(page.getByRole('option')).toHaveText('手番 めぐる')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await box(page).fill('確認')
  await page.keyboard.insertText('@手番')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('確認@手番 めぐる ')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('https://example.jp/a をご覧ください。')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(written(page)).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  await expect(written(page)).toContainText('確認@手番 めぐる')
  await expect(written(page).getByRole('link')).toHaveAttribute('href', 'https://example.jp/a')
  const { comments } = (await api(page, 'GET', `${tenant}/threads/news/${id}`)).body
  expect(comments[0].body).toMatch(/^確認@\[[-\da-f]{36}\] *\nhttps:\/\/example\.jp\/a をご覧ください。$/)

  await written(page)
    .getByRole('button', { name: words(japanese, 'comments.edit') })
    .click()
  const editor = written(page).locator('[data-comment-box]')
  await expect(editor).toHaveValue(/^確認@手番 めぐる/)
  await editor.fill('直しました')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(written(page)).toContainText(words(japanese, 'comments.edited'))
  await expect(written(page).getByRole('button', { name: words(japanese, 'comments.edit') })).toBeFocused()
  await written(page)
    .getByRole('button', { name: words(japanese, 'comments.delete') })
    .click()
  await expect(written(page)).not.toContainText('直しました')
  await expect(written(page)).toBeFocused()
  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .click()
  await expect(written(page)).toContainText('直しました')
})

test('a comment that could not be sent, or was left unsent, is there again @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const { id } = await makeNews(page, tenant)
  await open(page, japanese, `${tenant}/news/${id}`, 'edit')
  await page.route(/\/comments$/, (route) => route.abort())
  await box(page).fill('あとで送ります')
  await page.locator('[data-action="comment"]').click()
  await expect(page.getByRole('alert').filter({ hasText: words(japanese, 'commons.failures.network') })).toBeVisible()
  await expect(box(page)).toHaveValue('あとで送ります')
  await page.unroute(/\/comments$/)
  await page.reload()
  await expect(box(page)).toHaveValue('あとで送ります')
  await page.locator('[data-action="comment"]').click()
  await expect(written(page)).toContainText('あとで送ります')
  await page.reload()
  await expect(written(page)).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
})

test('what was changed in a comment and left is there again in the comment, and in no new one @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const { id } = await makeNews(page, tenant)
  await open(page, japanese, `${tenant}/news/${id}`, 'edit')
  await box(page).fill('はじめの言葉')
  await page.locator('[data-action="comment"]').click()
  const edit = written(page).getByRole('button', { name: words(japanese, 'comments.edit') })
  await edit.click()
  await written(page).locator('[data-comment-box]').fill('直しかけの言葉')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(written(page)).toContainText('はじめの言葉')
  await edit.click()
  await expect(written(page).locator('[data-comment-box]')).toHaveValue('直しかけの言葉')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('')
})

test('a comment whose answer was lost is not written twice after a reload, nor by another tab @full', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const { id } = await makeNews(page, tenant)
  await open(page, japanese, `${tenant}/news/${id}`, 'edit')
  await page.route(/\/comments$/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await box(page).fill('届いたか分かりません')
  await page.locator('[data-action="comment"]').click()
  await expect(page.getByRole('alert').filter({ hasText: words(japanese, 'commons.failures.network') })).toBeVisible()
  await page.unroute(/\/comments$/)
  await page.reload()
  await expect(box(page)).toHaveValue('届いたか分かりません')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(box(other)).toHaveValue('届いたか分かりません')
  await page.locator('[data-action="comment"]').click()
  await expect(box(page)).toHaveValue('')
  await expect(written(page)).toHaveCount(1)
  // What has arrived is no draft any more, in the other tab either.
  await expect(box(other)).toHaveValue('')
  await box(other).fill('別のコメント')
  await other.locator('[data-action="comment"]').click()
  await expect(written(other)).toHaveCount(2)
})

test('a comment that is sent leaves what is being written about the same record in another tab @full', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const { id } = await makeNews(page, tenant)
  await open(page, japanese, `${tenant}/news/${id}`, 'edit')
  const other = await context.newPage()
  await other.goto(page.url())
  await box(other).fill('こちらはまだ途中です')
  await box(page).fill('こちらは送ります')
  await page.locator('[data-action="comment"]').click()
  await expect(written(page)).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  await expect(box(other)).toHaveValue('こちらはまだ途中です')
  // Each tab keeps its own, also when it is loaded anew.
  await box(page).fill('こちらも途中です')
  await expect.poll(() => storedDrafts(page)).toEqual(['こちらはまだ途中です', 'こちらも途中です'])
  await page.reload()
  await expect(box(page)).toHaveValue('こちらも途中です')
  await other.reload()
  await expect(box(other)).toHaveValue('こちらはまだ途中です')
})

test('where the members cannot be read, assigning and editing say so @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same menu')
  await signIn(page)
  const { id } = await makeNews(page, tenant)
  await page.route(/\/colleague\b/, (route) => route.abort())
  await open(page, japanese, `${tenant}/news/${id}`, 'edit')
  await page.locator('[data-action="assign"]').click()
  await expect(page.getByRole('menuitem')).toHaveText(words(japanese, 'comments.unreadable'))
  await page.keyboard.press('Escape')
  await box(page).fill('あとで直します')
  await page.locator('[data-action="comment"]').click()
  await written(page)
    .getByRole('button', { name: words(japanese, 'comments.edit') })
    .click()
  await expect(written(page).getByText(words(japanese, 'comments.unreadable'))).toBeVisible()
})

test('a record is assigned on its preview and in its row, with an undo, and its list is narrowed to it', async ({
  page,
  isMobile,
}) => {
  await signIn(page, `staff@${tenant}.example`)
  const title = `担当${Date.now().toString(36)}`
  const { slug } = await makeNews(page, tenant, { title })
  await open(page, japanese, `${tenant}/news/${slug}`, 'preview')
  const assignee = page.locator('[data-action="assign"]')
  await expect(assignee).toHaveText(words(japanese, 'comments.nobody'))
  await assignee.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toContainText(words(japanese, 'commons.filters.me'))
  await page.keyboard.press('Enter')
  await expect(assignee).toHaveText('手番 めぐる')
  await expect(page.getByRole('listitem').filter({ hasText: 'が担当に' })).toBeVisible()
  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .click()
  await expect(assignee).toHaveText(words(japanese, 'comments.nobody'))

  const filter = encodeURIComponent(JSON.stringify({ q: title }))
  await open(page, japanese, `${tenant}/news?filter=${filter}`, 'list')
  const members = Promise.withResolvers<void>()
  await page.route(/\/colleague\b/, async (route) => {
    await members.promise
    await route.continue()
  })
  await page.getByRole('button', { name: words(japanese, 'commons.list.rowActions', { title }) }).click()
  const items = page.getByRole('menuitem')
  const toMe = items.filter({ hasText: words(japanese, 'comments.assignToMe') })
  await expect(toMe).toBeDisabled()
  const count = await items.count()
  // As assistive technology may: it would be assigned to nobody.
  await toMe.dispatchEvent('click')
  members.resolve()
  await expect(toMe).toBeEnabled()
  await expect(items, 'no item came later, above others').toHaveCount(count)
  await toMe.click()
  await expect(toast(page, japanese)).toContainText('手番 めぐる')

  await page
    .getByRole('button', { name: words(japanese, isMobile ? 'commons.filters.title' : 'commons.filters.add') })
    .click()
  await page
    .getByRole(isMobile ? 'button' : 'menuitem', { name: words(japanese, 'commons.fields.assignedTo'), exact: true })
    .click()
  await page.getByRole('checkbox', { name: words(japanese, 'commons.filters.me'), exact: true }).click()
  await expect(page).toHaveURL(/assignedTo/)
  await expect(page.getByText('担当：自分').first()).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(1)
})

test('whoever was given a record meanwhile keeps it from those who undo, or choose as they saw it @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every width')
  await signIn(page)
  const name = `ハナコ${Date.now().toString(36)}`
  const account = await api(page, 'POST', 'funaneco-jp/user', { name, email: `${newSlug('hanako')}@example.com` })
  const site = await api(
    page,
    'GET',
    `funaneco-jp/tenant?filter=${encodeURIComponent(JSON.stringify({ slug: tenant }))}`,
  )
  const membership = { user: account.body.id }
  expect((await api(page, 'POST', `funaneco-jp/tenant/${site.body[0].id}/tenant-user`, membership)).status).toBe(201)

  await signIn(page, `staff@${tenant}.example`)
  const { id, slug } = await makeNews(page, tenant)
  const givenTo = async (method: 'PUT' | 'DELETE', body?: object) =>
    expect((await api(page, method, `${tenant}/threads/news/${id}/assignee`, body)).status).toBe(200)
  await open(page, japanese, `${tenant}/news/${slug}`, 'preview')
  const assignee = page.locator('[data-action="assign"]')
  const takeIt = async () => {
    await assignee.click()
    await page.getByRole('menuitem').first().click()
  }
  await takeIt()
  await expect(assignee).toHaveText('手番 めぐる')
  await givenTo('PUT', { account: account.body.id })
  await toast(page, japanese)
    .getByRole('button', { name: words(japanese, 'commons.actions.undo') })
    .click()
  const told = toast(page, japanese)
  await expect(told).toContainText(words(japanese, 'validations.integrity.assignedMeanwhile', { name }))
  await expect(assignee).toHaveText(name)

  await givenTo('DELETE')
  await takeIt()
  await expect(told).toContainText(words(japanese, 'validations.integrity.unassignedMeanwhile'))
  await expect(assignee).toHaveText(words(japanese, 'comments.nobody'))
})
