import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Env } from '../../../server/base/env.ts'
import { signIn } from './backups.ts'

/** A heavy text of the first record of a list, which keeps its history wherever the record is copied. */
export interface CopiedText {
  readonly list: string
  readonly field: string
}

/** What an administrator does with that record. */
async function recordOf(app: FastifyInstance, env: Env, { list, field }: CopiedText) {
  const headers = { authorization: `Bearer ${await signIn(app, env, 'admin@captain.example')}` }
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api/v1/authorized/tenants/${list}${path}`,
      headers,
      ...(payload && { payload }),
    })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json()
  }
  const [{ id }] = await call('GET', `?sort=${encodeURIComponent('["id","ASC"]')}`)
  return {
    read: () => call('GET', `/${id}`),
    write: async (text: string) =>
      call('PUT', `/${id}`, { [field]: text, version: (await call('GET', `/${id}`)).version }),
    restore: async (to: number) =>
      call('POST', `/${id}/restorations`, { to, version: (await call('GET', `/${id}`)).version }),
    texts: async (): Promise<readonly string[]> =>
      (await call('GET', `/${id}/revisions`)).map(({ after }: { after: Record<string, string> }) => after[field]),
  }
}

/** Changes the text twice. */
export async function writeText(app: FastifyInstance, env: Env, text: CopiedText): Promise<void> {
  const record = await recordOf(app, env, text)
  await record.write('初稿')
  await record.write('改稿')
}

/** Whether the history is whole in a copy, also after the text has changed there, and each version comes back. */
export async function expectTextGoesOn(app: FastifyInstance, env: Env, text: CopiedText): Promise<void> {
  const record = await recordOf(app, env, text)
  const [newest, before, first] = await record.texts()
  expect([newest, before]).toEqual(['改稿', '初稿'])
  expect(first).toEqual(expect.any(String))
  await record.write('定稿')
  expect(await record.texts()).toEqual(['定稿', '改稿', '初稿', first])
  expect((await record.restore(2))[text.field]).toBe('初稿')
  expect((await record.restore(1))[text.field]).toBe(first)
  expect(await record.texts()).toEqual([first, '初稿', '定稿', '改稿', '初稿', first])
}
