import { expect, test } from 'vitest'
import { domain } from '../../entities/kernel/domain.ts'
import { event } from '../../entities/events/event.ts'
import { noOverlapPerGroup, onlyWhen } from '../../entities/language/cross-record-rules/index.ts'
import { member } from '../../entities/member.ts'
import { pricePlan } from '../../entities/price-plan.ts'
import { privacyPolicy } from '../../entities/legal/privacy-policy.ts'
import { tenantDomain } from '../../entities/kernel/tenant-domain.ts'
import { tenantMenu } from '../../entities/kernel/tenant-menu.ts'
import { year } from '../../entities/year.ts'
import { declaring } from './support/declaring.ts'
import { recordClient } from './support/record-client.ts'
import { admin, start, type Answer } from './support/world.ts'

const issuesOf = ({ status, body }: Answer) => [status, body.data?.issues]
const refusal = (path: readonly (string | number)[], rule: string) => [400, [expect.objectContaining({ path, rule })]]

const period = (from: string, until: string) => ({
  year: from.slice(0, 4),
  label: from,
  startOn: from,
  endOn: until,
  isCurrent: false,
})

test('the periods of years share no day, whether they are made, changed or brought back', async () => {
  const years = await recordClient(await start(), year)
  const first = await years.create(1, period('2025-04-01', '2026-03-31'))
  for (const [from, until] of [
    ['2026-03-31', '2027-03-30'],
    ['2024-04-02', '2025-04-01'],
    ['2024-01-01', '2027-01-01'],
  ])
    expect(issuesOf(await years.send('POST', '', { ...(await years.body(2)), ...period(from!, until!) }))).toEqual(
      refusal(['startOn'], 'integrity.periodOverlap'),
    )
  const next = await years.create(3, period('2026-04-01', '2027-03-31'))
  expect((await years.send('PUT', `/${next.id}`, { theme: '木の年', endOn: '2027-03-30', version: 1 })).status).toBe(
    200,
  )
  expect(issuesOf(await years.send('PUT', `/${first.id}`, { endOn: '2026-04-01', version: 1 }))).toEqual(
    refusal(['startOn'], 'integrity.periodOverlap'),
  )
  await years.send('DELETE', `/${first.id}`)
  await years.create(4, period('2025-01-01', '2025-12-31'))
  expect(issuesOf(await years.send('POST', `/${first.id}/restorations`, { version: 2 }))).toEqual(
    refusal(['startOn'], 'integrity.periodOverlap'),
  )
})

