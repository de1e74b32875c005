// @module-tag postgres-full
import { expect, test } from 'vitest'
import { sending, waitingMails } from './support/mails.ts'
import { smtpSink } from './support/smtp-sink.ts'
import { staffOf, start, type World } from './support/world.ts'

const slug = 'sound-clover-com'
const sent = {
  category: 'general',
  subject: 'Re: 取材のお願い',
  message: '一行目\n{{message}} {{name}}',
  name: '山田 花子',
  email: 'hanako@example.jp',
  agreedPrivacyPolicy: true,
}

/** A site with an inquiry that is read by its staff; its own mails are out of the way. */
async function withInquiry(environment: Record<string, string>, more: object = {}) {
  const world = await start(environment)
  await world.account(staffOf(slug))
  const payload = { ...sent, ...more }
  await world.app.inject({ method: 'POST', url: `/api/v1/tenants/${slug}/contact`, payload })
  await world.sql('delete from job')
  const path = `/api/v1/authorized/tenants/${slug}/contact`
  const call = (method: 'GET' | 'POST', rest = '', body?: object) =>
    world.call(staffOf(slug), method, `${path}${rest}`, body)
  const [inquiry] = (await call('GET')).body as Record<string, any>[]
  const id = String(inquiry!['id'])
  const emails = async () => (await call('GET', `/${id}/emails`)).body
  const reply = (body: object) => call('POST', `/${id}/emails`, { kind: 'reply', ...body })
  const transition = async (to: string) => {
    const { version } = (await call('GET', `/${id}`)).body
    return call('POST', `/${id}/transitions`, { to, version })
  }
  return { world, path, call, id, emails, reply, transition, inquiry: inquiry! }
}

const rulesOf = ({ body }: { body: any }): readonly string[] =>
  body.data.issues.map(({ rule }: { rule: string }) => rule)
const keptOf = ({ sql }: World) => sql('select * from customer_email')

test('a reply is sent as it was read, in the customer’s language, and closes the inquiry as one change', async () => {
  const smtp = await smtpSink()
  const { world, call, id, emails, reply, inquiry } = await withInquiry({ SMTP_URL: smtp.url })
  const { written, sendsMail, sent: before } = await emails()
  expect([sendsMail, before, written.to, written.language, written.move]).toEqual([true, [], sent.email, 'ja', 'done'])
  expect(written.subject).toBe(`Re: 取材のお願い（${inquiry['receiptNo']}）`)
  expect(written.frame).toHaveLength(2)
  expect(written.frame[0]).toContain('山田 花子 様')
  // What the customer typed is quoted as it is, and nothing is filled into it.
  expect(written.frame[1]).toContain('> 一行目\n> {{message}} {{name}}\n')

  const message = 'お問い合わせの件、承知しました。\n$& {{name}}'
  const answer = await reply({ hash: written.hash, message, move: true })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body).toMatchObject({ status: 'done', repliedAt: expect.any(String), closedAt: expect.any(String) })
  const [revision, ...earlier] = (await call('GET', `/${id}/revisions`)).body
  expect([revision.action, revision.before.status, earlier]).toEqual([
    'transition',
    'new',
    [expect.objectContaining({ action: 'create' })],
  ])

  const whole = written.frame.join(message)
  const waiting = await emails()
  expect(waiting.sent).toMatchObject([
    { kind: 'reply', delivery: 'waiting', text: whole, by: { name: expect.any(String) }, impersonator: null },
  ])
  const { sendDue } = sending(world, smtp.url)
  expect(await sendDue()).toBe(1)
  const [mail] = smtp.received
  expect(mail).toMatchObject({ to: [{ address: sent.email }], subject: written.subject })
  expect(mail!.replyTo?.[0]?.address ?? null).toBe(written.replyTo)
  expect(mail!.text!.trim()).toBe(whole.trim())
  expect((await emails()).sent).toMatchObject([{ delivery: 'sent', sentAt: expect.any(String) }])
})

test('a reply that leaves the inquiry open notes when it was sent alone', async () => {
  const { emails, reply } = await withInquiry({ SMTP_URL: 'smtp://127.0.0.1:1' }, { locale: 'en' })
  const { written } = await emails()
  expect(written.frame[0]).toContain('Dear 山田 花子,')
  const answer = await reply({ hash: written.hash, message: 'Thank you.' })
  expect(answer.body).toMatchObject({ status: 'new', repliedAt: expect.any(String), closedAt: null })
})

