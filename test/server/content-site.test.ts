// @module-tag postgres-full
import { expect, test } from 'vitest'
import { news } from '../../entities/news.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { newsSite } from './support/content-site.ts'
import { start, staffOf } from './support/world.ts'

const slug = 'emu-esu-com'
const day = 86_400_000
const from = (days: number): string => new Date(Date.now() + days * day).toISOString()

test('a tenant’s site can be built on the content API alone', async () => {
  const world = await start()
  const tenant = world.tenants[slug]
  const write = (name: string, title: string, values: object) =>
    importRecord(
      world.database,
      news,
      { tenant },
      {
        title,
        slug: name,
        body: {
          blocks: [
            { type: 'header', data: { text: '概要', level: 2 } },
            { type: 'paragraph', data: { text: `${name}の<b>本文</b>` } },
          ],
        },
        status: 'published',
        ...values,
      },
    )
  await write('first', '竣工 <お披露目>', { publishAt: from(-3) })
  await write('second', '休業日', { publishAt: from(-2) })
  const third = await write('third', '採用', { publishAt: from(-1) })
  await write('soon', '予告', { publishAt: from(1) })
  const site = newsSite(await world.app.listen({ port: 0, host: '127.0.0.1' }), slug)

  const home = await site.list()
  expect(home.html).toMatch(/採用.*休業日.*rel="next"/)
  expect(home.html).not.toMatch(/お披露目|予告/)
  const older = await site.list(2)
  expect(older.html).toContain('<a href="/news/first">竣工 &lt;お披露目></a>')
  expect(older.html).not.toContain('rel="next"')
  expect((await site.article('first')).html).toBe('<h1>竣工 &lt;お披露目></h1><h2>概要</h2><p>firstの<b>本文</b></p>')
  expect((await site.article('soon')).status).toBe(404)

  // What staff withdraw is gone from the site with its next page, though it keeps what it read.
  const { status } = await world.call(
    staffOf(slug),
    'POST',
    `/api/v1/authorized/tenants/${slug}/news/${third}/transitions`,
    { to: 'archived', version: 1 },
  )
  expect(status).toBe(200)
  expect((await site.list()).html).not.toContain('採用')
  expect((await site.article('third')).status).toBe(404)
})
