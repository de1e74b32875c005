// @module-tag postgres-full
import { describe, expect, test } from 'vitest'
import { application } from '../../entities/events/application.ts'
import { emailText } from '../../entities/customer-emails/email-text.ts'
import { entities } from '../../entities/index.ts'
import { fillIn, unknownPlaceholder } from '../../entities/language/text/placeholders.ts'
import { brokenRules } from '../../entities/language/input/body.ts'
import { customerEmailNames } from '../../entities/customer-emails/email-list.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { builtInWords } from '../../server/modules/customer-emails/words.ts'
import { waitingMails } from './support/mails.ts'
import { recordClient } from './support/record-client.ts'
import { staffOf, start, type World } from './support/world.ts'

const mailServer = { SMTP_URL: 'smtp://127.0.0.1:1' }

async function at(world: World, slug: string) {
  const path = `/api/v1/authorized/tenants/${slug}/email-text`
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', more = '', body?: object) =>
    world.call(staffOf(slug), method, `${path}${more}`, body)
  await world.account(staffOf(slug))
  return { call, create: (words: object) => call('POST', '', words) }
}

const inquiry = {
  category: 'general',
  subject: 'お願い',
  message: '知りたいことがあります。',
  name: '山田 花子',
  email: 'hanako@example.jp',
  agreedPrivacyPolicy: true,
}

test('a tenant’s own words are sent in the customer’s language, and the built-in ones again once they are deleted', async () => {
  const world = await start(mailServer)
  const slug = 'sound-clover-com'
  const { create, call } = await at(world, slug)
  const send = async (locale: string) => {
    const payload = { ...inquiry, locale }
    const answer = await world.app.inject({ method: 'POST', url: `/api/v1/tenants/${slug}/contact`, payload })
    const sent = { status: answer.statusCode, body: answer.json() }
    expect(sent.status).toBe(201)
    const mails = (await waitingMails(world)).map(({ payload }) => JSON.parse(String(payload)))
    const own = mails.filter(({ to }) => to === inquiry.email)
    return { ...own.find(({ text }) => text.includes(sent.body.receiptNo)), number: sent.body.receiptNo }
  }
  const words = { email: 'inquiryReceived', language: 'ja', subject: '届きました {{number}}', body: '番号：{{number}}' }
  const made = await create(words)
  expect(made.status).toBe(201)

  const japanese = await send('ja')
  expect([japanese.subject, japanese.text]).toEqual([`届きました ${japanese.number}`, `番号：${japanese.number}\n`])
  const english = await send('en')
  expect(english.subject).toContain('We have received your enquiry')

  expect((await call('DELETE', `/${made.body.id}`)).status).toBe(200)
  expect((await send('ja')).subject).toContain('お問い合わせを受け付けました')
})

