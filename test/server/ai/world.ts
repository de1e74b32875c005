import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { start, type World } from '../support/world.ts'
import type { FakeService } from './fake-service.ts'

/** The account that may use AI. */
export const aiUser = 'artist@captain.example'

/** What makes the app ask a server that speaks the protocol. */
export function withService(service: FakeService): Record<string, string> {
  service.answer = 'well'
  service.seen.length = 0
  const data = mkdtempSync(join(tmpdir(), 'captain-ai-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  return {
    DATA_DIR: data,
    CLOUDFLARE_ACCOUNT_ID: 'our-account',
    CLOUDFLARE_API_TOKEN: 'our-token',
    CLOUDFLARE_API_URL: service.url,
  }
}

/** The real app beside such a server, and one account that may use AI. */
export async function aiWorld(service: FakeService, more: Record<string, string> = {}): Promise<World> {
  const world = await start({ ...withService(service), ...more })
  await allowAi(world, aiUser)
  return world
}

export async function allowAi({ account, sql }: World, email: string): Promise<void> {
  await sql('update auth_user set "cfAi" = true where "id" = ?', await account(email))
}

/** A request for pictures once it has ended. */
export async function finishedRequest({ call }: Pick<World, 'call'>, id: string, email = aiUser): Promise<any> {
  for (;;) {
    const { body } = await call(email, 'GET', `/api/v1/ai/pictures/${id}`)
    if (body.status !== 'running') return body
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
