// @module-tag postgres-full
import { createServer, type AddressInfo } from 'node:net'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { domain } from '../../entities/kernel/domain.ts'
import { registrar } from '../../entities/kernel/registrar.ts'
import { tenantDomain } from '../../entities/kernel/tenant-domain.ts'
import { examine } from '../../server/operations/doctor/doctor.ts'
import type { Database } from '../../server/base/db/database.ts'
import { openSqlite } from '../../server/base/db/open-sqlite.ts'
import { certificateFaults, readCertificate, watchCertificate } from '../../server/operations/health/certificate.ts'
import { importRecord } from '../../server/operations/setup/import-record.ts'
import { createOperator } from '../../server/operations/setup/operator.ts'
import { expiresAt, serveCertificate } from './support/certificate.ts'
import { onPostgres } from './support/database.ts'
import { scratchFolder } from './support/scratch-folder.ts'
import { features } from '../../server/features.ts'
import { admin, start, type TestTenant } from './support/world.ts'

const day = 86_400_000

/** Days before the certificate of the tests expires. */
const before = (days: number): number => Date.parse(expiresAt) - days * day

test('a certificate is told with its issuer, its day, and why browsers may refuse it', async () => {
  const { port } = await serveCertificate()
  const read = await readCertificate(`https://localhost:${port}`)
  expect(read).toEqual({
    host: 'localhost',
    readAt: expect.any(String),
    issuer: 'Captain tests',
    expiresAt,
    problems: ['selfSigned'],
    reason: null,
  })
  // By its address it is another host.
  expect((await readCertificate(`https://127.0.0.1:${port}`)).problems).toEqual(['selfSigned', 'wrongHost'])
})

test('what shows no certificate is told as unreachable, and harms nobody', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => silent.close(() => resolve())))
  const { port } = silent.address() as AddressInfo
  const stop = new AbortController()
  const reading = readCertificate(`https://127.0.0.1:${port}`, stop.signal)
  stop.abort()
  const { problems, reason, expiresAt: day } = await reading
  expect({ problems, reason, day }).toEqual({ problems: ['unreachable'], reason: 'ETIMEDOUT', day: null })
  const gone = await readCertificate('https://127.0.0.1:1')
  expect(gone).toMatchObject({ host: '127.0.0.1', problems: ['unreachable'], reason: 'ECONNREFUSED' })
  expect(certificateFaults(gone)).toEqual([])
})

test('administrators are warned for fourteen days before it expires, and from then on', async () => {
  const { port } = await serveCertificate()
  const certificate = await readCertificate(`https://localhost:${port}`)
  expect(certificateFaults(certificate, before(14.1))).toEqual([])
  expect(certificateFaults(certificate, before(13.9))).toEqual([{ check: 'certificate', reason: 'late' }])
  expect(certificateFaults(certificate, before(-0.1))).toEqual([{ check: 'certificate', reason: 'failed' }])
  expect(certificateFaults(null)).toEqual([])
})

test('a certificate is read when it is asked for, in the background, and once only', async () => {
  const { port, asked } = await serveCertificate()
  const watch = watchCertificate(`https://localhost:${port}`)
  onTestFinished(watch.stop)
  expect(watch.latest()).toMatchObject({ host: 'localhost', readAt: null, expiresAt: null, problems: [] })
  await expect.poll(() => watch.latest()?.expiresAt, { timeout: 10_000 }).toBe(expiresAt)
  watch.latest()
  expect(asked()).toBe(1)
  expect(watchCertificate('http://localhost:3000').latest()).toBeNull()
})

test('a watch that was stopped asks nobody any more', async () => {
  const { port, asked } = await serveCertificate()
  const watch = watchCertificate(`https://localhost:${port}`)
  watch.stop()
  watch.latest()
  await readCertificate(`https://localhost:${port}`)
  expect(asked()).toBe(1)
})

/** Gives a tenant of an operator a host name with the last day of its certificate. */
async function addHost(database: Database, operator: string, parent: string, hostName: string, sslExpiresOn?: string) {
  const tenant = { id: operator, site: 'funaneco-jp' } as const
  const seller = await importRecord(database, registrar, { tenant }, { name: `${hostName}の登録業者` })
  const own = { name: hostName, registrar: seller, expiresOn: '2099-01-01', status: 'active' }
  const domainId = await importRecord(database, domain, { tenant }, own)
  const values = { domain: domainId, hostName, kind: 'site', ...(sslExpiresOn && { sslExpiresOn }) }
  await importRecord(database, tenantDomain, { tenant, parent }, values)
}

