// @module-tag postgres-full
import { expect, test } from 'vitest'
import { application } from '../../entities/events/application.ts'
import { event } from '../../entities/events/event.ts'
import { callWith, makeKeyAt } from './support/api-keys.ts'
import { waitingMails } from './support/mails.ts'
import { recordClient } from './support/record-client.ts'
import { staffOf, start, type Answer } from './support/world.ts'

const slug = 'toki-tsumugi-cafe'
const path = `/api/v1/tenants/${slug}/application`
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function openHouse(environment: Record<string, string> = {}) {
  const world = await start(environment)
  const events = await recordClient(world, event, slug)
  const applications = await recordClient(world, application, slug)
  let held = 0
  const hold = (more: object = {}) =>
    events.create((held += 1), {
      startAt: inDays(9),
      endAt: inDays(10),
      publishAt: inDays(-2),
      unpublishAt: null,
      status: 'published',
      holdStatus: 'scheduled',
      takesApplications: true,
      applicationStartAt: inDays(-1),
      applicationEndAt: inDays(8),
      minPeople: null,
      capacity: 10,
      remaining: 10,
      ...more,
    })
  const apply = (of: { id?: string }, more: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    world.app
      .inject({
        method: 'POST',
        url: path,
        headers,
        payload: {
          event: of.id,
          people: 2,
          name: '見本 花子',
          email: 'hanako@example.jp',
          agreedPrivacyPolicy: true,
          ...more,
        },
      })
      .then((answer) => ({
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        body: answer.json(),
      }))
  const remaining = async ({ id }: { id?: string }) => (await events.get(`/${id}`)).body.remaining
  return { world, events, applications, hold, apply, remaining }
}

const ruleOf = ({ status, body }: Answer) => [status, body.data.issues?.[0].rule.replace('integrity.', '')]

test('an application takes its places, is told to staff and applicant, and gives them back when it is cancelled', async () => {
  const { world, applications, hold, apply, remaining } = await openHouse({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await world.account(staffOf(slug))
  const night = await hold({ title: 'はじめての会' })
  const sent = await apply(night, {
    locale: 'en',
    message: '車いすで行きます',
    email: ' ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ',
  })
  expect([sent.status, await remaining(night)]).toEqual([201, 8])
  const { body: list } = await applications.get('', { filter: { event: night.id } })
  expect(list).toMatchObject([
    { applicationNo: sent.body.applicationNo, status: 'received', people: 2, createdBy: null },
  ])

  const mails = (await waitingMails(world)).map(({ payload }) => JSON.parse(String(payload)))
  const staff = mails.find(({ to }) => to !== 'hanako@example.jp')
  const mine = mails.find(({ to }) => to === 'hanako@example.jp')
  expect([mails.length, staff.subject, mine.subject]).toEqual([
    2,
    expect.stringContaining('イベントの申し込み'),
    expect.stringContaining('We have received your booking'),
  ])
  expect(mine.text).toContain('People: 2')
  expect(JSON.stringify(mails)).not.toMatch(/花子|車いす/)
  const { body: told } = await world.call(staffOf(slug), 'GET', '/api/v1/authorized/notifications')
  expect(told.notifications).toMatchObject([{ kind: 'application', params: { title: sent.body.applicationNo } }])

  const { id } = list[0]
  const move = (to: string, version: number) => applications.send('POST', `/${id}/transitions`, { to, version })
  expect((await move('cancelled', 1)).status).toBe(200)
  expect(await remaining(night)).toBe(10)
  expect((await apply(night, { people: 9 })).status).toBe(201)
  expect(ruleOf(await move('received', 2))).toEqual([409, 'placesLeft'])
  expect(await remaining(night)).toBe(1)
})

test('neither undoing an application nor restoring an earlier version of its event frees its places', async () => {
  const { world, events, applications, hold, apply, remaining } = await openHouse()
  const night = await hold()
  expect((await apply(night, { people: 4 })).status).toBe(201)
  const [{ id }] = (await applications.get('')).body
  const [{ changeSet }] = await world.sql('select "changeSet" from revision where "recordId" = ?', id)
  const sets = `/api/v1/authorized/tenants/${slug}/change-sets`
  expect((await world.call(staffOf(slug), 'POST', `${sets}/${changeSet}/restorations`, {})).status).toBe(409)
  const restored = await events.send('POST', `/${night.id}/restorations`, { version: 2, to: 1 })
  expect([restored.status, await remaining(night)]).toEqual([200, 6])
})

test('an application sent again with its key takes its places once and writes to nobody twice', async () => {
  const { world, applications, hold, apply, remaining } = await openHouse({ SMTP_URL: 'smtp://127.0.0.1:1' })
  await world.account(staffOf(slug))
  const night = await hold()
  const again = (more: object = {}, key = '"a-lost-answer"') => apply(night, more, { 'idempotency-key': key })
  const first = await again({ people: 4 })
  const second = await again({ people: 4 })
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
  expect([await remaining(night), (await applications.get('')).body.length]).toEqual([6, 1])
  expect(await waitingMails(world)).toHaveLength(2)
  expect((await again({ people: 1 })).status).toBe(422)
  expect([(await again({ people: 1 }, 'another')).status, await remaining(night)]).toEqual([201, 5])

  const { secret } = await makeKeyAt(world, slug, ['applications:send'])
  const byKey = await apply(
    night,
    { people: 4 },
    { 'idempotency-key': 'a-lost-answer', authorization: `Bearer ${secret}` },
  )
  expect([byKey.status, await remaining(night)]).toEqual([201, 1])
})

test('there are never more people than places, however many apply at once', async () => {
  const { applications, hold, apply, remaining } = await openHouse()
  const night = await hold()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) => apply(night, { people: (number % 3) + 1 })),
  )
  const taken = answers.reduce((sum, { status }, number) => sum + (status === 201 ? (number % 3) + 1 : 0), 0)
  const { body } = await applications.get('', { range: [0, 99] })
  expect([taken, await remaining(night)]).toEqual([10, 0])
  expect(body.reduce((sum: number, { people }: { people: number }) => sum + people, 0)).toBe(10)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const open = await hold({ capacity: null, remaining: null })
  expect((await apply(open, { people: 20 })).status).toBe(201)
})

