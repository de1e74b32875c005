import { axeFindings } from './helpers/axe.ts'
import {
  api,
  entityWords,
  japanese,
  languages,
  makeNews,
  open,
  shown,
  signIn,
  toast,
  words,
} from './helpers/captain.ts'
import { expect, test, type Locator, type Page } from './helpers/test.ts'

const say = (key: string, params?: Record<string, unknown>) => words(japanese, key, params)

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
}

test('pictures stand beside the titles, in boxes that keep their size, and nowhere without pictures @full', async ({
  page,
}) => {
  await signIn(page)
  const rows = async (path: string) => (await open(page, japanese, path, 'list')).locator('[data-row]')
  const games = await rows('toki-tsumugi-cafe/boardgame')
  await expect(games.locator('.picture').first()).toBeVisible()
  expect(await games.locator('.picture').count()).toBe(await games.count())
  // Others may have made games with smaller pictures.
  const picture = games.filter({ hasText: '港町のねこ市' }).locator('.picture img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(picture).toHaveAttribute('alt', '')
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-320\./)
  const faq = await rows('toki-tsumugi-cafe/faq')
  await expect(faq.first()).toBeVisible()
  expect(await faq.locator('.picture').count()).toBe(0)
})

for (const language of languages) {
  test(`board games are looked at in a grid, which Back and a new visit keep, in ${language.locale} @phone`, async ({
    page,
  }) => {
    await signIn(page)
    const list = await open(page, language, 'toki-tsumugi-cafe/boardgame', 'list')
    await list.getByRole('button', { name: words(language, 'layouts.grid'), exact: true }).click()
    await expect(page).toHaveURL(/layout=grid/)
    const cards = list.locator('ul[data-rows] > [data-row]')
    await expect(cards.first()).toBeVisible()
    await expectAccessible(page)

    await cards.first().getByRole('checkbox').check()
    await expect(page.getByText(words(language, 'commons.list.selected', { smart_count: 1 }))).toBeVisible()
    await cards.first().getByRole('checkbox').uncheck()
    await cards.nth(1).getByRole('button').click()
    const shelf = entityWords(language, 'boardgame').fields.shelf!
    await expect(
      page.getByRole('menuitem', { name: words(language, 'commons.list.quickEdit', { field: shelf }) }),
    ).toBeVisible()
    await page.keyboard.press('Escape')

    const second = cards.nth(1).locator('a.title')
    await second.focus()
    await page.keyboard.press('Enter')
    await shown(page, 'edit')
    await page.goBack()
    await shown(page, 'list')
    await expect(second).toBeFocused()

    await open(page, language, 'toki-tsumugi-cafe/boardgame', 'list')
    await expect(cards.first()).toBeVisible()
    await list.getByRole('button', { name: words(language, 'layouts.table'), exact: true }).click()
    await expect(cards).toHaveCount(0)
    await open(page, language, 'toki-tsumugi-cafe/boardgame?layout=grid', 'list')
    await expect(cards.first()).toBeVisible()
  })
}

test('on the phone a long title takes two lines and then ends in an ellipsis; a short one takes one @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Records are cards on the phone only.')
  await signIn(page)
  const titles = ['短い題', '二行に入る長さの題は、終わりまで読めるように', 'とても長い題の記事は'.repeat(6)]
  const made = []
  for (const title of titles) made.push(await makeNews(page, 'myturn-games', { title }))
  const list = await open(page, japanese, 'myturn-games/news', 'list')
  const lines = ({ id }: { id: string }) =>
    list.locator(`[data-row="${id}"] .title`).evaluate((title) => ({
      shown: Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)),
      cut: title.scrollHeight > title.clientHeight + 1,
    }))
  expect(await lines(made[0])).toEqual({ shown: 1, cut: false })
  expect(await lines(made[1])).toEqual({ shown: 2, cut: false })
  expect(await lines(made[2])).toEqual({ shown: 2, cut: true })
})

test('on the phone a booking says to which event it is, and for how many @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Records are cards on the phone only.')
  await signIn(page, 'staff@toki-tsumugi-cafe.example')
  const list = await open(page, japanese, 'toki-tsumugi-cafe/application', 'list')
  const [booking] = (await api(page, 'GET', 'toki-tsumugi-cafe/application?range=[0,0]')).body
  const { body: event } = await api(page, 'GET', `toki-tsumugi-cafe/event/${booking.event}`)
  const card = list.locator(`[data-row="${booking.id}"]`)
  for (const text of [
    booking.name,
    booking.applicationNo,
    event.title,
    words(japanese, 'units.person', { n: booking.people }),
  ])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
})