test('an order and an application are written of in the tenant’s words, read before they are sent', async () => {
  const world = await start(mailServer)
  const applications = await recordClient(world, application)
  const { slug } = applications.tenant
  const { create } = await at(world, slug)
  const made = await applications.create(1, { status: 'confirmed', locale: 'ja', sentEmails: null })
  const read = async () => (await applications.get(`/${made.id}/emails`)).body.emails[0]
  const before = await read()
  expect(before.text).toContain('お申し込みいただきありがとうございます。')

  const body = '{{name}}\n\n「{{event}}」でお待ちします。\n\n{{questions}}\n\n番号 {{number}}'
  expect((await create({ email: 'applicationConfirmed', language: 'ja', subject: '確定です', body })).status).toBe(201)
  // What was read is no longer what would be sent.
  const stale = await applications.send('POST', `/${made.id}/emails`, { kind: 'confirmed', hash: before.hash })
  expect(stale.status).toBe(412)
  const after = await read()
  expect(after.subject).toBe('確定です')
  expect(after.text).toContain(`でお待ちします。`)
  expect(after.text).toContain(`番号 ${made.applicationNo}\n`)
  expect(after.text).not.toMatch(/\{\{|\n\n\n/)
})

test('an unknown placeholder is refused by its name with those that are allowed, and a missing one by its own', async () => {
  const world = await start()
  const { create } = await at(world, 'suda-nijo-com')
  const refused = async (more: object) => {
    const words = { email: 'orderShipped', language: 'ja', subject: '発送しました', body: '{{number}}\n{{parcels}}' }
    const { status, body } = await create({ ...words, ...more })
    expect(status).toBe(400)
    return body.data.issues.map(({ path, rule, params, message }: any) => ({ path, rule, params, message }))
  }
  const [unknown] = await refused({ body: '{{number}}\n{{parcels}}\n{{nmae}}' })
  expect(unknown).toMatchObject({ path: ['body'], rule: 'integrity.placeholderUnknown' })
  expect(unknown.message).toContain('{{nmae}} cannot be used here. Allowed: {{site}} {{name}} {{number}} {{items}}')
  const [block] = await refused({ subject: '{{items}}' })
  expect([block.path, block.params.placeholders]).toEqual([['subject'], '{{site}} {{name}} {{number}}'])
  const [missing] = await refused({ body: '{{number}} を発送しました。' })
  expect(missing).toMatchObject({
    path: ['body'],
    rule: 'integrity.placeholderMissing',
    params: { placeholders: '{{parcels}}' },
  })
})

test('the words of an email stand once for each language, and are changed back like any other record', async () => {
  const world = await start()
  const { create, call } = await at(world, 'suda-nijo-com')
  const words = { email: 'orderPaid', language: 'ja', subject: '入金を確認', body: '{{number}}' }
  const { body: made } = await create(words)
  expect((await create(words)).status).toBe(400)
  expect((await create({ ...words, language: 'en' })).status).toBe(201)
  const changed = await call('PUT', `/${made.id}`, { version: made.version, subject: 'ありがとうございます' })
  expect(changed.status).toBe(200)
  const { body: history } = await call('GET', `/${made.id}/revisions`)
  const [latest] = history as readonly object[]
  expect(latest).toMatchObject({ action: 'update', before: { subject: '入金を確認' } })
  // The email and the language say which words these are.
  expect((await call('PUT', `/${made.id}`, { version: changed.body.version, email: 'orderShipped' })).status).toBe(400)
})

test('a shop is not offered the emails of another kind of site', async () => {
  const world = await start()
  const { create } = await at(world, 'suda-nijo-com')
  const words = { email: 'applicationConfirmed', language: 'ja', subject: '確定', body: '{{number}} {{event}}' }
  expect((await create(words)).status).toBe(400)
})

describe('the built-in words', () => {
  test.each(customerEmailNames)('of %s keep to the placeholders that are declared for it', (email) => {
    for (const language of ['ja', 'en'] as const)
      expect(brokenRules(emailText, { email, language, ...builtInWords(language)(email) })).toEqual([])
  })

  test('are read with an example for each placeholder, those of the tenant’s own site alone', async () => {
    const world = await start()
    await world.account(staffOf('suda-nijo-com'))
    const { body } = await world.call(
      staffOf('suda-nijo-com'),
      'GET',
      '/api/v1/authorized/tenants/suda-nijo-com/built-in-emails',
    )
    const { words, examples } = body as { words: Record<string, string>[]; examples: Record<string, any> }
    expect(words.map(({ email }) => email!.slice(0, 5))).toEqual(Array(10).fill('order'))
    for (const { language, subject, body: text } of words)
      expect(fillIn(`${subject}\n${text}`, examples[language!])).not.toMatch(/\{\{|mails\./)
  })

  test('can be replaced at every site that writes to its customers', () => {
    const writing = { order: 'order', application: 'application', contact: 'inquiry' } as const
    for (const [name, prefix] of Object.entries(writing))
      for (const site of Object.keys(entities[name as keyof typeof writing]!.sites) as SiteSlug[]) {
        const offered = emailText.sites[site]?.options?.['email'] ?? []
        const needed = customerEmailNames.filter((email) => email.startsWith(prefix))
        expect(
          needed.filter((email) => !offered.includes(email)),
          site,
        ).toEqual([])
      }
  })
})

describe('filling in', () => {
  test('a line of placeholders that say nothing goes with the empty line below it', () => {
    const text = 'A\n\n{{none}}\n\nB\n{{none}}{{none}}\n\n{{some}}\n\n{{none}}'
    expect(fillIn(text, { none: '', some: 'C' })).toBe('A\n\nB\n\nC')
  })

  test('what is filled in is not filled in again, and wide braces of an input method are braces', () => {
    expect(fillIn('｛｛ｎａｍｅ｝｝ {{ name }}', { name: '{{number}}', number: '1' })).toBe('{{number}} {{number}}')
  })

  test('what looks like a placeholder is named as it was typed', () => {
    expect(unknownPlaceholder('a {{nmae}} b', ['name'])).toBe('{{nmae}}')
    expect(unknownPlaceholder('a {name} b', ['name'])).toBe('{name}')
    expect(unknownPlaceholder('a {{name b', ['name'])).toBe('{{name b')
    expect(unknownPlaceholder('{^_^} {{name}}', ['name'])).toBeUndefined()
  })
})