test('places left are counted from the applications held: of an event whose capacity was lowered no place is sold twice', async () => {
  const { events, applications, hold, apply, remaining } = await openHouse()
  const night = await hold()
  const change = async (values: object) => {
    const { body } = await events.get(`/${night.id}`)
    return events.send('PUT', `/${night.id}`, { ...values, version: body.version })
  }
  expect((await apply(night, { people: 5 })).status).toBe(201)
  expect((await apply(night, { people: 5 })).status).toBe(201)
  const ask = async (capacity: number) =>
    (await events.get('/warnings', { values: { capacity }, id: night.id })).body.warnings
  expect(await ask(10)).toEqual([])
  expect(await ask(8)).toMatchObject([{ path: ['capacity'], rule: 'integrity.belowHeld', params: { held: 10 } }])
  expect((await ask(8))[0].message).toContain('10 people')
  expect([(await change({ capacity: 8 })).body.remaining, await remaining(night)]).toEqual([0, 0])

  const [last] = (await applications.get('')).body
  const cancelled = await applications.send('POST', `/${last.id}/transitions`, { to: 'cancelled', version: 1 })
  expect([cancelled.status, await remaining(night)]).toEqual([200, 3])
  expect(ruleOf(await apply(night, { people: 4 }))).toEqual([409, 'placesLeft'])
  expect([(await apply(night, { people: 3 })).status, await remaining(night)]).toEqual([201, 0])
  // Nobody can write more than there are, and a higher capacity brings places without being asked for them.
  expect((await change({ remaining: 4 })).body.remaining).toBe(0)
  expect((await change({ capacity: 12 })).body.remaining).toBe(4)
  // What staff keep for the telephone stays kept.
  expect((await change({ remaining: 1 })).body.remaining).toBe(1)
  expect((await change({ capacity: 11 })).body.remaining).toBe(0)
})

