// @module-tag sqlite
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { checkpointInBackground } from '../../server/base/db/checkpoints.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { scratchFolder } from './support/scratch-folder.ts'

test('what was written is copied from the log into the database beside the server, which waits for none of it', async () => {
  const file = join(scratchFolder(), 'captain.sqlite')
  const { sqlite, close } = connectSqlite(file)
  // The server's own connection copies nothing here.
  sqlite.pragma('wal_autocheckpoint = 0')
  sqlite.exec('CREATE TABLE "note" ("text" TEXT)')
  const before = statSync(file).size
  const stop = checkpointInBackground(file)
  sqlite.prepare('INSERT INTO "note" VALUES (?)').run('あ'.repeat(100_000))
  await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(before + 300_000), { timeout: 30_000 })
  await stop()
  await close()
  expect(existsSync(`${file}-wal`)).toBe(false)
  expect(connectSqlite(file).sqlite.prepare('SELECT length("text") FROM "note"').pluck().get()).toBe(100_000)
})
