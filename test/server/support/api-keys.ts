import type { InjectOptions } from 'fastify'
import { staffOf, type Answer, type World } from './world.ts'

export interface MadeKey {
  readonly id: string
  readonly secret: string
}

/** Where the keys of a tenant are. */
export const keysPathOf = (tenant: string) => `/api/v1/authorized/tenants/${tenant}/api-keys`

/** A new key of a tenant, made by one of its staff. */
export async function makeKeyAt(
  on: World,
  tenant: string,
  scopes: readonly string[],
  more: object = {},
): Promise<MadeKey> {
  const { status, body, text } = await on.call(staffOf(tenant), 'POST', keysPathOf(tenant), {
    name: 'Website',
    scopes,
    ...more,
  })
  if (status !== 201) throw new Error(`No key was made: ${text}`)
  return body
}

/** Calls as a program with a key. */
export async function callWith(
  on: World,
  secret: string,
  method: InjectOptions['method'],
  url: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await on.app.inject({
    method: method!,
    url,
    headers: { authorization: `Bearer ${secret}`, ...headers },
    ...(body && { payload: body }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    body: isJson && answer.body !== '' ? answer.json() : undefined,
  }
}
