// @module-tag sqlite
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { symmetricEncrypt } from 'better-auth/crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noteRun, type BackupRun } from '../../server/operations/backup/runs.ts'
import { encryptionOf } from '../../server/operations/doctor/database.ts'
import { examine } from '../../server/operations/doctor/doctor.ts'
import { openSqlite } from '../../server/base/db/open-sqlite.ts'
import { features } from '../../server/features.ts'
import { createOperator } from '../../server/operations/setup/operator.ts'
import { onPostgres } from './support/database.ts'
import { scratchFolder } from './support/scratch-folder.ts'

/** What the doctor says of an installation, and whether all is well. */
async function visit(environment: Record<string, string>) {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text))
  try {
    const isWell = await examine(environment, features)
    return {
      isWell,
      said: lines.join('\n'),
      wrong: lines
        .join('\n')
        .split('\n')
        .filter((line) => line.includes('WRONG ')),
    }
  } finally {
    log.mockRestore()
  }
}

test.skipIf(onPostgres)(
  'the doctor finds nothing wrong with an installation that is well, and names each thing that is',
  async () => {
    const folder = scratchFolder()
    chmodSync(folder, 0o700)
    const { database } = await openSqlite(join(folder, 'captain.sqlite'), true)
    onTestFinished(() => void database.close())
    const operator = await createOperator(database, {
      name: '運営',
      siteUrl: 'https://operator.example',
      status: 'active',
    })
    const note = (kind: BackupRun['kind'], status: BackupRun['status'], at: string, reason: string | null = null) =>
      database.write(null, () =>
        noteRun('sqlite', { kind, status, startedAt: at, finishedAt: at, detail: '{}', reason }),
      )
    const well = await visit({ DATA_DIR: folder })
    expect(well.wrong).toEqual([])
    expect(well.isWell).toBe(true)

    database.sqlite.exec(`
    DROP INDEX "news_publishAt";
    INSERT INTO "upload" ("tenant_id", "id", "name", "kind", "type", "size", "title", "folded", "version", "createdAt", "updatedAt")
      VALUES ('${operator}', 'a', 'aaaaaaaaaaaaaaaaaaaaaaaaaa.pdf', 'document', 'application/pdf', 1, 'a', 'a', 1, '2026-01-01', '2026-01-01')`)
    chmodSync(folder, 0o755)
    const ill = await visit({ DATA_DIR: folder, RATE_LIMIT: 'off', BACKUP_DIR: join(folder, 'backups') })
    expect(ill.isWell).toBe(false)
    expect(ill.wrong.map((line) => line.replace(/.*WRONG /, ''))).toEqual([
      'RATE_LIMIT is off: passwords can be guessed.',
      expect.stringMatching(/^other users of this machine can read .*captain\.sqlite\.$/),
      'missing or changed by somebody: index news_publishAt.',
      expect.stringMatching(/^1 uploads have no file: .*\/a{26}\.pdf\.$/),
      'nothing was ever backed up; one should be made every 15 minutes.',
    ])
    expect(ill.said).toContain('run in it: CREATE INDEX "news_publishAt" ON "news"')
    expect(well.said).toContain('nothing was ever backed up, and none is made by itself')
    expect(well.said).toContain('Set BACKUP_DIR')
    const byHand = await visit({ DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups'), BACKUP_EVERY: '0' })
    expect(byHand.said).toContain('Run npm run backup regularly')
    expect(byHand.said).not.toContain('Set BACKUP_DIR')
    database.sqlite.exec(`
    INSERT INTO "backup_run" ("id", "kind", "startedAt", "finishedAt", "status", "detail")
      VALUES ('a', 'backup', '2199-01-01T00:00:00.000Z', '2199-01-01T00:01:00.000Z', 'done', '{}')`)
    expect((await visit({ DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups') })).wrong.join()).toContain(
      'the last backup is of 2199-01-01T00:01:00.000Z, which is ahead of the clock; one should be made every',
    )
    database.sqlite.exec('DELETE FROM "backup_run"')
    await note('backup', 'done', '2026-11-01T00:00:00.000Z')
    await note('drill', 'failed', '2026-11-02T00:00:00.000Z', 'What was restored differs in news.')
    await note('backup', 'failed', '2026-11-03T00:00:00.000Z', 'There are no backups in /backups.')
    const failing = await visit({ DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups'), BACKUP_EVERY: '0' })
    expect(
      failing.wrong.filter((line) => line.includes(' failed')).map((line) => line.replace(/.*WRONG /, '')),
    ).toEqual([
      'the last backup failed, at 2026-11-03T00:00:00.000Z: There are no backups in /backups.',
      'the last drill failed, at 2026-11-02T00:00:00.000Z: What was restored differs in news.',
    ])
    expect((await visit({ PORT: 'http' })).wrong.join()).toContain('PORT must be a whole number')
    expect((await visit({ DATA_DIR: folder, HOST: '203.0.113.7' })).wrong.join()).toContain(
      'HOST: 203.0.113.7 is no address of this machine',
    )
  },
)

test.skipIf(onPostgres)('the doctor does not take a database that is gone for one that is still to come', async () => {
  const folder = scratchFolder()
  chmodSync(folder, 0o700)
  const fresh = await visit({ DATA_DIR: folder })
  expect(fresh.isWell).toBe(true)
  expect(fresh.said).toContain('there is no database yet')
  writeFileSync(join(folder, 'auth-secret'), 'a secret', { mode: 0o600 })
  const used = await visit({ DATA_DIR: folder })
  expect(used.wrong.join()).toMatch(
    /captain\.sqlite is missing, but an installation has worked in its folder \(auth-secret\)/,
  )
  writeFileSync(join(folder, 'auth-secret'), '')
  expect((await visit({ DATA_DIR: folder })).wrong.join()).toMatch(/auth-secret is empty\./)
})

test.skipIf(onPostgres)(
  'the doctor notices a server that signs with another secret than the others',
  { tags: ['full'] },
  async () => {
    const folder = scratchFolder()
    const { database } = await openSqlite(join(folder, 'captain.sqlite'), true)
    onTestFinished(() => void database.close())
    const [mine, others] = ['m'.repeat(32), 'o'.repeat(32)]
    const key = JSON.stringify(await symmetricEncrypt({ key: others, data: '{}' }))
    database.sqlite
      .prepare(`INSERT INTO "auth_jwks" ("id", "publicKey", "privateKey", "createdAt") VALUES ('a', '{}', ?, ?)`)
      .run(key, new Date().toISOString())
    const told = 'the newest key of tokens was made with another AUTH_SECRET'
    expect((await visit({ DATA_DIR: folder, AUTH_SECRET: mine })).said).toContain(told)
    expect((await visit({ DATA_DIR: folder, AUTH_SECRET: others })).said).not.toContain(told)
    const exchanged = { AUTH_SECRET: mine, AUTH_SECRET_PREVIOUS: others }
    expect((await visit({ DATA_DIR: folder, ...exchanged })).said).not.toContain(told)
  },
)

test('the doctor says where mail and what goes to PostgreSQL may be read on the way', async () => {
  const saidOf = async (url: string) => (await visit({ DATA_DIR: '/nowhere', SMTP_URL: url })).said
  const plain = /mail may be handed over without encryption/
  expect(await saidOf('smtp://user:secret@mail.example:587')).toMatch(plain)
  for (const url of ['smtps://mail.example', 'smtp://mail.example:587?requireTLS=true', 'smtp://localhost:25'])
    expect(await saidOf(url)).not.toMatch(plain)
  expect(encryptionOf('postgres://owner:secret@db.example/captain', false)).toMatchObject([
    { level: 'note', what: 'the connection to PostgreSQL on db.example is not encrypted' },
  ])
  expect(encryptionOf('postgres://owner:secret@db.example/captain', true)).toEqual([])
  expect(encryptionOf('postgres://owner:secret@localhost/captain', false)).toEqual([])
})
