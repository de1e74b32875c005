// @module-tag postgres-full
import { expect, test } from 'vitest'
import { expositionOf, Histogram, histogramMetric, metric, withLabels } from '../../server/base/metrics.ts'
import { noteRun } from '../../server/operations/backup/runs.ts'
import { commit, version } from '../../server/base/version.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { admin, staffOf, start } from './support/world.ts'

const token = 'a-token-of-24-characters'

test('without a token there are no metrics', async () => {
  const { app } = await start()
  expect((await app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(404)
})

test('metrics tell who shows the token of requests, the database and the jobs, by templates of routes only', async () => {
  const world = await start({ METRICS_TOKEN: token, DATA_DIR: scratchFolder() })
  const read = (authorization?: string) =>
    world.app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } })
  expect((await read()).statusCode).toBe(401)
  expect((await read(`Bearer ${token}x`)).statusCode).toBe(401)

  const list = '/api/v1/authorized/tenants/tajimi-kasa-pub-com/link'
  const staff = staffOf('tajimi-kasa-pub-com')
  const made = await world.call(staff, 'POST', list, { title: '市役所', url: 'https://city.example' })
  expect(made.status).toBe(201)
  await world.app.inject({ method: 'HEAD', url: `${list}/${made.body.id}` })
  await world.call(staff, 'GET', `${list}/${made.body.id}`)
  await world.call(staff, 'GET', `${list}/${made.body.id}`)
  await world.app.inject('/nothing/here')
  await world.call(admin, 'GET', '/api/auth/get-session')

  const at = '2026-11-20T03:00:00.000Z'
  const run = { kind: 'backup', status: 'done', startedAt: at, finishedAt: at, detail: '{}', reason: null } as const
  const { database } = world
  await database.write(null, () => noteRun(database.dialect, run))
  await database.write(null, () => noteRun(database.dialect, { ...run, kind: 'drill', status: 'failed' }))

  const { headers, body } = await read(`Bearer ${token}`)
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = body.trimEnd().split('\n')
  for (const line of lines)
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{([a-z]+="[^"]*",?)+\})? -?[\d.e+-]+)$/)
  const valueOf = (start: string): number =>
    Number(
      lines
        .find((line) => line.startsWith(`${start} `))
        ?.split(' ')
        .at(-1),
    )
  const count = (method: string, route: string, status: string): number =>
    valueOf(`captain_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`)
  const template = '/api/v1/authorized/tenants/:tenant/link'
  expect(count('POST', template, '2xx')).toBe(1)
  expect(count('GET', `${template}/:id`, '2xx')).toBe(2)
  expect(count('HEAD', `${template}/:id`, '4xx')).toBe(1)
  expect(count('any', 'none', '4xx')).toBe(1)
  expect(count('GET', '/api/auth/get-session', '2xx')).toBe(1)
  expect(body).not.toContain(made.body.id)
  expect(body).not.toContain('tajimi-kasa-pub-com')
  expect(valueOf('captain_database_statement_duration_seconds_count')).toBeGreaterThan(5)
  for (const name of [
    'captain_database_size_bytes',
    'captain_disk_free_bytes',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ])
    expect(valueOf(name), name).toBeGreaterThan(0)
  expect(valueOf('captain_ready')).toBe(1)
  expect(valueOf('captain_survey_up')).toBe(1)
  expect(valueOf('captain_mails{status="failed"}')).toBe(0)
  expect(valueOf('captain_webhook_deliveries{status="waiting"}')).toBe(0)
  expect(valueOf('captain_jobs_oldest_due_seconds')).toBe(0)
  expect(valueOf('captain_backup_last_success_time_seconds{kind="backup"}')).toBe(Date.parse(at) / 1000)
  expect(body).not.toContain('captain_backup_last_success_time_seconds{kind="drill"}')
  expect(lines.filter((line) => line.startsWith('captain_cache_lookups_total'))).toHaveLength(4)
})

test('a page that listens for notifications is no slow answer', async () => {
  const world = await start({ METRICS_TOKEN: token })
  const path = '/api/v1/authorized/notifications'
  const staff = staffOf('myturn-games')
  await world.call(staff, 'GET', path)
  expect((await world.call(staff, 'GET', `${path}/events`)).headers['content-type']).toContain('text/event-stream')
  const { body } = await world.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(body).toContain(`route="${path}",status="2xx"`)
  expect(body).not.toContain(`route="${path}/events"`)
})

test('metrics say that sizes and counts could not be read, and leave them out', async () => {
  const { app, sql } = await start({ METRICS_TOKEN: token, DATA_DIR: scratchFolder() })
  await sql('alter table backup_run rename to lost')
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(statusCode).toBe(200)
  expect(body).toContain('\ncaptain_survey_up 0\n')
  expect(body).not.toContain('captain_database_size_bytes')
  expect(body).not.toContain('captain_jobs')
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).toContain(`captain_info{version="${version}",commit="${commit}"`)
})

test('a histogram counts what lies within each bound', () => {
  const times = new Histogram([1, 2])
  for (const value of [0.5, 1, 1.5, 3]) times.observe(value)
  const text = expositionOf([histogramMetric('t', 'Times.', [[times, { a: '"\\' }]])])
  expect(text.trimEnd().split('\n').slice(2)).toEqual([
    't_bucket{a="\\"\\\\",le="1"} 2',
    't_bucket{a="\\"\\\\",le="2"} 3',
    't_bucket{a="\\"\\\\",le="+Inf"} 4',
    't_sum{a="\\"\\\\"} 6',
    't_count{a="\\"\\\\"} 4',
  ])
})

test('metrics of several processes stand under one head, each with the number of its process', () => {
  const requests = (count: number) => [metric('counter', 'requests', 'Requests.', [count, { status: '2xx' }])]
  const both = [...withLabels({ process: '1' }, requests(3)), ...withLabels({ process: '2' }, requests(4))]
  expect(expositionOf(both).trimEnd().split('\n')).toEqual([
    '# HELP requests Requests.',
    '# TYPE requests counter',
    'requests{process="1",status="2xx"} 3',
    'requests{process="2",status="2xx"} 4',
  ])
})