test('administrators see their own certificate and those of all tenants that expire within 30 days', async () => {
  const { port } = await serveCertificate()
  const token = 'a-token-of-24-characters'
  const world = await start({
    DATA_DIR: scratchFolder(),
    PUBLIC_URL: `https://localhost:${port}`,
    METRICS_TOKEN: token,
  })
  const pub = world.tenants['tajimi-kasa-pub-com']
  const own = world.tenants['funaneco-jp']
  const add = (tenant: TestTenant, hostName: string, day?: string) =>
    addHost(world.database, own.id, tenant.id, hostName, day)
  await add(pub, 'soon.example.jp', addDays(today(), 30))
  await add(own, 'expired.example.jp', addDays(today(), -1))
  await add(pub, 'later.example.jp', addDays(today(), 31))
  await add(pub, 'unknown.example.jp')
  const closed = await world.other('tajimi-kasa-pub-com', 'closed-pub')
  await add(closed, 'closed.example.jp', today())
  await world.sql(`update tenant set "status" = 'closed' where "id" = ?`, closed.id)

  const look = async () => (await world.call(admin, 'GET', '/api/v1/admin/health')).body
  const { tenantCertificates } = await look()
  expect(tenantCertificates.total).toBe(2)
  expect(tenantCertificates.certificates).toEqual([
    {
      hostName: 'expired.example.jp',
      expiresOn: addDays(today(), -1),
      hasExpired: true,
      tenant: { id: own.id, slug: 'funaneco-jp', name: '運営', nameEn: null },
    },
    {
      hostName: 'soon.example.jp',
      expiresOn: addDays(today(), 30),
      hasExpired: false,
      tenant: { id: pub.id, slug: 'tajimi-kasa-pub-com', name: 'tajimi-kasa-pub-com', nameEn: null },
    },
  ])
  await expect.poll(async () => (await look()).certificate.expiresAt, { timeout: 10_000 }).toBe(expiresAt)
  expect(await look()).toMatchObject({
    status: 'ready',
    faults: [],
    certificate: { host: 'localhost', issuer: 'Captain tests', problems: ['selfSigned'] },
  })
  const metrics = await world.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
  expect(metrics.body).toContain(`captain_certificate_expiry_time_seconds ${Date.parse(expiresAt) / 1000}\n`)
})

test('where people come by http there is no certificate', async () => {
  const world = await start({ DATA_DIR: scratchFolder() })
  const { body } = await world.call(admin, 'GET', '/api/v1/admin/health')
  expect(body.certificate).toBeNull()
  expect(body.tenantCertificates).toEqual({ total: 0, certificates: [] })
})

/** What the doctor says at a time. */
async function visit(environment: Record<string, string>, at: number): Promise<{ isWell: boolean; said: string }> {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text))
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  try {
    return { isWell: await examine(environment, features), said: lines.join('\n') }
  } finally {
    vi.useRealTimers()
    log.mockRestore()
  }
}

test.skipIf(onPostgres)('the doctor says when the certificate expires, and what else is wrong with it', async () => {
  const { port } = await serveCertificate()
  const folder = scratchFolder()
  chmodSync(folder, 0o700)
  const environment = { DATA_DIR: folder, PUBLIC_URL: `https://localhost:${port}` }
  const date = expiresAt.slice(0, 10)
  const well = await visit(environment, before(15))
  expect(well.said).toContain(`ok    the certificate of localhost, issued by Captain tests, expires on ${date}`)
  expect(well.said).toContain('note  the certificate of localhost is signed by itself: browsers refuse it')
  expect(well.said).not.toContain('WRONG the certificate')
  const ill = await visit(environment, before(13))
  expect(ill.said).toContain(`WRONG the certificate of localhost expires on ${date}.\n          → Renew it`)
  expect((await visit(environment, before(-1))).said).toContain('the certificate of localhost has expired on')
  const elsewhere = await visit({ ...environment, PUBLIC_URL: 'https://127.0.0.1:1' }, before(15))
  expect(elsewhere.said).toContain('note  the certificate of 127.0.0.1 cannot be read from here (ECONNREFUSED)')
  expect((await visit({ DATA_DIR: folder }, before(15))).said).not.toContain('Certificate')
})

test.skipIf(onPostgres)('the doctor names the certificates of tenants that expire soon', async () => {
  const folder = scratchFolder()
  chmodSync(folder, 0o700)
  const { database } = await openSqlite(join(folder, 'captain.sqlite'), true)
  onTestFinished(() => void database.close())
  const operator = await createOperator(database, {
    name: '運営',
    siteUrl: 'https://operator.example',
    status: 'active',
  })
  const well = await visit({ DATA_DIR: folder }, Date.now())
  expect(well.said).not.toContain('certificates of tenants')
  const soon = addDays(today(), 30)
  await addHost(database, operator, operator, 'soon.example.jp', soon)
  await addHost(database, operator, operator, 'later.example.jp', addDays(today(), 31))
  const { said, isWell } = await visit({ DATA_DIR: folder }, Date.now())
  expect(said).toContain(`note  certificates of tenants expire soon, or have: soon.example.jp (${soon})\n`)
  expect(isWell).toBe(well.isWell)
})
