// @module-tag postgres-full
import { expect, test } from 'vitest'
import { deleteOldJobs } from '../../server/base/jobs/job.ts'
import { sending } from './support/mails.ts'
import { invite, administeredWorld, type AdministeredWorld } from './support/people.ts'
import { smtpSink } from './support/smtp-sink.ts'

/** What administrators see of the work in the background, and do about it. */

const minute = 60_000
const hour = 60 * minute

const list = async ({ admin }: Pick<AdministeredWorld, 'admin'>, query: object = {}) => {
  const given = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
  return admin.call('GET', `/api/v1/admin/jobs?${given.join('&')}`)
}
const retry = ({ admin }: Pick<AdministeredWorld, 'admin'>, id: string) =>
  admin.call('POST', `/api/v1/admin/jobs/${id}/retries`)

/** An installation whose mail server takes nothing, and a letter that waits there. */
async function refused() {
  const smtp = await smtpSink()
  const world = await administeredWorld({ SMTP_URL: smtp.url })
  await invite(world, 'taro@captain.example')
  smtp.refusing = true
  const { sendDue } = sending(world, smtp.url)
  /** As many tries as there are, after each other. */
  const giveUp = async () => {
    for (let now = Date.now(), tries = 0; tries < 17; tries += 1, now += 7 * hour) await sendDue(now)
  }
  return { world, smtp, sendDue, giveUp }
}

test('a letter that was not taken shows why and when it is tried again, and nothing of what it says', async () => {
  const { world, sendDue } = await refused()
  const now = Date.now()
  await sendDue(now)
  const { status, body, text, headers } = await list(world)
  expect(status).toBe(200)
  expect(headers['content-range']).toBe('jobs 0-0/1')
  expect(body).toEqual([
    {
      id: expect.any(String),
      kind: 'mail',
      status: 'waiting',
      repeats: false,
      attempts: 1,
      reason: expect.stringMatching(/^E[A-Z]+ \d{3}$/),
      createdAt: expect.any(String),
      nextRunAt: new Date(now + minute).toISOString(),
      finishedAt: null,
      mayRetry: true,
    },
  ])
  expect(text).not.toMatch(/taro|招待|#t=|http/)
})

test('jobs are narrowed by status and kind, sorted and turned, the newest first', async () => {
  const world = await administeredWorld()
  const job = (id: number, kind: string, status: string) =>
    `('00000000-0000-7000-8000-00000000000${id}', '${kind}', '{}', '${status}', '2020-01-0${9 - id}T00:00:00.000Z', '', 1, '2020-01-0${id}T00:00:00.000Z')`
  await world.sql(
    `insert into job ("id", "kind", "payload", "status", "runAt", "setAt", "attempts", "createdAt") values ${[
      job(1, 'mail', 'failed'),
      job(2, 'mail', 'done'),
      job(3, 'sweep-ai', 'waiting'),
      job(4, 'mail', 'failed'),
    ].join(', ')}`,
  )
  const ids = async (query: object) =>
    ((await list(world, query)).body as { id: string }[]).map(({ id }) => Number(id.slice(-1)))
  expect(await ids({})).toEqual([4, 3, 2, 1])
  expect(await ids({ filter: { status: 'failed' } })).toEqual([4, 1])
  expect(await ids({ filter: { status: ['done', 'waiting'] } })).toEqual([3, 2])
  expect(await ids({ filter: { kind: 'mail', status: ['done', 'failed'] } })).toEqual([4, 2, 1])
  expect(await ids({ filter: { status: [] } })).toEqual([])
  expect(await ids({ sort: ['runAt', 'ASC'] })).toEqual([4, 3, 2, 1])
  const page = await list(world, { range: [1, 2] })
  expect(page.headers['content-range']).toBe('jobs 1-2/4')
  expect(page.body).toHaveLength(2)
  for (const wrong of [
    { filter: { status: 'broken' } },
    { filter: { kind: 'nap' } },
    { filter: { payload: 'x' } },
    { sort: ['payload', 'ASC'] },
    { range: [0, 5000] },
    { x: 1 },
  ])
    expect([wrong, (await list(world, wrong)).status]).toEqual([wrong, 400])
})

test('nobody but administrators sees jobs or has them tried again', async () => {
  const { world, giveUp } = await refused()
  await giveUp()
  const [{ id }] = (await list(world)).body
  const hanako = await world.person('hanako@captain.example')
  expect((await hanako.browser.call('GET', '/api/v1/admin/jobs')).status).toBe(403)
  expect((await retry({ admin: hanako.browser }, id)).status).toBe(403)
  expect((await list(world)).body).toMatchObject([{ id, status: 'failed' }])
})

test('a letter that was given up is tried again by an administrator, and arrives', async () => {
  const { world, smtp, sendDue, giveUp } = await refused()
  await giveUp()
  const [job] = (await list(world)).body
  expect(job).toMatchObject({ status: 'failed', attempts: 17, nextRunAt: null, mayRetry: true })
  expect(job.finishedAt).not.toBeNull()

  smtp.refusing = false
  const retried = await retry(world, job.id)
  expect(retried.status).toBe(201)
  expect(retried.body).toMatchObject({ id: job.id, status: 'waiting', attempts: 0, finishedAt: null })
  const { body: events } = await world.admin.call('GET', '/api/v1/admin/audit-events?filter={"action":"job-retried"}')
  expect(events).toMatchObject([{ actor: { name: 'admin' }, target: null, detail: { job: 'mail', id: job.id } }])
  expect(await sendDue()).toBe(1)
  expect(smtp.received).toHaveLength(1)
  expect((await list(world)).body).toMatchObject([{ status: 'done', reason: null, mayRetry: false }])
})

test('a letter that waits for its next try is tried at once', async () => {
  const { world, smtp, sendDue } = await refused()
  await sendDue()
  smtp.refusing = false
  expect(await sendDue()).toBe(0)
  const [{ id }] = (await list(world)).body
  expect((await retry(world, id)).status).toBe(201)
  expect(await sendDue()).toBe(1)
})

test('what did not fail is not tried again, nor what is no longer known', async () => {
  const { world, smtp, sendDue, giveUp } = await refused()
  const { database } = world
  const [{ id }] = (await list(world)).body
  expect(await retry(world, id)).toMatchObject({ status: 409, body: { data: { code: 'JOB_NOT_FAILED' } } })
  await giveUp()
  await database.write(null, () => deleteOldJobs(database.dialect, Date.now() + 20 * 24 * hour))
  expect((await list(world)).body).toMatchObject([{ id, status: 'failed', mayRetry: false }])
  expect(await retry(world, id)).toMatchObject({ status: 409, body: { data: { code: 'JOB_FORGOTTEN' } } })
  expect((await retry(world, '00000000-0000-7000-8000-000000000000')).status).toBe(404)
  expect((await retry(world, 'x')).status).toBe(400)

  smtp.refusing = false
  await invite(world, 'jiro@captain.example')
  expect(await sendDue()).toBe(1)
  const [done] = (await list(world, { filter: { status: 'done' } })).body
  expect(await retry(world, done.id)).toMatchObject({ status: 409, body: { data: { code: 'JOB_NOT_FAILED' } } })
})
