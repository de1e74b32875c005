// @module-tag sqlite
import { expect, onTestFinished, test, vi } from 'vitest'
import { enqueue } from '../../server/base/jobs/job.ts'
import { queueMail } from '../../server/base/mail/outbox.ts'
import { mailSender, type DeliveryTimes } from '../../server/base/mail/sender.ts'
import { browserOf } from './support/browser.ts'
import { sending, waitingMails as waiting } from './support/mails.ts'
import { accept, invite, administeredWorld, register } from './support/people.ts'
import { smtpSink } from './support/smtp-sink.ts'

const minute = 60_000

/** A mail on its way, and how its server is told to stop. */
function delivery(url: string, times?: DeliveryTimes) {
  const sender = mailSender({ url, from: 'captain@captain.example' }, times)
  onTestFinished(sender.close)
  const controller = new AbortController()
  const mail = { to: 'taro@captain.example', subject: 'x', text: 'x' }
  return { delivered: sender.run(mail, controller.signal), stop: () => controller.abort() }
}

test('an invitation is mailed in both languages, and its link works', async () => {
  const smtp = await smtpSink()
  const world = await administeredWorld({ SMTP_URL: smtp.url })
  const { answer } = await invite(world, 'taro@captain.example')
  expect(answer.body).toMatchObject({ mailed: true, link: null })
  const { sendDue } = sending(world, smtp.url)
  expect(await sendDue()).toBe(1)

  const [mail] = smtp.received
  expect(mail).toMatchObject({
    from: { address: 'captain@captain.example' },
    to: [{ address: 'taro@captain.example' }],
    subject: 'localhost:3000 への招待 / Invitation to localhost:3000',
  })
  expect(mail!.text).toContain('adminさんから')
  expect(mail!.text).toContain('admin has invited you')
  expect(mail!.html).toContain('<section lang="ja">')
  expect(mail!.text!.match(/http:.*(?=#t=)/g)).toEqual([
    'http://localhost:3000/ja/auth/invite',
    'http://localhost:3000/en/auth/invite',
  ])
  const link = /http:\S+#t=[\w-]+/.exec(mail!.text!)![0]
  expect(mail!.html).toContain(link)
  const browser = browserOf(world)
  expect((await accept(browser, link)).status).toBe(200)
  expect((await register(browser)).answer.status).toBe(200)

  // What is sent is known as sent, and forgotten: the link in it opens an account.
  expect(await waiting(world)).toEqual([])
  expect(await world.sql('select * from job')).toMatchObject([{ status: 'done', payload: null, lastError: null }])
  expect(await sendDue()).toBe(0)
})

test('names in a mail are text, not markup, nor another header', async () => {
  const smtp = await smtpSink()
  const world = await administeredWorld({ SMTP_URL: smtp.url })
  await world.admin.call('POST', '/api/v1/admin/invitations', {
    name: '<b>花子</b>\r\nBcc: evil@evil.example',
    email: 'hanako@captain.example',
  })
  const { sendDue } = sending(world, smtp.url)
  await sendDue()
  expect(smtp.received[0]!.html).toContain('&lt;b&gt;花子&lt;/b&gt;')
  expect(smtp.received[0]!.bcc).toBeUndefined()
  expect(smtp.received[0]!.to).toHaveLength(1)
})

test('a mail that is not taken is tried again, later each time, and given up in the end', async () => {
  const smtp = await smtpSink()
  const world = await administeredWorld({ SMTP_URL: smtp.url })
  await invite(world, 'taro@captain.example')
  const { sendDue, warnings } = sending(world, smtp.url)
  smtp.refusing = true
  let now = Date.now()
  const pauses: number[] = []
  for (let tries = 1; tries <= 17; tries += 1) {
    expect(await sendDue(now)).toBe(0)
    const [mail] = await waiting(world)
    expect(mail).toMatchObject({ attempts: tries })
    if (mail!['status'] === 'failed') break
    const next = Date.parse(String(mail!['runAt']))
    pauses.push((next - now) / minute)
    expect(await sendDue(next - 1)).toBe(0)
    expect((await waiting(world))[0]).toMatchObject({ attempts: tries })
    now = next
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, ...Array<number>(7).fill(360)])
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 60
  expect(Math.floor(hours / 24), 'whole days').toBe(2)
  expect(await waiting(world)).toMatchObject([
    { attempts: 17, status: 'failed', finishedAt: new Date(now).toISOString() },
  ])
  expect(warnings).toHaveLength(17)
  expect(JSON.stringify(warnings)).not.toMatch(/taro|#t=/)
})

test('a mail goes out once the server takes it again', async () => {
  const smtp = await smtpSink()
  const world = await administeredWorld({ SMTP_URL: smtp.url })
  await invite(world, 'taro@captain.example')
  const { sendDue } = sending(world, smtp.url)
  smtp.refusing = true
  await sendDue()
  smtp.refusing = false
  expect(await sendDue(Date.now() + 2 * minute)).toBe(1)
  expect(smtp.received).toHaveLength(1)
})

test('mails to a server that does not answer keep nothing else waiting', async () => {
  const smtp = await smtpSink()
  smtp.silent = true
  const world = await administeredWorld()
  const { database } = world
  const ran = { export: Promise.withResolvers<void>(), publication: Promise.withResolvers<void>() }
  const retry = { first: minute, longest: minute, tries: 1 }
  const { sendDue, warnings } = sending(world, smtp.url, {
    export: { retry, atOnce: 2, run: async () => ran.export.resolve() },
    publication: { retry, run: async () => ran.publication.resolve() },
  })
  await database.write(null, function* () {
    for (let number = 0; number < 6; number += 1)
      yield* queueMail(database.dialect, { to: `person-${number}@captain.example`, subject: 'x', text: 'x' })
  })
  void sendDue()
  await vi.waitUntil(() => smtp.unanswered.length >= 4)
  await database.write(null, function* () {
    for (const kind of Object.keys(ran)) yield* enqueue(database.dialect, kind, {})
  })
  void sendDue()
  await Promise.all(Object.values(ran).map(({ promise }) => promise))
  // None of the mails had to be given up for that.
  expect([smtp.unanswered.length, warnings]).toEqual([4, []])
})

test('a delivery ends when it takes too long', async () => {
  const smtp = await smtpSink()
  smtp.silent = true
  await expect(delivery(smtp.url, { longest: 0 }).delivered).rejects.toMatchObject({ code: 'EABORT' })
})

test('a delivery to a server that does not answer ends when this one stops', async () => {
  const smtp = await smtpSink()
  smtp.silent = true
  const { delivered, stop } = delivery(smtp.url, { whenStopping: 0 })
  await vi.waitUntil(() => smtp.unanswered.length === 1)
  stop()
  await expect(delivered).rejects.toMatchObject({ code: 'EABORT' })
})

test('a mail that a server is taking when this one stops is sent to its end', async () => {
  const smtp = await smtpSink()
  smtp.silent = true
  const { delivered, stop } = delivery(smtp.url)
  await vi.waitUntil(() => smtp.unanswered.length === 1)
  stop()
  smtp.unanswered[0]!()
  await delivered
  expect(smtp.received).toHaveLength(1)
})

test('two processes send a mail once', async () => {
  const smtp = await smtpSink()
  const world = await administeredWorld({ SMTP_URL: smtp.url })
  await invite(world, 'taro@captain.example')
  const senders = [sending(world, smtp.url), sending(world, smtp.url)]
  const sent = await Promise.all(senders.map(({ sendDue }) => sendDue()))
  expect(sent.sort()).toEqual([0, 1])
  expect(smtp.received).toHaveLength(1)
})

test('what is undone is not mailed', async () => {
  const world = await administeredWorld()
  const { database } = world
  const undone = database.write(null, function* () {
    yield* queueMail(database.dialect, { to: 'a@captain.example', subject: 'x', text: 'x' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await waiting(world)).toEqual([])
})

test('another address is used once its mail is answered, by whoever is signed in', async () => {
  const smtp = await smtpSink()
  const world = await administeredWorld({ SMTP_URL: smtp.url })
  const hanako = await world.person('hanako@captain.example')
  const change = (newEmail: string) => hanako.browser.post('/api/auth/change-email', { newEmail })
  const { sendDue } = sending(world, smtp.url)

  expect((await change(hanako.email)).status).toBe(400)
  expect((await change('neu@captain.example')).status).toBe(200)
  expect(await sendDue()).toBe(2)
  const mailTo = (wanted: string) => smtp.received.find(({ to }) => JSON.stringify(to).includes(`"${wanted}"`))!.text!
  // The one that goes is told, and gets no link that changes anything.
  expect(mailTo(hanako.email)).toContain('neu@captain.example')
  expect(mailTo(hanako.email)).not.toContain('#t=')

  const token = /auth\/verify-email#t=(\S+)/.exec(mailTo('neu@captain.example'))![1]!
  const verify = `/api/auth/verify-email?token=${token}`
  // Nor does it lead anybody away from here.
  const away = await hanako.browser.get(`${verify}&callbackURL=${encodeURIComponent('https://evil.example/')}`)
  expect([away.status, away.headers['location']]).toEqual([403, undefined])
  // Whoever got the mail by mistake is not let in by it.
  const stranger = browserOf(world)
  expect((await stranger.get(verify)).status).toBe(401)
  expect(stranger.cookies.size).toBe(0)
  const unusable = { status: 401, body: { data: { code: 'INVALID_TOKEN' } } }
  expect(await world.admin.get(verify)).toMatchObject(unusable)
  expect((await hanako.browser.get('/api/auth/get-session')).body.user.email).toBe(hanako.email)
  expect((await hanako.browser.get(verify)).status).toBe(200)
  expect((await hanako.browser.get('/api/auth/get-session')).body.user).toMatchObject({
    email: 'neu@captain.example',
    emailVerified: true,
  })
  // The link has done its work: its page may be loaded again, and nobody else is let in by it.
  expect((await hanako.browser.get(verify)).status).toBe(200)
  expect(await world.admin.get(verify)).toMatchObject(unusable)
  expect((await stranger.get(verify)).status).toBe(401)
  expect((await world.events()).filter(({ action }) => action === 'email-changed')).toHaveLength(1)
})

test('an address is changed by somebody who signed in lately, not by whoever finds a page left open', async () => {
  const world = await administeredWorld({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const hanako = await world.person('hanako@captain.example')
  const before = new Date(Date.now() - 2 * 86_400_000).toISOString()
  await world.sql('update auth_session set "createdAt" = ? where "userId" = ?', before, hanako.id)
  expect(await hanako.browser.post('/api/auth/change-email', { newEmail: 'neu@captain.example' })).toMatchObject({
    status: 403,
    body: { data: { code: 'SESSION_NOT_FRESH' } },
  })
  expect(await waiting(world)).toEqual([])
})

test('without mail an address does not change, and it is said why', async () => {
  const world = await administeredWorld()
  expect(await world.admin.post('/api/auth/change-email', { newEmail: 'neu@captain.example' })).toMatchObject({
    status: 409,
    body: { data: { code: 'MAIL_NOT_CONFIGURED' } },
  })
})