test('of two writes that come at once and exclude each other, one is refused', async () => {
  const years = await recordClient(await start(), year)
  const bodies = [1, 2].map(async (number) => ({
    ...(await years.body(number)),
    ...period('2025-04-01', '2026-03-31'),
    year: String(2025 + number),
    startOn: `${2025 + number}-01-01`,
    endOn: '2028-01-01',
  }))
  const answers = await Promise.all((await Promise.all(bodies)).map((body) => years.send('POST', '', body)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
})

test('one year is the current one', async () => {
  const years = await recordClient(await start(), year)
  const first = await years.create(1, { ...period('2025-04-01', '2026-03-31'), isCurrent: true })
  const next = await years.create(2, period('2026-04-01', '2027-03-31'))
  expect(issuesOf(await years.send('PUT', `/${next.id}`, { isCurrent: true, version: 1 }))).toEqual(
    refusal(['isCurrent'], 'integrity.exactlyOneMain'),
  )
  await years.send('PUT', `/${first.id}`, { isCurrent: false, version: 1 })
  expect((await years.send('PUT', `/${next.id}`, { isCurrent: true, version: 1 })).status).toBe(200)
})

test('an event lies in the year it names, by the calendar of Japan', async () => {
  const world = await start()
  const years = await recordClient(world, year)
  const { id } = await years.create(1, period('2026-04-01', '2027-03-31'))
  const events = await recordClient(world, event, 'tajimi-kasa-pub-com')
  const body = { ...(await events.body(1)), year: id, sessions: [], applicationStartAt: null, applicationEndAt: null }
  const at = (startAt: string) =>
    events.send('POST', '', { ...body, slug: `at-${startAt.slice(0, 10)}`, startAt, endAt: '2028-01-01T00:00:00.000Z' })
  expect(issuesOf(await at('2026-03-31T14:59:00.000Z'))).toEqual(refusal(['startAt'], 'integrity.dateInYear'))
  expect((await at('2026-03-31T15:00:00.000Z')).status).toBe(201)
})

test('no two price plans hold at once for the same service, rank and length', async () => {
  const plans = await recordClient(await start(), pricePlan)
  const plan = { castRank: 'all', durationMinutes: 60, startTime: null, endTime: null, validUntil: null }
  await plans.create(1, { ...plan, validFrom: '2026-04-01' })
  expect(issuesOf(await plans.send('POST', '', { ...(await plans.body(2)), ...plan, validFrom: null }))).toEqual(
    refusal(['service'], 'integrity.samePeriod'),
  )
  const before = { ...plan, validFrom: null, validUntil: '2026-03-31' }
  expect((await plans.send('POST', '', { ...(await plans.body(3)), ...before })).status).toBe(201)
  expect((await plans.send('POST', '', { ...(await plans.body(4)), ...plan, durationMinutes: 90 })).status).toBe(201)
})

test('a rule of several states counts the records in any of them, and each that enters one', async () => {
  const inBand = noOverlapPerGroup('joinedOn', 'leftOn', 'comment')
  declaring(member, { crossRecordRules: [onlyWhen(inBand, { status: ['active', 'support'] })] })
  const members = await recordClient(await start(), member)
  const body = async (number: number, joinedOn: string, leftOn: string | null, status: string) => ({
    ...(await members.body(number)),
    comment: '第1期',
    joinedOn,
    leftOn,
    status,
  })
  const refused = refusal(['comment'], 'integrity.samePeriod')
  const first = await members.send('POST', '', await body(1, '2024-04-01', '2025-03-31', 'active'))
  expect(first.status).toBe(201)
  const helping = await body(2, '2025-03-31', '2026-03-31', 'support')
  expect(issuesOf(await members.send('POST', '', helping))).toEqual(refused)
  const left = await members.send('POST', '', { ...helping, status: 'left' })
  expect(left.status, 'who has left is in nobody’s way').toBe(201)
  const move = (id: string, to: string, version: number) => members.send('POST', `/${id}/transitions`, { to, version })
  expect(issuesOf(await move(left.body.id, 'active', 1))).toEqual(refused)
  expect((await move(first.body.id, 'support', 1)).status).toBe(200)
  expect(issuesOf(await move(left.body.id, 'active', 1)), 'in the other state it is still there').toEqual(refused)
  expect((await move(first.body.id, 'left', 2)).status).toBe(200)
  expect((await move(left.body.id, 'active', 1)).status).toBe(200)
})

test('one published version of a document takes effect on a date', async () => {
  const policies = await recordClient(await start(), privacyPolicy)
  const dates = { enactedOn: '2026-01-01', revisedOn: null, effectiveOn: '2026-04-01' }
  const [one, two] = [await policies.create(1, dates), await policies.create(2, dates)]
  const publish = (id: string) => policies.send('POST', `/${id}/transitions`, { to: 'published', version: 1 })
  expect((await publish(one.id)).status).toBe(200)
  expect(issuesOf(await publish(two.id))).toEqual(refusal(['effectiveOn'], 'integrity.onePublishedPerDate'))
})

test('a host belongs under its domain, to one tenant, and one of them is the main one', async () => {
  const world = await start()
  const domains = await recordClient(world, domain)
  const { id } = await domains.create(1, { name: 'mihon.example' })
  const api = await recordClient(world, tenantDomain)
  const [here, there] = [api.path, api.path.replace(api.parent!, world.tenants['emu-esu-com'].id)]
  const host = { domain: id, kind: 'site', isPrimary: false, redirectTo: null }
  const add = async (path: string, hostName: string, more = {}) =>
    world.call(admin, 'POST', path, { ...(await api.body(1)), ...host, hostName, ...more })
  expect(issuesOf(await add(here, 'www.mihon.example.com'))).toEqual(
    refusal(['hostName'], 'integrity.hostNotUnderDomain'),
  )
  expect(issuesOf(await add(here, 'evilmihon.example'))).toEqual(refusal(['hostName'], 'integrity.hostNotUnderDomain'))
  expect((await add(here, 'mihon.example', { isPrimary: true })).status).toBe(201)
  expect((await add(here, 'www.mihon.example')).status).toBe(201)
  expect(issuesOf(await add(here, 'shop.mihon.example', { isPrimary: true }))).toEqual(
    refusal(['isPrimary'], 'integrity.exactlyOneMain'),
  )
  expect(issuesOf(await add(here, 'api.mihon.example', { isPrimary: true, kind: 'api' }))[1]).toContainEqual(
    expect.objectContaining({ path: ['isPrimary'], rule: 'integrity.offWhen' }),
  )
  expect(issuesOf(await add(there, 'www.mihon.example'))).toEqual(refusal(['hostName'], 'duplicate'))
  expect((await add(there, 'other.mihon.example', { isPrimary: true })).status).toBe(201)

  const abandoned = await domains.send('POST', `/${id}/transitions`, { to: 'abandoned', version: 1 })
  expect([abandoned.status, abandoned.body.data.blockers.length]).toEqual([409, 3])
})

test('a menu shows for tenants that have its screen', async () => {
  const world = await start()
  const menus = await recordClient(world, tenantMenu)
  const [cafe, games] = [world.tenants['toki-tsumugi-cafe'].id, world.tenants['myturn-games'].id]
  const body = { ...(await menus.body(1)), key: 'drink', name: 'お飲みもの' }
  const refused = await menus.send('POST', '', { ...body, tenants: [cafe, games] })
  expect(issuesOf(refused)).toEqual([
    400,
    [
      {
        path: ['tenants', 1],
        rule: 'integrity.screenMissing',
        params: { menu: 'お飲みもの' },
        message: 'This tenant has no entity “お飲みもの”.',
      },
    ],
  ])
  expect((await menus.send('POST', '', { ...body, tenants: [cafe] })).status).toBe(201)
})