test('J and K go through the cards of a grid @full', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Keys are for keyboards.')
  await signIn(page)
  const list = await open(page, japanese, 'suda-nijo-com/product?layout=grid', 'list')
  const cards = list.locator('[data-row]')
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
  await expect(cards.nth(1).locator('a.title')).toBeFocused()
})

const inbox = 'sound-clover-com/contact?layout=board'
const column = (list: Locator, state: string) => list.locator(`[data-state="${state}"]`)
const subject = '短編アニメの音楽制作'
/** What its enquiry is called: what it is about, and who sent it. */
const called = `${subject}、月野 うた`

/** Drags a card over a column with the mouse, without letting go. */
async function dragOver(page: Page, card: Locator, to: Locator): Promise<void> {
  const [from, over] = [(await card.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 8)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height)
  await page.mouse.move(over.x + over.width / 2, over.y + 40, { steps: 5 })
}

test('an enquiry is dragged to its next state, and only there; the message takes it back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'On a phone, records are moved from their menu.')
  const { options } = entityWords(japanese, 'contact')
  await signIn(page)
  const list = await open(page, japanese, inbox, 'list')
  const [waiting, underway, spam] = ['new', 'inProgress', 'spam'].map((state) => column(list, state))
  const card = list.locator('[data-row]').filter({ hasText: subject })
  await expect(waiting!.locator('[data-row]')).toHaveCount(1)
  await expect(waiting!.locator('.count')).toHaveText('1')
  await expectAccessible(page)

  // What is done may be taken up again, and becomes nothing else.
  const done = column(list, 'done').locator('[data-row]')
  await dragOver(page, done, spam!)
  await expect(spam!).toContainText(say('layouts.blocked', { from: options.status!.done!, to: options.status!.spam! }))
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(done).toHaveCount(1)

  await dragOver(page, card, underway!)
  await expect(underway!).toHaveAttribute('data-over')
  await page.mouse.up()
  const dialog = page.getByRole('dialog')
  await expect(underway!.locator('[data-row]').filter({ hasText: subject })).toBeVisible()
  await dialog.getByRole('button', { name: say('commons.actions.back') }).click()
  await expect(waiting!.locator('[data-row]').filter({ hasText: subject })).toBeVisible()

  await dragOver(page, card, underway!)
  await page.mouse.up()
  await dialog.getByRole('button').last().click()
  await expect(underway!.locator('.count')).toHaveText('2')
  await expect(waiting!.locator('[data-row]')).toHaveCount(0)
  await toast(page, japanese)
    .getByRole('button', { name: say('commons.actions.undo') })
    .click()
  await expect(waiting!.locator('[data-row]').filter({ hasText: subject })).toBeVisible()
  await expect(underway!.locator('.count')).toHaveText('1')
})

test('a second card that is moved while the first is on its way is asked about after it @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'On a phone, records are moved from their menu.')
  await signIn(page)
  const list = await open(page, japanese, inbox, 'list')
  const [waiting, underway, done] = ['new', 'inProgress', 'done'].map((state) => column(list, state))
  await expect(underway!.locator('.count')).not.toBeEmpty()
  const before = Number(await underway!.locator('.count').textContent())
  const answered = Promise.withResolvers<void>()
  await page.route(/\/transitions$/, async (route) => {
    await answered.promise
    await route.continue()
  })
  const dialog = page.getByRole('dialog')
  for (const from of [waiting, done]) {
    await dragOver(page, from!.locator('[data-row]').first(), underway!)
    await page.mouse.up()
    if (from === waiting) await dialog.getByRole('button').last().click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(underway!.locator('[data-row]')).toHaveCount(before + 2)
  answered.resolve()
  await dialog.getByRole('button', { name: say('commons.actions.back') }).click()
  await expect(underway!.locator('.count')).toHaveText(String(before + 1))
  await expect(done!.locator('[data-row]')).toHaveCount(1)
  await toast(page, japanese)
    .getByRole('button', { name: say('commons.actions.undo') })
    .click()
  await expect(underway!.locator('.count')).toHaveText(String(before))
})

