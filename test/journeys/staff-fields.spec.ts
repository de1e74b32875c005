/// <reference lib="dom" />
import { api, entityWords, japanese, mayUnload, shown, signIn, words } from './helpers/captain.ts'
import { expect, test, type Page } from './helpers/test.ts'

test.skip(({ isMobile }) => isMobile)

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto('/captain/tenant/suda-nijo-com/order')
  const list = await shown(page, 'list')
  await list
    .getByRole('link', { name: new RegExp(`-${number}$`) })
    .first()
    .click()
}

const say = (key: string, params?: Record<string, unknown>) => words(japanese, key, params)

test('an inquiry is taken, noted, answered and done', async ({ page }) => {
  const { options, fields } = entityWords(japanese, 'contact')
  await signIn(page, 'staff@emu-esu-com.example')
  await page.goto('/captain/tenant/emu-esu-com/contact')
  const waiting = (await shown(page, 'list')).locator('tr.waiting')
  await expect(waiting).toHaveCount(1)
  await waiting.getByRole('link').first().click()
  const preview = await shown(page, 'preview')
  await expect(preview.getByText('築18年の2階建てです')).toBeVisible()
  // A reply that was begun outlives a reload, and stands between the greeting and the quoted inquiry.
  const reply = page.getByRole('dialog', { name: say('customer-emails.write') })
  const message = reply.locator('[data-message]')
  await preview.locator('[data-action="reply"]').click()
  await message.fill('現地を拝見します。')
  await reply.getByRole('button', { name: say('commons.actions.cancel') }).click()
  await page.reload()
  await preview.locator('[data-action="reply"]').click()
  await expect(message).toHaveValue('現地を拝見します。')
  await expect(reply.locator('[data-email]')).toHaveText(/ 様\s[^]*現地を拝見します。[^]*> .*築18年/)
  // This server sends no mail.
  await expect(reply.locator('[data-action="mail-program"]')).toHaveAttribute(
    'href',
    /^mailto:guest1@mail\.example\?subject=Re/,
  )
  await reply.getByRole('button', { name: say('commons.actions.cancel') }).click()

  await preview.getByRole('combobox', { name: fields.assignee! }).click()
  await page.getByRole('option').first().click()
  await preview.locator('[data-action="save"]').click()
  await expect(preview.locator('[data-action="save"]')).toHaveCount(0)

  await preview.getByRole('button', { name: '対応済みにする' }).click()
  const dialog = page.getByRole('dialog', { name: 'このお問い合わせを対応済みにしますか？' })
  // One of two fields is enough, so neither is marked as required.
  await expect(dialog).toContainText(say('commons.working.oneOf', { labels: `${fields.memo}、${fields.repliedAt}` }))
  await expect(dialog.locator('[data-field]')).toHaveCount(2)
  await expect(dialog.getByText(say('commons.form.required'), { exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: '対応済みにする' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  expect(await mayUnload(page)).toBe(true)
  await dialog.getByLabel(fields.memo!).fill('電話で日程を決めた。')
  await expect.poll(() => mayUnload(page)).toBe(false)
  await dialog.getByRole('button', { name: '対応済みにする' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => mayUnload(page)).toBe(true)
  await expect(preview.locator('header').getByText(options.status!.done!, { exact: true })).toBeVisible()
  await expect(preview.getByLabel(fields.memo!)).toHaveValue('電話で日程を決めた。')
  await page.reload()
  await expect((await shown(page, 'preview')).getByLabel(fields.memo!)).toHaveValue('電話で日程を決めた。')

  // It has no form: the latest changes lead to where it is read.
  const { pathname } = new URL(page.url())
  await page.goto('/captain/tenant/emu-esu-com')
  await page.locator(`ul.rows a[href="${pathname}"]`).first().click()
  await expect((await shown(page, 'preview')).getByLabel(fields.memo!)).toHaveValue('電話で日程を決めた。')
})

test('a note on a preview is discarded only once that was confirmed, and the focus is not lost with it @full', async ({
  page,
}) => {
  const { fields } = entityWords(japanese, 'contact')
  await signIn(page, 'staff@emu-esu-com.example')
  await page.goto('/captain/tenant/emu-esu-com/contact')
  await (await shown(page, 'list')).locator('tbody').getByRole('link').first().click()
  const preview = await shown(page, 'preview')
  const memo = preview.getByLabel(fields.memo!)
  const before = await memo.inputValue()
  await memo.fill('電話での約束')
  const discard = preview.getByRole('button', { name: say('commons.actions.discard') })
  await discard.click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: say('commons.dialogs.reset.dismiss') }).click()
  await expect(memo).toHaveValue('電話での約束')
  await discard.click()
  await question.getByRole('button', { name: say('commons.dialogs.reset.ok') }).click()
  await expect(memo).toHaveValue(before)
  await expect(page.locator('[data-record-title]')).toBeFocused()
})

test('an order is shipped from its parcel, and its invoice states the tax of each rate @full', async ({ page }) => {
  const { options, fields } = entityWords(japanese, 'delivery')
  const order = entityWords(japanese, 'order')
  await signIn(page, 'staff@suda-nijo-com.example')
  await page.goto('/captain/tenant/suda-nijo-com/order')
  const list = await shown(page, 'list')
  await list.getByRole('row').filter({ hasText: order.options.status!.preparing! }).getByRole('link').first().click()
  const preview = await shown(page, 'preview')
  await preview.getByRole('link', { name: /-0003-1$/ }).click()
  const panel = page.locator('[data-panel]')
  await panel.getByRole('button', { name: '発送済みにする' }).click()
  const dialog = page.getByRole('dialog', { name: 'この配送を発送済みにしますか？' })
  await dialog.getByText(options.carrier!.takkyubin!, { exact: true }).click()
  await dialog.getByLabel(fields.trackingNumber!).fill('0000-0000-0003')
  await dialog.getByRole('button', { name: '発送済みにする' }).click()
  await expect(dialog).toHaveCount(0)
  await panel.getByRole('link', { name: /-0003$/ }).click()
  const shipped = await shown(page, 'preview')
  await expect(shipped.locator('header').getByText(order.options.status!.shipped!, { exact: true })).toBeVisible()

  await shipped.getByRole('button', { name: '印刷' }).click()
  await page.getByRole('menuitem', { name: '請求書' }).click()
  const paper = page.locator('[data-document="invoice"]')
  await expect(paper).toContainText('登録番号 T0100001000066')
  await expect(paper).toContainText('8%対象')
  await expect(paper).toContainText('※は軽減税率')
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
  await expect(page.locator('.document-dialog .MuiDialog-paper')).toHaveCSS('transition-duration', '0s')
  await expect(page.locator('[data-action="print"]')).toBeHidden()
  await expect(paper).toBeVisible()
  await expect(shipped).toBeHidden()
})

test('a transfer is confirmed and the parcel sent from the order’s page, and one undo takes all of it back', async ({
  page,
}) => {
  const { options, fields } = entityWords(japanese, 'delivery')
  const order = entityWords(japanese, 'order').options.status!
  const bank = entityWords(japanese, 'payment-bank').options.status!
  await signIn(page, 'staff@suda-nijo-com.example')
  await openOrder(page, '0002')
  const preview = await shown(page, 'preview')
  const next = preview.locator('[data-next-step]').getByRole('button')
  const dialog = page.getByRole('dialog')
  const state = preview.locator('header')
  const transfer = preview.locator('[data-related="payment-bank"]')
  await expect(preview.locator('[data-lead]')).toContainText('6,710円')
  const note = preview.locator('[data-field="customerNote"]')
  await expect(note.getByRole('heading')).toHaveText(entityWords(japanese, 'order').fields.customerNote!)
  // A reason for cancelling is asked for by cancelling.
  await expect(preview.locator('[data-field="cancelReason"]')).toHaveCount(0)

  await next.click()
  await expect(dialog.getByRole('textbox').first()).toHaveValue('6710')
  // The buttons end where what is above them does.
  const rightOf = async (part: string) => {
    const { x, width } = (await dialog.locator(part).boundingBox())!
    return Math.round(x + width)
  }
  expect(await rightOf('[data-action="move"]')).toBe(await rightOf('p >> nth=0'))
  await dialog.locator('[data-action="move"]').click()
  await expect(state.getByText(order.paid!, { exact: true })).toBeVisible()
  await expect(transfer.getByText(bank.paid!, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: say('commons.actions.undo') }).click()
  await expect(state.getByText(order.awaitingPayment!, { exact: true })).toBeVisible()
  await expect(transfer.getByText(bank.awaiting!, { exact: true })).toBeVisible()

  await preview.getByRole('button', { name: '印刷' }).click()
  await page.getByRole('menuitem', { name: '請求書' }).click()
  const paper = page.locator('[data-document="invoice"]')
  await expect(paper.locator('[data-transfer]')).toContainText('見本銀行')
  await expect(paper).not.toContainText('軽減税率')

  await openOrder(page, '0004')
  await next.click()
  // What has to be answered offers no way not to.
  await expect(dialog.getByText(say('commons.form.required'), { exact: true })).toHaveCount(2)
  await expect(dialog.getByText(say('commons.form.none'), { exact: true })).toHaveCount(0)
  await dialog.getByText(options.carrier!.takkyubin!, { exact: true }).click()
  await dialog.getByLabel(fields.trackingNumber!).fill('0000-0000-0004')
  await page.keyboard.press('Enter')
  await expect(state.getByText(order.shipped!, { exact: true })).toBeVisible()
  await expect(
    preview.locator('[data-related="delivery"]').getByText(options.status!.shipped!, { exact: true }),
  ).toBeVisible()
})

test('what follows from a change is in the form at once: the next save starts from there', async ({ page }) => {
  const order = entityWords(japanese, 'order').options.status!
  await signIn(page, 'staff@suda-nijo-com.example')
  await openOrder(page, '0006')
  const [path] = /suda-nijo-com\/order\/[^/?]+/.exec(page.url())!
  const preview = await shown(page, 'preview')
  const dialog = page.getByRole('dialog')
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.request().method() !== 'GET' && answer.url().includes('/suda-nijo-com/')) answers.push(answer.status())
  })
  const saveMemo = async (text: string) => {
    await preview.locator('[data-field="memo"] textarea').first().fill(text)
    await preview.locator('[data-action="save"]').click()
    await expect.poll(async () => (await api(page, 'GET', path)).body.memo).toBe(text)
    await expect(preview.locator('[data-action="save"]')).toHaveCount(0)
  }

  // The order is paid because its payment is, which writes it a second time.
  const payment = preview.locator('[data-related="payment-card"]')
  // Of all the buttons of the page, that of the next step of the order alone is filled.
  await expect(preview.locator('.MuiButton-contained')).toHaveCount(1)
  await payment.getByRole('button', { name: entityWords(japanese, 'payment-card').transitions.captured! }).click()
  await dialog.getByRole('button', { name: entityWords(japanese, 'payment-card').transitions.captured! }).click()
  await expect(preview.locator('header').getByText(order.paid!, { exact: true })).toBeVisible()
  await saveMemo('入金を確かめた。')
  await saveMemo('のし紙を付ける。')
  expect(answers.filter((status) => status >= 400)).toEqual([])
})

