// @module-tag postgres-full
import { sql as sqlText } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { article } from '../../entities/company-site/article.ts'
import { entities } from '../../entities/index.ts'
import { alertFilterName, type Alert } from '../../entities/language/declaration/alerts.ts'
import { severities } from '../../entities/language/declaration/attention.ts'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { derivedAlerts, translatedFields } from '../../entities/language/derived/derived-alerts.ts'
import { mayLackEnglish } from '../../entities/language/derived/lacking-english.ts'
import { attentionsOf, type NamedAttention } from '../../entities/language/derived/entity-attention.ts'
import { statesOf, type Entity } from '../../entities/language/entity.ts'
import { expectedValues } from '../../entities/language/condition.ts'
import { sites, type SiteSlug } from '../../entities/installation.ts'
import { news } from '../../entities/news.ts'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
import { product } from '../../entities/shop/product.ts'
import { termOfService } from '../../entities/legal/term-of-service.ts'
import { readRecordQuery } from '../../server/kernel/crud/list/query.ts'
import { conditionBindings, matchingRecords } from '../../server/kernel/crud/list/select.ts'
import { statement } from '../../server/base/db/statement.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { onPostgres } from './support/database.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { admin, open, reader, staffOf, start, type World } from './support/world.ts'

/** What makes a record of an entity want attention: toggles in its body, everything else in its row. */
interface Making {
  readonly body?: Readonly<Record<string, unknown>>
  readonly row?: Readonly<Record<string, string | number | true | null>>
  /** The translated field whose English was made of other Japanese. */
  readonly stale?: string
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

function makingOf(entity: Entity, site: SiteSlug, { name, filter }: NamedAttention): Making {
  const states = statesOf(entity)?.name ?? 'status'
  const [[key, value]] = Object.entries(filter) as [[string, unknown]]
  if (key.endsWith('_now')) return { row: { [key.slice(0, -4)]: true, startAt: null, endAt: null } }
  if (key !== alertFilterName) return { row: { [states]: String(value) } }
  const alert = entity.alerts?.[name]
  if (alert) return comparing(alert, meeting(entity, alert.when))
  const published = { [states]: 'published' }
  switch (name as (typeof derivedAlerts)[number]) {
    case 'opensSoon':
      return {
        row: {
          ...published,
          [entity.versions?.from ?? 'publishAt']: entity.versions ? addDays(today(), 1) : inDays(1),
        },
      }
    case 'untouchedDraft':
      return { row: { [states]: 'draft', updatedAt: inDays(-15) } }
    case 'englishMissing':
      return making(entity, {
        row: Object.fromEntries(translatedFields(entity, site).map(([, field]) => [field.name, null])),
      })
    case 'englishStale':
      return making(entity, { stale: translatedFields(entity, site)[0]![0].name })
  }
}

/** What the public sees, with something of its English. */
function making(entity: Entity, { row: english = {}, ...more }: Making): Making {
  const when = entity.public!.when
  const { body, row } = meeting(entity, when === 'always' ? {} : when)
  const window = statesOf(entity)?.window
  return { body: body!, row: { ...row, ...(window && { [window.until]: null }), ...english }, ...more }
}

/** The values of a condition. */
function meeting(entity: Entity, when: object): Making {
  const values = Object.entries(when).map(([name, expected]) => {
    const named = expectedValues(expected)
    const isNegated = typeof expected === 'object' && expected !== null && 'not' in expected
    return [name, isNegated ? entity.fields[name]!.options!.find((each) => !named.includes(each)) : named[0]] as const
  })
  return {
    body: Object.fromEntries(values.filter(([, value]) => typeof value === 'boolean')),
    row: Object.fromEntries(values.filter(([, value]) => typeof value !== 'boolean')) as Making['row'] & {},
  }
}

/** An alert of a day that has passed compares with yesterday; one of a day to come, or an amount, with the limit. */
function comparing({ comparison, referencedBy }: Alert, { body, row }: Making): Making {
  if (referencedBy) return { body: body!, row: row! }
  if ('date' in comparison)
    return { body: body!, row: { ...row, [comparison.date]: addDays(today(), comparison.days === -1 ? -1 : 0) } }
  const limit = typeof comparison.limit === 'number' ? comparison.limit : 2
  return {
    body: body!,
    row: {
      ...row,
      [comparison.amount]: limit,
      ...(typeof comparison.limit === 'string' && { [comparison.limit]: limit }),
    },
  }
}

async function make(api: RecordClient, number: number, { body = {}, row = {}, stale }: Making): Promise<string> {
  // Of a record for each tenant, there is one.
  const { id } = api.entity.unique?.includes('tenant') ? (await api.get()).body[0] : await api.create(number, body)
  const columns = Object.entries(row)
  const set = columns.map(([name, value]) => `"${name}" = ${value === true ? 'true' : '?'}`)
  if (columns.length > 0)
    await api.world.sql(
      `update "${api.entity.name.replaceAll('-', '_')}" set ${set.join(', ')} where "id" = ?`,
      ...columns.flatMap(([, value]) => (value === true ? [] : [value])),
      id,
    )
  if (stale !== undefined)
    await api.world.sql(
      `insert into "translation" ("tenant_id", "id", "entity", "recordId", "field", "english", "source", "version", "at", "byPerson", "state")
        select "tenant_id", "id", ?, "id", ?, 'e', 's', 1, '', 1, 'stale' from "${api.entity.name.replaceAll('-', '_')}" where "id" = ?`,
      api.entity.name,
      stale,
      id,
    )
  return id
}

/** The entities of a site whose records may want attention. */
const wanting = (site: SiteSlug): readonly Entity[] =>
  Object.values<Entity>(entities).filter((entity) => entity.sites[site] && attentionsOf(entity, site).length > 0)

const boardOf = async (world: World, email: string) =>
  (await world.call(email, 'GET', '/api/v1/authorized/attention')).body

describe('the board', () => {
  let world: World
  beforeAll(async () => {
    world = await open()
    for (const site of sites) {
      // The same kind of site twice: nothing of one belongs to the other.
      const tenants =
        site === 'myturn-games' ? [world.tenants[site], await world.other(site, 'next-door')] : [world.tenants[site]]
      for (const tenant of tenants)
        for (const entity of wanting(site)) {
          const api = await recordClient(world, entity, site, tenant)
          // References find this one, and make none with the number of another.
          if ((await api.get()).body.length === 0) await api.create(1)
          for (const [number, attention] of attentionsOf(entity, site).entries()) {
            const id = await make(api, number + 2, makingOf(entity, site, attention))
            const pointing = entity.alerts?.[attention.name]?.referencedBy
            if (!pointing) continue
            const from = await recordClient(
              world,
              (entities as Readonly<Record<string, Entity>>)[pointing.entity]!,
              site,
              tenant,
            )
            await make(from, 20, {
              body: { [pointing.field]: id },
              row: { status: 'awaiting', dueOn: addDays(today(), -1) },
            })
          }
        }
    }
  }, 120_000)
  afterAll(() => world.close())

  test.each(sites)('counts at %s what each list shows that a number opens, for everything declared', async (site) => {
    const { tenants, looked, total, failedJobs } = await boardOf(world, staffOf(site))
    const declared = wanting(site).flatMap((entity) =>
      attentionsOf(entity, site).map(({ name }) => `${entity.name} ${name}`),
    )
    expect([looked, total, failedJobs]).toEqual([1, 1, []])
    expect(tenants.map(({ slug }: { slug: string }) => slug)).toEqual(declared.length > 0 ? [site] : [])
    const counted: any[] = tenants[0]?.attention ?? []
    expect(counted.map(({ entity, name }) => `${entity} ${name}`)).toEqual(declared)
    for (const { entity, name, filter, count } of counted) {
      const { status, body } = await world.call(
        staffOf(site),
        'GET',
        `/api/v1/authorized/tenants/${site}/${entity}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
      )
      expect([status, body.length], `${entity} ${name}`).toEqual([200, count])
    }
  })

  test.each(sites)(
    'is what the first page of %s begins with, the most urgent first, each record once',
    async (site) => {
      const { tenants } = await boardOf(world, staffOf(site))
      const { status, body } = await world.call(staffOf(site), 'GET', `/api/v1/authorized/tenants/${site}/today`)
      expect(status).toBe(200)
      const counted = (groups: readonly any[]) => groups.map(({ entity, name, count }) => `${entity} ${name} ${count}`)
      expect(counted(body.waiting).toSorted()).toEqual(counted(tenants[0]?.attention ?? []).toSorted())
      const ranks: number[] = body.waiting.map(({ severity }: any) => severities.indexOf(severity))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      const listed: string[] = body.waiting.flatMap(({ entity, records }: any) =>
        records.map(({ id }: any) => `${entity} ${id}`),
      )
      expect(listed).toEqual([...new Set(listed)])
      expect(
        body.waiting.filter(({ severity, records }: any) => severity === 'unfinished' && records.length > 0),
      ).toEqual([])
    },
  )

  test('of the same kind of site shows nobody the records of another tenant, and an administrator both', async () => {
    const [own, other] = [await boardOf(world, staffOf('myturn-games')), await boardOf(world, staffOf('next-door'))]
    expect(own.tenants[0].attention).toEqual(other.tenants[0].attention)
    expect([own, other].map(({ tenants }) => tenants.map(({ slug }: any) => slug))).toEqual([
      ['myturn-games'],
      ['next-door'],
    ])
    const all = await boardOf(world, admin)
    expect(all.tenants.find(({ slug }: any) => slug === 'next-door').attention).toEqual(other.tenants[0].attention)
    expect(all.looked).toBe(all.total)
  })

  test('shows who may enter no tenant nothing, and an administrator the jobs that were given up', async () => {
    expect(await boardOf(world, reader)).toEqual({ tenants: [], looked: 0, total: 0, failedJobs: [] })
    await world.sql(
      `insert into job ("id", "kind", "status", "runAt", "setAt", "attempts", "createdAt") values (?, 'mail', 'failed', ?, ?, 9, ?)`,
      '0197c0de-0000-7000-8000-000000000001',
      inDays(-1),
      inDays(-1),
      inDays(-1),
    )
    expect((await boardOf(world, admin)).failedJobs).toEqual([{ kind: 'mail', count: 1 }])
    expect((await boardOf(world, staffOf('funaneco-jp'))).failedJobs).toEqual([])
  })
})

/** Fifteen minutes before and after midnight in Japan: one day in London, two in Tajimi. */
const midnight = Date.parse('2026-11-30T15:00:00.000Z')

test("days on the board are Japan's, to the minute", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 900_000 })
  onTestFinished(() => void vi.useRealTimers())
  const world = await start()
  const opening = await recordClient(world, news, 'myturn-games')
  const versions = await recordClient(world, termOfService, 'suda-nijo-com')
  const payments = await recordClient(world, paymentBank)
  const instant = (minutes: number) => new Date(midnight + minutes * 60_000).toISOString()
  const day = 24 * 60
  for (const [number, minutes] of [-15, -14, day - 1, day, 2 * day - 1, 2 * day].entries())
    await make(opening, number + 1, {
      body: { slug: `at-${minutes}` },
      row: { status: 'published', publishAt: instant(minutes), unpublishAt: null },
    })
  for (const [number, effectiveOn] of ['2026-11-30', '2026-12-01', '2026-12-02'].entries())
    await make(versions, number + 1, { row: { status: 'published', effectiveOn } })
  for (const [number, dueOn] of ['2026-11-29', '2026-11-30', '2026-12-02', '2026-12-04'].entries())
    await make(payments, number + 1, { row: { status: 'awaiting', dueOn } })
  const counts = async (entity: string) => {
    const { tenants } = await boardOf(world, admin)
    const found = tenants.flatMap(({ attention }: any) => attention).filter((each: any) => each.entity === entity)
    return Object.fromEntries(found.map(({ name, count }: any) => [name, count]))
  }
  expect(await counts('news')).toMatchObject({ opensSoon: 2 })
  expect(await counts('term-of-service')).toMatchObject({ opensSoon: 1 })
  expect(await counts('payment-bank')).toEqual({ overdue: 1, dueSoon: 2, awaiting: 4 })
  vi.setSystemTime(midnight)
  expect(await counts('news')).toMatchObject({ opensSoon: 3 })
  expect(await counts('term-of-service')).toMatchObject({ opensSoon: 1 })
  expect(await counts('payment-bank')).toEqual({ overdue: 2, dueSoon: 1, awaiting: 4 })
})

test('English is missing where the public sees the Japanese alone, and a draft is forgotten after two weeks', async () => {
  const world = await start()
  const api = await recordClient(world, article)
  const english = { titleEn: 'Hello', bodyEn: null }
  for (const [number, row] of [
    { status: 'published', unpublishAt: null, ...english },
    { status: 'published', unpublishAt: inDays(-1), ...english },
    { status: 'published', unpublishAt: null },
    { status: 'archived', ...english },
    { status: 'draft', updatedAt: inDays(-13.9), ...english },
    { status: 'draft', updatedAt: inDays(-14.1), ...english },
  ].entries())
    await make(api, number + 1, { body: { thumbnail: null }, row: row as Making['row'] & {} })
  const shown = async (alert: unknown) => (await api.get('', { filter: { [alertFilterName]: alert } })).body.length
  expect([await shown('englishMissing'), await shown('untouchedDraft')]).toEqual([1, 1])
  expect(await shown(['untouchedDraft', 'englishMissing', 'untouchedDraft'])).toBe(2)
})

test.skipIf(onPostgres)(
  'what has no English, and stock below its own limit, is found by an index of just those records',
  async () => {
    const { database, sql } = await start()
    const indexOf = async (entity: Entity, alert: string) => {
      const site = Object.keys(entity.sites)[0] as SiteSlug
      const { query } = { query: undefined, ...readRecordQuery(entity, site, { filter: JSON.stringify({ alert }) }) }
      const context = { store: storeOf(database), entity, tenant: { id: 'x', site }, by: null, requestId: '' }
      const ids = statement(matchingRecords(context, query!).select(sqlText<string>`1`.as('one')))
      const { sql: text, parameters } = ids({ tenant_id: 'x', ...conditionBindings(query!.conditions) })
      return (await sql(`explain query plan ${text}`, ...parameters)).map(({ detail }) => detail).join()
    }
    for (const entity of Object.values<Entity>(entities).filter((each) => mayLackEnglish(each)))
      expect(await indexOf(entity, 'englishMissing')).toContain(`${entity.name.replaceAll('-', '_')}_englishMissing`)
    expect(await indexOf(product, 'lowStock')).toContain('product_lowStock')
  },
)
