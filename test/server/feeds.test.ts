// @module-tag sqlite
import { expect, onTestFinished, test, vi } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { articleCategory } from '../../entities/company-site/article-category.ts'
import { event } from '../../entities/events/event.ts'
import { year } from '../../entities/year.ts'
import { calendarOf } from '../../server/features/feeds/icalendar.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { recordClient } from './support/record-client.ts'
import { uploadValue } from './support/example-uploads.ts'
import { publicUrl, start } from './support/world.ts'
import { elementsOf, parseXml, textsOf } from './support/xml.ts'

const day = 86_400_000
const from = (days: number): string => new Date(Date.now() + days * day).toISOString()
const text = (words: string) => ({ blocks: [{ type: 'paragraph', data: { text: words } }] })
const canary = 'kanariya-7731'
const updated = '2026-11-20T01:02:03.456Z'

/** The lines of a calendar before they were folded. */
const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n')

test('pictures of a list have addresses for any site, whoever asked for a feed before', async () => {
  const world = await start()
  const tenant = world.tenants['funaneco-jp']
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const thumbnail = await uploadValue(world, tenant, article.fields['thumbnail']!, 1)
  const values = {
    title: '表紙',
    slug: 'one',
    category,
    thumbnail,
    body: text('本文'),
    status: 'published',
    publishAt: from(-1),
  }
  await importRecord(world.database, article, { tenant }, values)
  const base = `/api/v1/tenants/funaneco-jp/article`
  expect((await world.app.inject(`${base}/feed.atom`)).statusCode).toBe(200)
  const [listed] = (await world.app.inject(`${base}?body=text&range=[0,19]`)).json()
  expect(listed.thumbnail.url).toMatch(new RegExp(`^${publicUrl}/uploads/`))
})

test('a feed is another once the tenant has another name, also for whoever knows the time of the last one alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const read = (since?: string) =>
    world.app.inject({
      url: '/api/v1/tenants/funaneco-jp/article/feed.rss',
      headers: since ? { 'if-modified-since': since } : {},
    })
  await read()
  vi.setSystemTime('2026-11-21T00:00:10Z')
  const modified = String((await read()).headers['last-modified'])
  expect((await read(modified)).statusCode).toBe(304)
  await world.sql(`update tenant set "name" = '改名' where "slug" = 'funaneco-jp'`)
  await world.sql(`update change_counter set "count" = "count" + 1 where "entity" = 'tenant'`)
  const renamed = await read(modified)
  expect([renamed.statusCode, renamed.body.includes('改名')]).toEqual([200, true])
})