test('a reply that is refused is neither sent nor kept, and says why', async () => {
  const { world, emails, reply, transition } = await withInquiry({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const { hash } = (await emails()).written
  expect(rulesOf(await reply({ hash }))).toEqual(['required'])
  expect((await reply({ hash, message: ' \n ' })).status).toBe(400)
  expect(rulesOf(await reply({ hash, message: 'あ'.repeat(4001) }))).toEqual(['maxFullWidth'])

  const words = { email: 'inquiryReply', language: 'ja', subject: '{{subject}}', body: '{{message}}\n{{site}}' }
  await world.call(staffOf(slug), 'POST', `/api/v1/authorized/tenants/${slug}/email-text`, words)
  const stale = await reply({ hash, message: '承知しました。' })
  expect([stale.status, stale.body.data.current.frame]).toEqual([412, ['', expect.stringMatching(/^\n\S/)]])

  await transition('spam')
  const { written } = await emails()
  expect(written.move).toBeNull()
  const moved = await reply({ hash: written.hash, message: '承知しました。', move: true })
  expect(rulesOf(moved)).toEqual(['integrity.transitionNotAllowed'])
  expect([await waitingMails(world), await keptOf(world)]).toEqual([[], []])
})

test('a reply whose answer was lost is sent once', async () => {
  const { world, path, id, emails } = await withInquiry({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const { hash } = (await emails()).written
  const headers = { authorization: `Bearer ${await world.tokenFor(staffOf(slug))}`, 'idempotency-key': '"once"' }
  const send = (message: string) =>
    world.app.inject({
      method: 'POST',
      url: `${path}/${id}/emails`,
      headers,
      payload: { kind: 'reply', hash, message },
    })
  expect([(await send('承知しました。')).statusCode, (await send('承知しました。')).statusCode]).toEqual([200, 200])
  expect(await keptOf(world)).toHaveLength(1)
  expect((await send('別の文章です。')).statusCode).toBe(422)
})

test('staff see that a reply is tried again, that it was given up, and that it went out after all', async () => {
  const smtp = await smtpSink()
  const { world, emails, reply } = await withInquiry({ SMTP_URL: smtp.url })
  const { hash } = (await emails()).written
  await reply({ hash, message: '承知しました。' })
  const { sendDue } = sending(world, smtp.url)
  const delivery = async () => (await emails()).sent[0].delivery
  smtp.refusing = true
  await sendDue(Date.now())
  expect(await delivery()).toBe('retrying')
  await world.sql(`update job set "attempts" = 16`)
  await sendDue(Date.now() + 24 * 3_600_000)
  expect([(await waitingMails(world))[0]!['status'], await delivery()]).toEqual(['failed', 'failed'])

  smtp.refusing = false
  await world.sql(`update job set "status" = 'waiting', "attempts" = 0`)
  await sendDue(Date.now() + 24 * 3_600_000)
  expect(await delivery()).toBe('sent')
})

test('staff send a reply again that was given up, as it was written, to the address that the customer has now', async () => {
  const smtp = await smtpSink()
  const { world, id, call, emails, reply } = await withInquiry({ SMTP_URL: smtp.url })
  const { hash } = (await emails()).written
  await reply({ hash, message: '承知しました。' })
  const { sendDue } = sending(world, smtp.url)
  const [{ id: email, text }] = (await emails()).sent
  const again = () => call('POST', `/${id}/emails/${email}/retries`, {})
  const early = await again()
  expect([early.status, rulesOf(early)]).toEqual([409, ['integrity.emailNotFailed']])
  smtp.refusing = true
  await world.sql(`update job set "attempts" = 16`)
  await sendDue(Date.now())
  expect((await emails()).sent[0].delivery).toBe('failed')

  smtp.refusing = false
  await world.sql('update contact set "email" = ? where "id" = ?', 'right@example.jp', id)
  expect((await again()).body).toMatchObject({ id: email, to: 'right@example.jp', delivery: 'waiting', text })
  expect((await again()).status).toBe(409)
  // By one job alone: an administrator finds none that failed.
  expect((await waitingMails(world)).map(({ status }) => status)).toEqual(['waiting'])
  expect(await sendDue(Date.now())).toBe(1)
  expect(smtp.received.at(-1)).toMatchObject({ to: [{ address: 'right@example.jp' }] })
  expect((await emails()).sent).toMatchObject([{ delivery: 'sent' }])
  expect((await call('POST', `/${id}/emails/${id}/retries`, {})).status).toBe(404)
})

test('who is no member of the tenant neither reads nor sends a reply', async () => {
  const { world, path, id, emails } = await withInquiry({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const { hash } = (await emails()).written
  await world.account(staffOf('emu-esu-com'))
  const other = staffOf('emu-esu-com')
  expect((await world.call(other, 'GET', `${path}/${id}/emails`)).status).toBe(403)
  expect((await world.call(other, 'POST', `${path}/${id}/emails`, { kind: 'reply', hash, message: 'x' })).status).toBe(
    403,
  )
  expect(await keptOf(world)).toEqual([])
})