test('a card that the server cannot move is put back, with a message that says so @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'On a phone, records are moved from their menu.')
  await signIn(page)
  const list = await open(page, japanese, inbox, 'list')
  await page.route(/\/transitions$/, (route) => route.abort('connectionfailed'))
  const card = list.locator('[data-row]').filter({ hasText: subject })
  await dragOver(page, card, column(list, 'inProgress'))
  await page.mouse.up()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(toast(page, japanese).getByRole('alert')).toBeVisible()
  await expect(column(list, 'new').locator('[data-row]').filter({ hasText: subject })).toBeVisible()
  await expect(column(list, 'inProgress').locator('[data-row]').filter({ hasText: subject })).toHaveCount(0)
})

test('by keys alone an enquiry is moved, asked for what its state requires, and put back when that is refused @full', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Keys are for keyboards.')
  const { options, fields } = entityWords(japanese, 'contact')
  await signIn(page)
  const list = await open(page, japanese, inbox, 'list')
  const card = list.locator('[data-row]').filter({ hasText: subject })
  const spoken = page.locator('[id^="DndLiveRegion"]')
  const lift = async () => {
    await card.getByRole('button', { name: say('layouts.grip', { title: called }) }).focus()
    await page.keyboard.press('Space')
    await expect(spoken).toContainText(say('layouts.speech.lifted', { title: called, state: options.status!.new! }))
  }
  await lift()
  for (const state of ['inProgress', 'done']) {
    await page.keyboard.press('ArrowRight')
    await expect(spoken).toContainText(say('layouts.speech.over', { title: called, state: options.status![state]! }))
  }
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(fields.memo!)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(column(list, 'new').locator('[data-row]')).toHaveCount(1)
  await expect(card.locator('a.title')).toBeFocused()

  // Somebody else changes it while the question is there.
  await lift()
  await page.keyboard.press('ArrowRight')
  await expect(spoken).toContainText(say('layouts.speech.over', { title: called, state: options.status!.inProgress! }))
  await page.keyboard.press('Space')
  await expect(dialog).toBeVisible()
  const [{ id, version }] = (
    await api(page, 'GET', `sound-clover-com/contact?filter=${encodeURIComponent('{"status":"new"}')}`)
  ).body
  expect((await api(page, 'PATCH', `sound-clover-com/contact/${id}`, { version, memo: '折り返す。' })).status).toBe(200)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(column(list, 'new').locator('[data-row]')).toHaveCount(1)
  await expect(column(list, 'inProgress').locator('[data-row]')).toHaveCount(1)
})

test('on a phone a board shows one state at a time, and its records are moved from their menu @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile)
  const { options, transitions } = entityWords(japanese, 'contact')
  await signIn(page)
  const counted: string[] = []
  page.on('request', (request) => {
    if (/state-counts|\/contact\?/.test(request.url())) counted.push(new URL(request.url()).pathname.split('/').at(-1)!)
  })
  const list = await open(page, japanese, 'tajiminazo-myturn-games/contact?layout=board', 'list')
  const states = list.getByRole('group', { name: say('layouts.states') })
  await expect(states.getByRole('button')).toHaveCount(4)
  await expect(column(list, 'new').locator('[data-row]')).toHaveCount(1)
  await expect(states.getByRole('button', { name: `${options.status!.new!} 1` })).toBeVisible()
  // One call counts all states, however many there are.
  expect(counted.filter((each) => each === 'state-counts')).toHaveLength(1)
  await expectAccessible(page)
  await column(list, 'new').locator('[data-row]').getByRole('button').click()
  await page.getByRole('menuitem', { name: transitions.inProgress! }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(column(list, 'new').locator('[data-row]')).toHaveCount(0)
  await expect(states.getByRole('button', { name: `${options.status!.new!} 0` })).toBeVisible()
  await states.getByRole('button', { name: new RegExp(`^${options.status!.inProgress!}`) }).click()
  await expect(column(list, 'inProgress').locator('[data-row]')).toHaveCount(2)
  await toast(page, japanese)
    .getByRole('button', { name: say('commons.actions.undo') })
    .click()
  await expect(column(list, 'inProgress').locator('[data-row]')).toHaveCount(1)
})