test('a list that was narrowed stays so while a record is open beside it, and after @full', async ({ page }) => {
  await signIn(page, 'staff@suda-nijo-com.example')
  // By its number, which no other journey changes.
  const { body } = await api(page, 'GET', 'suda-nijo-com/payment-bank')
  const filter = encodeURIComponent(JSON.stringify({ q: body.at(-1).paymentNo }))
  await page.goto(`/captain/tenant/suda-nijo-com/payment-bank?filter=${filter}`)
  const rows = (await shown(page, 'list')).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').first().click()
  const panel = page.locator('[data-panel]')
  await expect(panel.getByRole('heading', { level: 2 }).first()).not.toBeEmpty()
  await expect(page).toHaveURL(/[?&]filter=/)
  await panel.locator('[data-field="memo"] textarea').first().fill('鍵盤で保存する。')
  await page.keyboard.press('ControlOrMeta+s')
  const memo = async () => (await api(page, 'GET', `suda-nijo-com/payment-bank/${body.at(-1).id}`)).body.memo
  await expect.poll(memo).toBe('鍵盤で保存する。')
  await panel.getByRole('button', { name: say('commons.actions.close') }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/[?&]filter=/)
  await expect(rows).toHaveCount(1)
})

test('an order is sent in parts: what changed meanwhile is named, and each slip lists what is in its parcel @full', async ({
  page,
}) => {
  await signIn(page, 'staff@suda-nijo-com.example')
  await openOrder(page, '0002')
  const preview = await shown(page, 'preview')
  const dialog = page.getByRole('dialog')

  await preview.locator('[data-next-step]').getByRole('button').click()
  const amount = dialog.getByRole('textbox').first()
  await expect(amount).toHaveValue('6710')
  const { body: transfers } = await api(page, 'GET', 'suda-nijo-com/payment-bank?filter={"status":"awaiting"}')
  const [{ id, version, paymentNo }] = transfers
  await api(page, 'PATCH', `suda-nijo-com/payment-bank/${id}`, { version, payerNameKana: 'フジイド ケン' })
  await amount.fill('6,710')
  await dialog.locator('[data-action="move"]').click()
  await expect(dialog.getByRole('alert').first()).toContainText(paymentNo)
  await expect(amount).toHaveValue(/^6,?710$/)
  await dialog.locator('[data-action="move"]').click()
  await expect(dialog).toHaveCount(0)

  // Sent without a parcel, it would say neither carrier nor number.
  await preview.locator('[data-next-step]').getByRole('button').click()
  await expect(dialog).toContainText('配送会社と送り状番号は記録されません')
  await dialog.getByRole('button', { name: say('commons.actions.back') }).click()

  await preview.locator('[data-action="make-delivery"]').click()
  await dialog.getByRole('textbox').fill('4')
  await expect(dialog.locator('[data-action="create-delivery"]')).toBeDisabled()
  await dialog.getByRole('textbox').fill('2')
  await dialog.locator('[data-action="create-delivery"]').click()
  await expect(preview.locator('[data-shipment]')).toContainText('残り1点')
  await expect(preview.locator('[data-contents]')).toHaveText('小風呂敷「千鳥」 × 2')

  await preview.getByRole('button', { name: '印刷' }).click()
  await page.getByRole('menuitem', { name: /^納品書.*-0002-1$/ }).click()
  const slip = page.locator('[data-document="slip"]')
  await expect(slip).toContainText('今回お届けする商品だけ')
  await expect(slip.getByRole('row').nth(1).getByRole('cell').nth(2)).toHaveText('2')
})