test('an event takes applications only where and while it says so, and what is filled in wrongly is told', async () => {
  const { world, hold, apply } = await openHouse()
  const other = await world.other(slug, 'other-cafe')
  const foreign = await (
    await recordClient(world, event, slug, other)
  ).create(1, { takesApplications: true, remaining: 5, capacity: 5 })
  const night = await hold({ remaining: 1 })
  const refusals = [
    [await hold({ status: 'draft', publishAt: null }), 'eventUnknown'],
    [await hold({ publishAt: inDays(1) }), 'eventUnknown'],
    [foreign, 'eventUnknown'],
    [await hold({ takesApplications: false }), 'eventClosed'],
    [await hold({ holdStatus: 'postponed' }), 'eventClosed'],
    [await hold({ holdStatus: 'full' }), 'eventFull'],
    [await hold({ applicationStartAt: inDays(1) }), 'applicationsNotYet'],
    [await hold({ applicationStartAt: inDays(-3), applicationEndAt: inDays(-2) }), 'applicationsOver'],
    [night, 'placesLeft'],
  ] as const
  for (const [of, rule] of refusals) {
    expect([rule, ruleOf(await apply(of))]).toEqual([rule, [409, rule]])
  }
  const full = await apply(night, {}, { 'accept-language': 'ja' })
  expect(full.body.data.issues[0]).toMatchObject({ message: '残席は1席です。', params: { left: 1 } })
  const wrongs = [{ email: 'x' }, { people: 0 }, { people: 21 }, { agreedPrivacyPolicy: false }, { website: true }]
  for (const wrong of [...wrongs, { status: 'confirmed' }, { applicationNo: '20260401-0001' }, { locale: 'fr' }])
    expect([wrong, (await apply(night, wrong)).status]).toEqual([wrong, 400])
  expect((await apply(night, {}, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await apply(night, { people: 1 }, { origin: `https://${slug}.example` })).status).toBe(201)
  expect(await world.sql('select count(*) as "count" from application')).toMatchObject([{ count: 1 }])
})

test('with a key, applications need its scope, name it as their author, and are counted by the person', async () => {
  const { world, applications, hold } = await openHouse({ RATE_LIMIT: 'on' })
  const night = await hold()
  const body = { event: night.id, people: 1, name: '見本', email: 'a@example.jp', agreedPrivacyPolicy: true }
  const key = await makeKeyAt(world, slug, ['applications:send'])
  const stranger = await makeKeyAt(world, slug, ['event:read'])
  expect((await callWith(world, stranger.secret, 'POST', path, body)).body.data.code).toBe('SCOPE_MISSING')
  const send = (visitor: string, more: object = {}) =>
    callWith(world, key.secret, 'POST', path, { ...body, ...more }, { 'captain-visitor': visitor })
  expect((await send('198.51.100.1')).status).toBe(201)
  expect((await applications.get()).body[0].createdBy).toBe(key.id)
  for (let call = 0; call < 9; call += 1) await send('198.51.100.1', { people: 0 })
  expect((await send('198.51.100.1')).status).toBe(429)
  expect((await send('198.51.100.2')).status).toBe(201)
  const list = applications.path
  expect((await callWith(world, key.secret, 'GET', list)).status).toBe(403)
  // Where a site has no events, there is nothing to apply for, and no scope for it.
  const elsewhere = await world.app.inject({ method: 'POST', url: path.replace(slug, 'myturn-games'), payload: body })
  expect(elsewhere.statusCode).toBe(404)
  await expect(makeKeyAt(world, 'myturn-games', ['applications:send'])).rejects.toThrow('No key was made')
  await expect(makeKeyAt(world, 'myturn-games', ['inquiries:send'])).rejects.toThrow('No key was made')
})

test('confirming and cancelling an application each have an email in the applicant’s language, read before, noted and kept', async () => {
  const { world, applications, hold, apply } = await openHouse({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const night = await hold({ title: 'はじめての会' })
  await apply(night, { locale: 'en', name: 'Emma Sample', email: 'emma@example.com' })
  const [{ id }] = (await applications.get('')).body
  const read = async (state?: string) => (await applications.get(`/${id}/emails`, state ? { state } : {})).body
  expect((await read()).emails).toEqual([])
  const before = await read('confirmed')
  expect(before).toMatchObject({
    isOn: true,
    sendsMail: true,
    emails: [{ kind: 'confirmed', wasSent: false, to: 'emma@example.com', language: 'en' }],
  })
  const [email] = before.emails
  expect(email.text).toMatch(/^Dear Emma Sample,[^]*It is confirmed[^]*Event: はじめての会[^]*People: 2/)
  const send = (more: object = {}) =>
    applications.send('POST', `/${id}/emails`, { kind: email.kind, hash: email.hash, ...more })
  expect(ruleOf(await send())).toEqual([409, 'emailTooEarly'])

  const move = async (to: string) => {
    const { version } = (await applications.get(`/${id}`)).body
    return (await applications.send('POST', `/${id}/transitions`, { to, version })).status
  }
  const mailsBefore = (await waitingMails(world)).length
  expect([await move('confirmed'), (await send()).status]).toEqual([200, 200])
  const [mail] = (await waitingMails(world)).slice(mailsBefore)
  expect(JSON.parse(String(mail!.payload))).toMatchObject({
    to: 'emma@example.com',
    subject: expect.stringContaining('Your booking is confirmed'),
  })
  expect((await applications.get(`/${id}`)).body.sentEmails).toEqual(['confirmed'])
  expect([ruleOf(await send()), (await send({ again: true })).status]).toEqual([[409, 'emailSentAlready'], 200])
  const { body: history } = await applications.get(`/${id}/revisions`)
  expect(history[0]).toMatchObject({ action: 'update', after: { sentEmails: ['confirmed'] } })

  expect(await move('cancelled')).toBe(200)
  const { emails, sent } = await read()
  const kept = { kind: 'confirmed', text: email.text, delivery: 'waiting' }
  expect(sent).toMatchObject([kept, kept])
  expect(emails).toMatchObject([{ kind: 'cancelled', wasSent: false }])
  expect(emails[0].text).toContain('We have cancelled the following booking')
  const stale = await applications.send('POST', `/${id}/emails`, { kind: 'cancelled', hash: email.hash })
  expect([stale.status, stale.body.data.current]).toEqual([412, emails[0]])
})
