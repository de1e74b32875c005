import { api, button, entityWords, field, japanese, makeNews, open, shown, signIn, words } from './helpers/captain.ts'
import { expect, test, type Locator, type Page } from './helpers/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every width')

test('a reference that is pressed is chosen, though an answer shortens the list before the button goes up @full', async ({
  page,
}) => {
  await signIn(page, 'staff@emu-esu-com.example')
  const { body } = await api(page, 'GET', 'emu-esu-com/partner?sort=["name","ASC"]&range=[0,19]')
  // One between others moves, whether the list stands below its box or above.
  const { name } = (body as { name: string }[])[1]!
  await open(page, japanese, 'emu-esu-com/construction-project/new', 'create')
  const partners = field(page, 'partners')
  const letIn = await held(page, ({ pathname, search }) => pathname.endsWith('/partner') && search.includes('%22q%22'))
  await partners.getByRole('combobox').click()
  const option = page.getByRole('option', { name })
  await expect(option).toBeVisible()
  await partners.getByRole('combobox').fill(name)
  await pressed(page, option, letIn)
  await expect(partners.locator('ol')).toContainText(name)
  // The next one is typed at once.
  await expect(partners.getByRole('combobox')).toBeFocused()
  await expect(partners.getByRole('combobox')).toHaveValue('')
})

test('a reference that is pressed is chosen, though the list is scrolled before the button goes up @full', async ({
  page,
}) => {
  await signIn(page)
  const { body } = await api(page, 'GET', 'funaneco-jp/tenant?range=[0,0]')
  await open(page, japanese, `funaneco-jp/tenant/${body[0].id}/tenant-user/new`, 'create')
  const account = field(page, 'user').getByRole('combobox')
  await account.click()
  const last = page.getByRole('option').last()
  await expect(last).toBeAttached()
  const list = page.getByRole('listbox')
  await pressed(page, last, async () => {
    expect(await list.evaluate((all: HTMLElement) => all.scrollTop), 'a press alone scrolls nothing').toBeGreaterThan(0)
    await list.evaluate((all: HTMLElement) => all.scrollTo(0, 0))
  })
  await expect(account).not.toHaveValue('')
})

test('a tenant that is pressed is chosen, though an answer shortens the list before the button goes up @full', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/auth-user/new')
  const tenants = page.getByRole('combobox', { name: words(japanese, 'administration.tenants.add') })
  await tenants.click()
  const last = page.getByRole('option').last()
  const name = (await last.textContent())!
  const letIn = await held(page, ({ pathname, search }) => pathname.endsWith('/tenants') && search.includes('%22q%22'))
  await tenants.fill(name)
  await pressed(page, last, letIn)
  await expect(page.locator('.MuiChip-root')).toHaveText(name)
})

test('a screen that is pressed in the search opens, though records come before it until the button goes up @full', async ({
  page,
}) => {
  await signIn(page)
  const { id } = await makeNews(page, 'myturn-games')
  await open(page, japanese, `myturn-games/news/${id}`, 'edit')
  const letIn = await held(page, ({ pathname, search }) => pathname.endsWith('/search') && search.includes('records'))
  await button(page, japanese, 'commons.frame.find').click()
  const news = page.locator('.search-option', { hasText: entityWords(japanese, 'news').plural }).first()
  await pressed(page, news, letIn)
  await shown(page, 'list')
})

/** Holds the answers to calls of the page until they are let in, and the page has had a frame to show them. */
async function held(page: Page, isHeld: (url: URL) => boolean): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route(isHeld, async (route) => {
    await gate.promise
    await route.continue()
  })
  return async () => {
    const answer = page.waitForResponse((response) => isHeld(new URL(response.url())))
    gate.resolve()
    await (await answer).finished()
    await page.evaluate<void>('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  }
}

/** Presses an option, and lets the button go once an answer has come. */
async function pressed(page: Page, option: Locator, letIn: () => Promise<void>): Promise<void> {
  await option.hover()
  await page.mouse.down()
  await letIn()
  await page.mouse.up()
}
