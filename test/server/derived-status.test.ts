import { expect, onTestFinished, test, vi } from 'vitest'
import { derivedStatusesOf, derivedStatusOf } from '../../entities/language/derived/derived-status.ts'
import { news } from '../../entities/news.ts'
import { recordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

const now = Date.now()
const at = (milliseconds: number): string => new Date(now + milliseconds).toISOString()
/** The ends of a window: none, over, at this very moment, and to come. */
const ends = [null, at(-1), at(0), at(1)]

test('lists, screens and the public agree on what is scheduled and expired, to the millisecond', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const api = await recordClient(world, news, 'myturn-games')
  const field = news.fields.status!
  const expected: Record<string, string> = {}
  for (const status of field.options!)
    for (const publishAt of ends)
      for (const unpublishAt of ends) {
        const slug = `case-${Object.keys(expected).length}`
        await api.create(1, { slug, status: 'draft' })
        await world.sql(
          'update news set "status" = ?, "publishAt" = ?, "unpublishAt" = ? where "slug" = ?',
          status,
          publishAt,
          unpublishAt,
          slug,
        )
        expected[slug] = derivedStatusOf(field, { status, publishAt, unpublishAt }, new Date(now))
      }
  const having = (...wanted: readonly string[]) =>
    Object.keys(expected).filter((slug) => wanted.includes(expected[slug]!))
  const slugsOf = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)
  for (const status of derivedStatusesOf(news, field)) {
    const { body } = await api.get('', { filter: { status_now: [status] } })
    expect(slugsOf(body).toSorted(), status).toEqual(having(status).toSorted())
    expect(body.length, status).toBeGreaterThan(0)
  }
  const shown = (await world.app.inject(`/api/v1/tenants/${api.site}/news`)).json()
  expect(slugsOf(shown).toSorted()).toEqual(having('published').toSorted())
})