test('documents speak the customer’s language, and the second receipt is marked as a copy @full', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await signIn(page, 'staff@suda-nijo-com.example')
  await openOrder(page, '0007')
  const preview = await shown(page, 'preview')
  const open = async (kind: string) => {
    await preview.getByRole('button', { name: '印刷' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  await open('納品書')
  await expect(page.locator('[data-document="slip"]')).toContainText('Please find the following items enclosed.')
  await expect(page.locator('[data-document="slip"]')).toContainText('Tokyo 見本区')
  await page.getByRole('button', { name: say('commons.actions.close') }).click()

  await open('領収書')
  const receipt = page.locator('[data-document="receipt"]')
  await page.getByLabel('宛名').fill('Mihon Ltd.')
  await expect(receipt).toContainText('Mihon Ltd.')
  await expect(receipt.getByText('Copy', { exact: true })).toHaveCount(0)
  // The note says that the next one will be a copy; the one that was printed is none.
  const copies = page.getByText('今回は「再発行」と入ります', { exact: false })
  await page.locator('[data-action="print"]').click()
  await expect(copies).toBeVisible()
  await expect(receipt.getByText('Copy', { exact: true })).toHaveCount(0)
  await page.locator('[data-action="print"]').click()
  await expect(receipt.getByText('Copy', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: say('commons.actions.close') }).click()
  await openOrder(page, '0001')
  await open('領収書')
  await expect(receipt).toContainText('梅田 しづ 様')
  await page.getByLabel('宛名').fill('（株）みほん')
  await expect(receipt).toContainText('（株）みほん 御中')
  await page.getByLabel('敬称').click()
  await page.getByRole('option', { name: '様' }).click()
  await expect(receipt).toContainText('（株）みほん 様')

  // One issued again addresses them as the first did.
  await page.locator('[data-action="print"]').click()
  await expect(copies).toBeVisible()
  await page.reload()
  await shown(page, 'preview')
  await open('領収書')
  await expect(receipt).toContainText('（株）みほん 様')
  await page.getByLabel('宛名').fill('（株）べつのみほん')
  await expect(receipt).toContainText('（株）べつのみほん 御中')
})

test('documents are as narrow as a phone, in both languages, with figures and headings whole @full', async ({
  page,
}) => {
  await signIn(page, 'staff@suda-nijo-com.example')
  for (const number of ['0001', '0007']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openOrder(page, number)
    const preview = await shown(page, 'preview')
    for (const [kind, name] of [
      ['receipt', '領収書'],
      ['invoice', '請求書'],
      ['slip', '納品書'],
    ] as const) {
      await preview.getByRole('button', { name: '印刷' }).click()
      await page.getByRole('menuitem', { name }).first().click()
      const paper = page.locator(`[data-document="${kind}"]`)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        const sizes = await paper.evaluate((sheet) => {
          const room = sheet.parentElement!
          const names = [...sheet.querySelectorAll('table:first-of-type tbody td:first-child')]
          return { over: room.scrollWidth - room.clientWidth, name: Math.min(...names.map((each) => each.clientWidth)) }
        })
        expect(sizes.over, `${kind} of ${number}, ${width} px`).toBe(0)
        expect(sizes.name, `${kind} of ${number}, ${width} px`).toBeGreaterThan(50)
      }
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.getByRole('button', { name: say('commons.actions.close') }).click()
    }
  }
})

test('a receipt is printed once a change of somebody else is seen, and is no copy where only its answer was lost @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await signIn(page, 'staff@suda-nijo-com.example')
  await openOrder(page, '0003')
  const preview = await shown(page, 'preview')
  const [path] = /suda-nijo-com\/order\/[^/?]+/.exec(page.url())!
  await preview.getByRole('button', { name: '印刷' }).click()
  await page.getByRole('menuitem', { name: '領収書' }).click()
  const print = page.locator('[data-action="print"]')
  await expect(print).toBeEnabled()

  const { version } = (await api(page, 'GET', path)).body
  expect((await api(page, 'PATCH', path, { version, memo: '領収書をご希望。' })).status).toBe(200)
  const alert = page.locator('.document-dialog').getByRole('alert')
  await page.getByLabel('宛名').fill('（株）みほん')
  await print.click()
  await expect(alert).toContainText(say('commons.failures.stale'))

  await page.route(/\/receipts$/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await print.click()
  await expect(alert).toContainText('発行は記録されている可能性があります')
  await page.unroute(/\/receipts$/)
  // Whoever closes it and comes back prints the same one.
  await page.getByRole('button', { name: say('commons.actions.close') }).click()
  await expect.poll(async () => (await api(page, 'GET', path)).body.receiptIssues).toBe(1)
  await preview.getByRole('button', { name: '印刷' }).click()
  await page.getByRole('menuitem', { name: '領収書' }).click()
  await expect(alert).toContainText('発行は記録されている可能性があります')
  await expect(page.getByLabel('宛名')).toHaveValue('（株）みほん')
  await expect(page.locator('[data-printed]')).toHaveCount(0)
  await print.click()
  await expect(page.locator('[data-printed]')).toHaveCount(1)
  await expect(page.locator('[data-document="receipt"]').getByText('再発行', { exact: true })).toHaveCount(0)
  expect((await api(page, 'GET', path)).body.receiptIssues).toBe(1)
})

test('the words of an email begin as the built-in ones, take placeholders where the cursor is, and are shown filled in', async ({
  page,
}) => {
  const { options, page: help } = entityWords(japanese, 'email-text') as unknown as {
    options: Record<string, Record<string, string>>
    page: Record<string, string> & { about: Record<string, string> }
  }
  await signIn(page, 'staff@suda-nijo-com.example')
  await page.goto('/captain/tenant/suda-nijo-com/email-text/new')
  const form = await shown(page, 'create')
  await form.locator('[data-field="email"] [role="combobox"]').click()
  await page.getByRole('option', { name: options.email!.orderShipped! }).click()
  const subject = form.locator('[data-field="subject"] textarea:not([aria-hidden])')
  const body = form.locator('[data-field="body"] textarea:not([aria-hidden])')
  await expect(subject).toHaveValue(/商品を発送しました（\{\{number\}\}）/)
  const preview = form.locator('[data-email-preview]')
  await expect(preview).toContainText('商品を発送しました（20260401-0001）')
  await expect(preview).toContainText('山田花子様')

  await body.fill('前後')
  await body.press('Home')
  await body.press('ArrowRight')
  await form.getByRole('button', { name: help['insert']!.replace('%{name}', help.about['name']!), exact: true }).click()
  await expect(body).toHaveValue('前{{name}}後')
  await expect(body).toBeFocused()
  await page.keyboard.type('へ')
  await expect(body).toHaveValue('前{{name}}へ後')
  await expect(preview).toContainText('前山田花子様へ後')
  // What the email is for is missing.
  await subject.focus()
  await expect(form.locator('[data-field="body"]')).toContainText('{{number}} {{parcels}}')
  await form.locator('[data-action="built-in-words"]').click()
  await page.getByRole('dialog').getByRole('button', { name: help['replaceOk']! }).click()
  await expect(body).toHaveValue(/\{\{parcels\}\}/)
})