test('the newest of what is published is a feed, in the language and with the links that are asked for', async () => {
  const world = await start()
  const site = 'funaneco-jp'
  const tenant = world.tenants[site]
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const write = (slug: string, values: object) =>
    importRecord(
      world.database,
      article,
      { tenant },
      { title: slug, slug, category, body: text(`${slug} の本文`), status: 'published', ...values },
    )
  const published = from(-1)
  const id = await write('one', { title: 'A & B <一> ]]>', lead: '導入\u000b', titleEn: 'One', publishAt: published })
  await write('two', { publishAt: from(-2) })
  for (const hidden of [{ status: 'draft' }, { publishAt: from(1) }, { audience: 'staff', publishAt: from(-1) }])
    await write(`hidden-${Object.keys(hidden).join('-')}`, { title: canary, lead: canary, ...hidden })
  const read = async (file: string, query = '') => {
    const answer = await world.app.inject(`/api/v1/tenants/${site}/article/${file}${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.body).not.toContain(canary)
    return answer
  }

  const atomAnswer = await read('feed.atom')
  expect(atomAnswer.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    etag: expect.any(String),
  })
  const atom = parseXml(atomAnswer.body)
  expect(textsOf(atom, 'title')).toEqual(['運営', 'A & B <一> ]]>', 'two'])
  expect(textsOf(atom, 'id')[1]).toBe(`urn:uuid:${id}`)
  expect(textsOf(atom, 'published')[0]).toBe(published)
  expect(textsOf(atom, 'content')).toEqual(['導入', 'two の本文'])
  expect(elementsOf(atom, 'link')[0]!.attributes).toEqual({
    rel: 'self',
    href: `${publicUrl}/api/v1/tenants/${site}/article/feed.atom`,
  })

  const link = encodeURIComponent(`https://operator.example/articles/{slug}`)
  const items = elementsOf(parseXml((await read('feed.rss', `?lang=en&link=${link}`)).body), 'item')
  expect(items.flatMap((item) => textsOf(item, 'title'))).toEqual(['One', 'two'])
  expect(textsOf(items[0]!, 'link')).toEqual([`https://operator.example/articles/one`])
  expect(textsOf(items[0]!, 'pubDate').map(Date.parse)).toEqual([Math.floor(Date.parse(published) / 1000) * 1000])

  for (const wrong of [
    'https://evil.example/{slug}',
    `https://operator.example/all`,
    `https://operator.example/{slug}\r\nX:`,
    '',
  ])
    expect(
      (await world.app.inject(`/api/v1/tenants/${site}/article/feed.rss?link=${encodeURIComponent(wrong)}`)).statusCode,
      wrong,
    ).toBe(400)
  for (const [tenantSlug, path] of [
    ['suda-nijo-com', 'article/feed.rss'],
    [site, 'faq/feed.rss'],
  ])
    expect((await world.app.inject(`/api/v1/tenants/${tenantSlug}/${path}`)).statusCode).toBe(404)
})

test('what was saved before it appeared is new on the day it appears, in feeds and sitemaps', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T00:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const tenant = world.tenants['funaneco-jp']
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const [appears, changes] = ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z']
  const values = { title: '予告', slug: 'one', category, body: text('本文'), status: 'published', publishAt: appears }
  const id = await importRecord(world.database, article, { tenant }, values)
  const read = async (path: string) => parseXml((await world.app.inject(`/api/v1/tenants/funaneco-jp/${path}`)).body)
  const timesAt = async (now: string) => {
    vi.setSystemTime(now)
    const atom = await read('article/feed.atom')
    const sitemap = await read(`sitemap.xml?article=${encodeURIComponent('https://operator.example/a/{slug}')}`)
    return {
      published: textsOf(atom, 'published'),
      updated: textsOf(atom, 'updated'),
      changed: textsOf(sitemap, 'lastmod'),
      built: textsOf(await read('article/feed.rss'), 'lastBuildDate').map((built) => new Date(built).toISOString()),
    }
  }
  // The feed's own time, then the entry's.
  expect(await timesAt('2026-11-20T12:00:00Z')).toEqual({
    published: [appears],
    updated: [appears, appears],
    changed: [appears],
    built: [appears],
  })
  await world.sql(`update article set "updatedAt" = '${changes}' where "id" = '${id}'`)
  await world.sql(`update change_counter set "count" = "count" + 1`)
  expect(await timesAt('2026-11-21T12:00:00Z')).toEqual({
    published: [appears],
    updated: [changes, changes],
    changed: [changes],
    built: [changes],
  })
})

test('an English feed sums up an English text in English', async () => {
  const world = await start()
  const tenant = world.tenants['funaneco-jp']
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const write = (slug: string, values: object) =>
    importRecord(
      world.database,
      article,
      { tenant },
      { title: slug, slug, category, lead: '導入', body: text('本文'), status: 'published', ...values },
    )
  await write('both', { publishAt: from(-1), bodyEn: text(`Text ${'in full '.repeat(40)}`) })
  await write('japanese', { publishAt: from(-2) })
  const summaries = async (lang: string) => {
    const { body } = await world.app.inject(`/api/v1/tenants/funaneco-jp/article/feed.atom?lang=${lang}`)
    return textsOf(parseXml(body), 'content')
  }
  expect(await summaries('ja')).toEqual(['導入', '導入'])
  const [english, japanese] = await summaries('en')
  expect(english).toMatch(/^Text in full .* (?:in|full)…$/)
  expect([...english!].length).toBeLessThanOrEqual(201)
  expect(japanese).toBe('導入')
})

test('a feed of articles that are too long to be read together has the newest that are not', async () => {
  const world = await start()
  const tenant = world.tenants['funaneco-jp']
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const long = { blocks: Array.from({ length: 7 }, () => text('長'.repeat(18_000)).blocks[0]) }
  for (let number = 1; number <= 21; number += 1)
    await importRecord(
      world.database,
      article,
      { tenant },
      {
        title: `${number}`,
        slug: `a-${number}`,
        category,
        body: long,
        bodyEn: long,
        status: 'published',
        publishAt: from(-number),
      },
    )
  const answer = await world.app.inject('/api/v1/tenants/funaneco-jp/article/feed.rss')
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  const [, ...titles] = textsOf(parseXml(answer.body), 'title')
  expect(titles.length).toBeGreaterThan(5)
  expect(titles).toEqual(titles.map((_, place) => `${place + 1}`))
})

test('a sitemap names the pages of what is published, each in both languages where the site has both', async () => {
  const world = await start()
  const site = 'funaneco-jp'
  const tenant = world.tenants[site]
  const category = await importRecord(world.database, articleCategory, { tenant }, { name: 'コラム', slug: 'column' })
  const write = (slug: string, values: object = {}) =>
    importRecord(
      world.database,
      article,
      { tenant },
      { title: slug, slug, category, body: text('本文'), status: 'published', publishAt: from(-1), ...values },
    )
  await write('one', { titleEn: 'One' })
  await write('two')
  await write(canary, { status: 'draft' })
  await write(`${canary}-2`, { publishAt: from(1) })
  const read = (links: Record<string, string>) =>
    world.app.inject(`/api/v1/tenants/${site}/sitemap.xml?${new URLSearchParams(links)}`)
  const [page, pageEn] = ['https://operator.example/a/{slug}', 'https://operator.example/en/a/{slug}']
  const answer = await read({ article: page, 'article.en': pageEn })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(answer.body).not.toContain(canary)
  const urls = elementsOf(parseXml(answer.body), 'url').map((url) => [
    ...textsOf(url, 'loc'),
    ...elementsOf(url, 'xhtml:link').map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`),
  ])
  const both = ['ja https://operator.example/a/one', 'en https://operator.example/en/a/one']
  expect(urls).toEqual([
    ['https://operator.example/a/one', ...both],
    ['https://operator.example/en/a/one', ...both],
    ['https://operator.example/a/two'],
  ])
  expect(textsOf(parseXml((await read({ article: page })).body), 'loc')).toHaveLength(2)
  for (const wrong of [
    { article: 'https://evil.example/{slug}' },
    { 'article.en': pageEn },
    { product: page },
    { nothing: page },
  ] as Record<string, string>[])
    expect([wrong, (await read(wrong)).statusCode]).toEqual([wrong, 400])
  expect((await read({ article: page, part: 'article.2' })).statusCode).toBe(404)

  // More than one sitemap holds: an index, whose parts have them all.
  const [one] = await world.sql(`select * from article where "slug" = 'two'`)
  const { id: _, slug: __, ...rest } = one!
  const columns = Object.keys(rest)
    .map((name) => `"${name}"`)
    .join()
  await world.sql(
    `with recursive number(n) as (select 1 union all select n + 1 from number where n < 5000)
     insert into article ("id", "slug", ${columns})
     select 'x' || n, 'x' || n, ${columns} from article, number where "slug" = 'two'`,
  )
  await world.sql(`update change_counter set "count" = "count" + 1`)
  const index = elementsOf(parseXml((await read({ article: page })).body), 'sitemap').flatMap((each) =>
    textsOf(each, 'loc'),
  )
  const parts = await Promise.all(index.map((address) => world.app.inject(address.slice(publicUrl.length))))
  const counts = parts.map(({ body }) => textsOf(parseXml(body), 'loc').length)
  expect(counts).toEqual([5000, 2])
})

test('events are a calendar: once, or at each session, with whole days and those that do not take place', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T00:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const site = 'tajimi-kasa-pub-com'
  const tenant = world.tenants[site]
  const example = await recordClient(world, event, site, tenant)
  const ourYear = await importRecord(
    world.database,
    year,
    { tenant },
    { year: '2026', label: '2026', startOn: '2026-04-01', endOn: '2027-03-31' },
  )
  const write = async (number: number, values: object) =>
    importRecord(
      world.database,
      event,
      { tenant },
      {
        ...(await example.body(number)),
        status: 'published',
        publishAt: from(-9),
        unpublishAt: null,
        sessions: null,
        year: ourYear,
        isAllDay: false,
        holdStatus: 'scheduled',
        ...values,
      },
    )
  const soon = new Date(Date.now() + 10 * day).toISOString().slice(0, 10)
  const span = (start: string, end: string) => ({
    startAt: `${soon}T${start}:00.000Z`,
    endAt: `${soon}T${end}:00.000Z`,
  })
  const single = await write(1, { title: '寄席; 落語, 「新」\\', ...span('04:00', '06:30') })
  await write(2, { title: '祭', ...span('00:00', '03:00'), isAllDay: true, holdStatus: 'cancelled' })
  const meeting = { date: soon, theme: '初回' }
  await write(3, {
    title: '講座',
    ...span('00:00', '09:00'),
    sessions: [
      { ...meeting, startTime: '10:00', endTime: '11:00' },
      { ...meeting, theme: null, startTime: '13:00', endTime: '14:00' },
    ],
  })
  await write(4, { title: canary, ...span('04:00', '05:00'), status: 'draft', publishAt: null })
  const answer = await world.app.inject(
    `/api/v1/tenants/${site}/event/calendar.ics?link=${encodeURIComponent(`https://${site}.example/{id}`)}`,
  )
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(answer.body).not.toContain(canary)
  const lines = unfolded(answer.body)
  const compact = soon.replaceAll('-', '')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4)
  for (const line of [
    'SUMMARY:寄席\\; 落語\\, 「新」\\\\',
    `DTSTART;TZID=Asia/Tokyo:${compact}T130000`,
    `DTEND;TZID=Asia/Tokyo:${compact}T153000`,
    `URL:https://${site}.example/${single}`,
    `DTSTART;VALUE=DATE:${compact}`,
    'STATUS:CANCELLED',
    'SUMMARY:講座 初回',
    `DTSTART;TZID=Asia/Tokyo:${compact}T100000`,
    'TZOFFSETTO:+0900',
  ])
    expect(lines).toContain(line)
})

test('a postponed event is tentative, and whole days end with the last one of them, whatever day it is in UTC', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T00:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const site = 'toki-tsumugi-cafe'
  const tenant = world.tenants[site]
  const example = await recordClient(world, event, site, tenant)
  const write = async (number: number, [startAt, endAt]: readonly [string, string], values: object = {}) =>
    importRecord(
      world.database,
      event,
      { tenant },
      {
        ...(await example.body(number)),
        status: 'published',
        publishAt: from(-9),
        unpublishAt: null,
        holdStatus: 'scheduled',
        isAllDay: true,
        startAt: new Date(`${startAt}+09:00`).toISOString(),
        endAt: new Date(`${endAt}+09:00`).toISOString(),
        ...values,
      },
    )
  const ids = [
    await write(1, ['2026-06-11T00:00', '2026-06-12T00:00']),
    await write(2, ['2026-06-11T00:00', '2026-06-13T00:00']),
    await write(3, ['2026-06-11T00:00', '2026-06-11T23:59']),
    await write(4, ['2026-06-11T01:00', '2026-06-12T08:59'], { holdStatus: 'postponed' }),
    await write(5, ['2026-06-11T23:00', '2026-06-12T00:00'], { isAllDay: false, holdStatus: 'full' }),
  ]
  const answer = await world.app.inject(`/api/v1/tenants/${site}/event/calendar.ics`)
  const parts = unfolded(answer.body).join('\n').split('BEGIN:VEVENT').slice(1)
  const told = ids.map((id) => {
    const part = parts.find((each) => each.includes(`UID:${id}-0@`))!
    return ['DTSTART', 'DTEND', 'STATUS'].map((name) => new RegExp(`^${name}.*?:(.*)$`, 'm').exec(part)![1])
  })
  expect(told).toEqual([
    ['20260611', '20260612', 'CONFIRMED'],
    ['20260611', '20260613', 'CONFIRMED'],
    ['20260611', '20260612', 'CONFIRMED'],
    ['20260611', '20260613', 'TENTATIVE'],
    ['20260611T230000', '20260612T000000', 'CONFIRMED'],
  ])
})

test('the lines of a calendar have 75 octets at most, and whole characters', () => {
  const title = `${'𠮷野家、'.repeat(30)}\r\nBEGIN:VEVENT`
  const span = { firstDay: '2026-12-31', lastDay: '2026-12-31' }
  const calendar = calendarOf('暦', [{ uid: 'a', title, span, updated, description: 'a\u0000b\tc' }])
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(calendar).not.toContain('\ufffd')
  const lines = unfolded(calendar)
  expect(lines).toContain(`SUMMARY:${'𠮷野家、'.repeat(30)}\\nBEGIN:VEVENT`)
  expect(lines).toContain('DESCRIPTION:ab\tc')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(lines).toContain('DTSTAMP:20261120T010203Z')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})
