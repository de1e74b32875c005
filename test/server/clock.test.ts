// @module-tag postgres-full
import { decodeProtectedHeader } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { usedToday } from '../../server/features/ai/quota.ts'
import { signInBackoff } from '../../server/kernel/auth/backoff.ts'
import { queueMail } from '../../server/base/mail/outbox.ts'
import { rateStore, shortCounter } from '../../server/base/rate-limits/store.ts'
import { features } from '../../server/features.ts'
import { backupHandler } from '../../server/operations/backup/job.ts'
import { noteRun } from '../../server/operations/backup/runs.ts'
import { findFaults } from '../../server/operations/health/faults.ts'
import { reader, start } from './support/world.ts'
import { sending, waitingMails } from './support/mails.ts'
import { smtpSink } from './support/smtp-sink.ts'

/** What a clock that is ahead writes down holds, once it is right again, no longer than it would have from then on. */
const right = Date.parse('2026-06-01T09:00:00.000Z')
const ahead = Date.parse('2199-06-01T09:00:00.000Z')
const minute = 60_000

test('a rate counted while the clock was ahead is over with its window', async () => {
  const { database } = await start()
  let now = ahead
  const rates = new (rateStore(database, () => now))({ routeInfo: { method: 'POST', url: '/somewhere' } })
  const call = () =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) => {
      rates.incr('192.0.2.1', (error, counted) => (error ? reject(error) : resolve(counted!)), 10 * minute, 3)
    })
  for (let calls = 1; calls <= 5; calls += 1) expect(await call()).toMatchObject({ current: calls })
  now = right
  // The count goes on, for servers whose clocks differ a little count together; but it has an end.
  expect(await call()).toEqual({ current: 5, ttl: 10 * minute })
  now = right + 9 * minute
  expect(await call()).toEqual({ current: 5, ttl: minute })
  now = right + 10 * minute
  expect(await call()).toEqual({ current: 1, ttl: 10 * minute })
})

test('calls of a window of seconds that were let in while the clock was ahead are over with the window', async () => {
  const { database } = await start()
  let now = ahead
  const count = shortCounter(database, () => now)
  const call = () => count('a key', 10_000, 2)
  for (let calls = 1; calls <= 3; calls += 1) expect(await call()).toMatchObject({ current: calls })
  // SQLite's server counts by a clock that nobody puts back.
  if (database.dialect === 'sqlite') return
  now = right
  expect(await call()).toMatchObject({ current: 4, ttl: 10_000 })
  now = right + 10_000
  expect(await call()).toMatchObject({ current: 1, ttl: 10_000 })
})

test('a wait before the next sign-in that began while the clock was ahead is a minute at most', async () => {
  const { database } = await start()
  let now = ahead
  const { begin } = signInBackoff(database, () => now)
  for (let tries = 0; tries < 8; tries += 1) {
    now += await begin('hanako@captain.example')
    await begin('hanako@captain.example')
  }
  now = right
  expect(await begin('hanako@captain.example')).toBe(minute)
  now = right + minute
  expect(await begin('hanako@captain.example')).toBe(0)
})

test('a mail that was put out while the clock was ahead is sent at once', async () => {
  const smtp = await smtpSink()
  const world = await start()
  const { database } = world
  vi.useFakeTimers({ toFake: ['Date'], now: ahead })
  onTestFinished(() => void vi.useRealTimers())
  const { dialect } = database
  await database.write(null, () => queueMail(dialect, { to: 'hanako@captain.example', subject: 'x', text: 'x' }))
  vi.useRealTimers()
  const { tick, sendDue } = sending(world, smtp.url)
  await tick(right)
  await sendDue(right)
  expect(await waitingMails(world)).toEqual([])
})

test('what was asked of the AI service while the clock was ahead does not count on the days until then', async () => {
  const { database, sql, account } = await start()
  const { dialect } = database
  const user = await account(reader)
  await sql(
    `insert into ai_request ("id", "userId", "kind", "at", "status", "prompt", "model", "count", "version")
     values ('one', ?, 'pictures', ?, 'done', 'x', 'x', 4, 1)`,
    user,
    new Date(ahead).toISOString(),
  )
  const limits = { perPerson: 40, perDay: 200 }
  const used = (now: number) => database.read(null, () => usedToday(dialect, 'pictures', limits, user, new Date(now)))
  expect(await used(right)).toEqual({ mine: 0, all: 0 })
  expect(await used(ahead)).toEqual({ mine: 4, all: 4 })
})

test('a backup noted while the clock was ahead counts as late, and the next one is made', async () => {
  const { database, env } = await start()
  const note = (startedAt: string) =>
    database.write(null, () =>
      noteRun(database.dialect, {
        kind: 'backup',
        startedAt,
        finishedAt: startedAt,
        status: 'done',
        detail: '{}',
        reason: null,
      }),
    )
  const settings = { ...env, BACKUP_DIR: 'elsewhere', BACKUP_DRILL_EVERY: 0 }
  let made = 0
  const { run } = backupHandler('backup', {
    env: settings,
    database,
    operator: async () => undefined,
    async runCommand() {
      made += 1
      await note(new Date().toISOString())
    },
  })
  const faults = () => database.read(null, () => findFaults(settings, database.dialect, features))
  const { signal } = new AbortController()
  await note(new Date(ahead).toISOString())
  expect(await faults()).toEqual([{ check: 'backup', reason: 'late' }])
  await run({}, signal)
  expect(made).toBe(1)
  expect(await faults()).toEqual([])
  await run({}, signal)
  expect(made).toBe(1)
})

test('a signing key that is drawn after the clock was put back is taken', async () => {
  const world = await start()
  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await world.app.inject({ url: '/api/v1/authorized/tenants', headers })).statusCode
  }
  vi.useFakeTimers({ toFake: ['Date'], now: ahead })
  onTestFinished(() => void vi.useRealTimers())
  const before = await world.tokenFor(reader)
  expect(await ask(before)).toBe(200)
  vi.setSystemTime(right)
  await world.sql('update auth_jwks set "expiresAt" = ?', new Date(right).toISOString())
  vi.setSystemTime(right + minute)
  const after = await world.tokenFor(reader)
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
  expect(await ask(after)).toBe(200)
})
