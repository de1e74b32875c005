// @module-tag full
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { createIdentity } from '../../server/kernel/auth/identity.ts'
import { loadDemo } from '../../server/operations/demo/load.ts'
import { readEnv } from '../../server/base/env.ts'
import { builtPages } from '../../server/features/pages/built-pages.ts'
import type { Send } from '../fuzz/people.ts'
import { fuzz } from '../fuzz/round.ts'
import { sampleFiles } from '../fuzz/sample-files.ts'
import { startFakeService } from './ai/fake-service.ts'
import { freshDatabase, onPostgres } from './support/database.ts'
import { offline } from './support/world.ts'

/** `FUZZ_REQUESTS=200000 FUZZ_SEED=7 npx vitest …` asks more, and something else. */
const requests = Number(process.env.FUZZ_REQUESTS ?? (onPostgres ? 1_000 : 4_000))
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
const password = 'a fuzz in Tajimi'

test(
  `of ${requests} requests made from the document none is answered by a fault, and what was accepted can be read`,
  { timeout: 600_000 + requests * 20 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'captain-fuzz-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const service = await startFakeService()
    onTestFinished(() => service.stop())
    mkdirSync(join(folder, 'data'))
    const env = readEnv({
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent',
      RATE_LIMIT: 'off',
      AUTH_SECRET: 'a secret for tests only, 32 bytes',
      DEMO_PASSWORD: password,
      CLOUDFLARE_ACCOUNT_ID: 'our-account',
      CLOUDFLARE_API_TOKEN: 'our-token',
      CLOUDFLARE_API_URL: service.url,
    })
    const { database, sql, close } = await freshDatabase()
    await loadDemo(env, database, createIdentity(env, database).auth!)
    await sql(`update auth_user set "cfAi" = true where "email" like 'reader@%' or "email" like 'admin@%'`)
    const app = await buildApp({ env, database, pages: builtPages, network: offline })
    onTestFinished(async () => {
      await app.close()
      await close()
    })
    const send: Send = async ({ method, url, headers, payload }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(payload !== undefined && { payload }),
      })
      return {
        status: answer.statusCode,
        text: answer.body,
        contentType: String(answer.headers['content-type'] ?? ''),
        cookies: [answer.headers['set-cookie'] ?? []].flat(),
      }
    }
    const round = await fuzz({
      send,
      origin: env.PUBLIC_URL,
      password,
      seed,
      goesOn: (made) => made < requests,
      files: await sampleFiles(),
    })
    if (process.env.FUZZ_LOG) console.log(JSON.stringify({ ...round, faults: round.faults.length }))
    expect(round.faults.slice(0, 20)).toEqual([])
    // A fuzz that is refused everywhere proves nothing.
    const accepted = (round.statuses['200'] ?? 0) + (round.statuses['201'] ?? 0) + (round.statuses['204'] ?? 0)
    expect(accepted).toBeGreaterThan(requests / 6)
    expect(round.read).toBeGreaterThan(requests / 50)
  },
)
