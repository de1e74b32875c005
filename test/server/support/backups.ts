import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { runBackupCommand } from '../../../server/operations/backup/command.ts'
import type { BackupCommand } from '../../../server/operations/backup/commands.ts'
import type { Database } from '../../../server/base/db/database.ts'
import { readEnv, type Env } from '../../../server/base/env.ts'

export const password = 'a password for tests'

export const envOf = (folder: string, more: Readonly<Record<string, string>> = {}): Env =>
  readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DEMO_PASSWORD: password, ...more })

/** What a command says, or the sentences with which it refuses. */
export const said = async (env: Env, command: BackupCommand, argument?: string): Promise<string> =>
  (await runBackupCommand(command, env, argument)).join('\n')

/** An app on a database that a test opened; both are closed when the test is over. */
export async function appOn(env: Env, database: Database): Promise<FastifyInstance> {
  const app = await buildApp({ env, database })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return app
}

/** Signs in as an account of the demo; returns the token for calls of the API. */
export async function signIn(app: FastifyInstance, env: Env, email: string): Promise<string> {
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: env.PUBLIC_URL },
    payload: { email, password },
  })
  expect(signedIn.statusCode).toBe(200)
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return (await app.inject({ url: '/api/auth/token', headers: { cookie } })).json().token
}

/** Signs in, finds news by a word, and reads a picture: what people would see first if a restore were not whole. */
export async function expectWorks(app: FastifyInstance, env: Env, picture: string): Promise<void> {
  const authorization = `Bearer ${await signIn(app, env, 'staff@myturn-games.example')}`
  const filter = encodeURIComponent('{"q":"の"}')
  const news = await app.inject({
    url: `/api/v1/authorized/tenants/myturn-games/news?filter=${filter}`,
    headers: { authorization },
  })
  expect(news.statusCode).toBe(200)
  expect(news.json().length).toBeGreaterThan(0)
  const file = await app.inject({ url: `/uploads/${picture}` })
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-type']).toBe('image/webp')
}
