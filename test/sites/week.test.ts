// @module-tag sqlite
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { boardgame } from '../../entities/boardgame.ts'
import { article } from '../../entities/company-site/article.ts'
import { drink } from '../../entities/drink.ts'
import { event } from '../../entities/events/event.ts'
import { food } from '../../entities/food.ts'
import { weekdays } from '../../entities/language/dates/plain-date.ts'
import { businessDay } from '../../entities/opening/business-day.ts'
import { memoryCache } from '../../generators/client/index.ts'
import { createClient } from '../../generators/client/sites/toki-tsumugi-cafe.ts'
import { buildApp } from '../../server/app.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { randomFrom } from '../fuzz/random.ts'
import { freePort } from '../free-port.ts'
import { makeKeyAt } from '../server/support/api-keys.ts'
import { freshDatabase } from '../server/support/database.ts'
import { recordClient } from '../server/support/record-client.ts'
import { offline, open, type Answer } from '../server/support/world.ts'
import { build } from './cafe/build.ts'
import { siteOf } from './cafe/site.ts'

const tenant = 'toki-tsumugi-cafe'
const hour = 3_600_000
const hours = (count: number): string => new Date(Date.now() + count * hour).toISOString()
const kinds = { article, event, boardgame, food, drink } as const
type Kind = keyof typeof kinds

/** A café’s Captain on a port of its own, with what a studio’s key may change, and a backup of it. */
async function captainOf() {
  const port = await freePort()
  const first = await freshDatabase()
  const world = await open({}, first)
  const ends: (() => Promise<unknown>)[] = [world.close]
  onTestFinished(async () => {
    for (const end of ends) await end()
  })
  const day = { isOpen: true, ranges: [{ openTime: '11:00', closeTime: '22:00', lastOrderTime: null }], note: null }
  const week = { days: weekdays.map((weekday) => ({ weekday, ...day })), effectiveFrom: '2020-01-01' }
  await importRecord(world.database, businessDay, { tenant: world.tenants[tenant] }, week)
  const records: { readonly kind: Kind; readonly id: string }[] = []
  for (const [kind, entity] of Object.entries(kinds)) {
    const api = await recordClient(world, entity, tenant)
    for (const number of [1, 2, 3]) {
      const own = 'slug' in entity.fields ? { slug: `${kind}-of-the-week-${number}` } : {}
      records.push({ kind: kind as Kind, id: (await api.create(number, own))['id'] })
    }
  }
  const verbs = ['read-unpublished', 'create', 'update']
  const { secret } = await makeKeyAt(
    world,
    tenant,
    Object.keys(kinds).flatMap((kind) => verbs.map((verb) => `${kind}:${verb}`)),
  )
  const origin = await world.app.listen({ port, host: '127.0.0.1' })
  let { app } = world
  /** Calls as the studio’s program. */
  const call = async (method: string, path: string, body?: object): Promise<Pick<Answer, 'status' | 'body'>> => {
    const answer = await app.inject({
      method: method as 'GET',
      url: `/api/v1/authorized/tenants/${tenant}/${path}`,
      headers: { authorization: `Bearer ${secret}`, ...(method === 'PUT' && { 'if-match': '*' }) },
      ...(body && { payload: body }),
    })
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    origin,
    records,
    call,
    backup: first.image!,
    /** Goes on, at the same address, as a backup has it. */
    async restore(image: Buffer) {
      await app.close()
      const again = await freshDatabase(image)
      app = await buildApp({ env: world.env, database: again.database, network: offline, streamTime: 0 })
      ends.unshift(() => app.close(), again.close)
      await app.listen({ port, host: '127.0.0.1' })
    },
  }
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'captain-cafe-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** The files of a folder by their paths. */
const filesIn = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(root.length), readFileSync(file, 'utf8')]),
  )

/** Has the pages compared with what the public sees whenever the site has looked; answers how often they were built anew. */
async function simulatedWeek(seed: number, steps: number): Promise<number> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T03:00:00.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const captain = await captainOf()
  const { origin, records, call } = captain
  const random = randomFrom(seed)
  const pages = folder()
  let failed = 0
  const site = siteOf(createClient({ origin, tenant, cache: memoryCache() }), origin, pages, () => (failed += 1))
  await site.rebuild()
  const builds = new Set([site.built])
  const expectRight = async () => {
    const fresh = folder()
    await build(createClient({ origin, tenant }), origin, fresh, undefined)
    expect(filesIn(pages)).toEqual(filesIn(fresh))
  }
  await expectRight()
  /** Looks as the site does, again and again: at a first look, a connection to Captain may have ended. */
  const look = async () => {
    for (let looks = 0; looks < 3; looks += 1) {
      const before = failed
      if ((await site.look()) && failed === before) return
    }
    throw new Error('Captain was not reached.')
  }

  const change = async (step: number): Promise<unknown> => {
    const { kind, id } = random.pick(records)
    const name = 'title' in kinds[kind].fields ? 'title' : 'name'
    if (random.chance(40)) return call('PUT', `${kind}/${id}`, { [name]: `題${step}` })
    if (kind !== 'article' && kind !== 'event') return call('PUT', `${kind}/${id}`, { isVisible: random.chance(60) })
    if (random.chance(10)) {
      const text = { blocks: [{ type: 'paragraph', data: { text: `本文${step}` } }] }
      const made = await call('POST', 'article', { title: `新${step}`, slug: `new-${seed}-${step}`, body: text })
      return records.push({ kind: 'article', id: made.body.id })
    }
    if (random.chance(50)) {
      const publishAt = hours(random.int(30) - 15)
      const unpublishAt = random.chance(50) ? null : hours(16 + random.int(30))
      return call('PUT', `${kind}/${id}`, { publishAt, unpublishAt })
    }
    if (kind === 'event' && random.chance(30)) {
      const from = random.int(40) - 10
      return call('PUT', `event/${id}`, { startAt: hours(from), endAt: hours(from + 1 + random.int(5)) })
    }
    const { version } = (await call('GET', `${kind}/${id}`)).body
    const to = random.pick(['published', 'published', 'archived', 'draft'])
    return call('POST', `${kind}/${id}/transitions`, { to, version })
  }

  let kept: { readonly image: Buffer; readonly count: number } | undefined
  const restoreAt = new Set([Math.floor(steps * 0.5), Math.floor(steps * 0.8)])
  const pace = (7 * 24 * hour) / steps
  for (let step = 0; step < steps; step += 1) {
    vi.setSystemTime(Date.now() + Math.floor(pace * (0.5 + random.int(1000) / 1000)))
    for (let more = 1 + random.int(3); more > 0; more -= 1) await change(step)
    if (random.chance(20)) kept = { image: captain.backup(), count: records.length }
    if (restoreAt.has(step)) {
      kept ??= { image: captain.backup(), count: records.length }
      await look()
      await change(step)
      await look()
      await captain.restore(kept.image)
      records.length = kept.count
    } else if (!random.chance(40)) continue
    await look()
    builds.add(site.built)
    await expectRight()
  }
  vi.setSystemTime(hours(80))
  await look()
  await expectRight()
  return builds.size
}

test('a café’s pages stay what the public sees, by its changes alone, through a week of changes, missed looks and restores', async () => {
  expect(await simulatedWeek(7, 14)).toBeGreaterThan(2)
})

test.each([1, 2, 3, 4])('and through a long one (%i)', { tags: ['full'] }, async (seed) => {
  expect(await simulatedWeek(seed, 70)).toBeGreaterThan(5)
})
