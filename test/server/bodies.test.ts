// @module-tag sqlite
import type { InjectOptions } from 'fastify'
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import type { Entity } from '../../entities/language/entity.ts'
import { entities } from '../../entities/index.ts'
import { news } from '../../entities/news.ts'
import { operatorSite, type SiteSlug } from '../../entities/installation.ts'
import openapi from '../../openapi.json' with { type: 'json' }
import { sessionCookie } from './support/access-table.ts'
import { recordClient, firstSite } from './support/record-client.ts'
import { admin, open, publicUrl, reader, staffOf, start, type World } from './support/world.ts'
import { administeredWorld } from './support/people.ts'

// Every route meets every body, which takes its time on a busy machine.
const patience = 400_000

let world: World
beforeAll(async () => {
  world = await open()
  return world.close
})

const levels = 10_000
const deepArray = '['.repeat(levels) + ']'.repeat(levels)
const deepObject = '{"a":'.repeat(levels) + '0' + '}'.repeat(levels)

interface Body {
  readonly type?: string
  readonly payload?: string
}

const json = (payload?: string): Body => ({ type: 'application/json', ...(payload !== undefined && { payload }) })

/** What is no body of any route that takes one. */
const unreadable: Readonly<Record<string, Body>> = {
  null: json('null'),
  true: json('true'),
  'a number': json('7'),
  'a string': json('"text"'),
  'an array': json('[]'),
  'an array of null': json('[null]'),
  'half an object': json('{"a":'),
  'no JSON': json('text'),
  'deep arrays': json(deepArray),
  'deep objects': json(deepObject),
  'plain text': { type: 'text/plain', payload: '{}' },
  'a form': { type: 'application/x-www-form-urlencoded', payload: 'a=b' },
  'half a multipart form': { type: 'multipart/form-data; boundary=x', payload: '--x\r\n' },
  'a body of no type': { payload: '{}' },
}

/** What says too little; some routes need no more. */
const bare: Readonly<Record<string, Body>> = { none: {}, 'none of a type': json(), 'an empty object': json('{}') }

/** What stands in every field at once that the document names. */
const values: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  'a number': '7',
  'a huge number': '1e400',
  'an empty string': '""',
  'U+0000': '"\\u0000"',
  'half a character': '"\\ud800"',
  'an array': '[]',
  'an array of null': '[null]',
  'an array of arrays': '[[]]',
  'an object': '{}',
  'deep arrays': deepArray,
  'deep objects': deepObject,
}

interface Door {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  readonly entity: Entity | undefined
  readonly site: SiteSlug
}

const doors = (): readonly Door[] =>
  world.app.routeTable.flatMap(({ method, url, config }) => {
    const entity = config?.entity === undefined ? undefined : entities[config.entity]
    return [method]
      .flat()
      .filter((each) => !['GET', 'HEAD', 'OPTIONS'].includes(each))
      .map((each) => ({
        method: each as Door['method'],
        url,
        entity,
        site: entity ? firstSite(entity) : operatorSite,
      }))
  })

/** The address of a route, where it can be of a record that is there: then only the body is wrong. */
async function addressOf({ method, url, entity, site }: Door): Promise<string> {
  const id = entity && url.includes(':id') && method !== 'DELETE' ? await recordOf(entity) : uuid()
  return url
    .replace(':tenant', site)
    .replace(':parent', world.tenants[site].id)
    .replace('/users/:id', `/users/${await world.account(reader)}`)
    .replace(':id', id)
    .replaceAll(/:\w+/g, () => uuid())
}

async function recordOf(entity: Entity): Promise<string> {
  if (entity.parent) return uuid()
  const { get, create } = await recordClient(world, entity)
  const { body } = await get('', { range: [0, 0] })
  return (body[0] ?? (await create(1))).id
}

const actors = ['admin', 'member', 'anonymous'] as const
type Actor = (typeof actors)[number]

let leaving = 0

async function credentials(actor: Actor, { url, site }: Door): Promise<Record<string, string>> {
  if (actor === 'anonymous') return {}
  const member = url.endsWith('/delete-user') ? `leaving${++leaving}@captain.example` : staffOf(site)
  const email = actor === 'admin' ? admin : member
  return url.startsWith('/api/auth/')
    ? { cookie: await sessionCookie(world, await world.account(email)) }
    : { authorization: `Bearer ${await world.tokenFor(email)}` }
}

/** The JSON body of a route as the document tells it. */
const bodyOf = ({ method, url }: Door): any =>
  (openapi.paths as any)[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody?.content?.[
    'application/json'
  ]?.schema

function fieldsOf(schema: any): readonly string[] {
  if (!schema) return []
  if (schema.$ref)
    return fieldsOf(
      schema.$ref
        .slice(2)
        .split('/')
        .reduce((at: any, key: string) => at[key], openapi),
    )
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((each) => each ?? [])
  return [...new Set([...Object.keys(schema.properties ?? {}), ...parts.flatMap(fieldsOf)])]
}

const filled = (fields: readonly string[], value: string): Body =>
  json(`{${fields.map((name) => `${JSON.stringify(name)}:${value}`).join()}}`)

test(
  'whatever is sent as a body is answered, and what is none is refused in our own form',
  { tags: ['full'], timeout: patience },
  async () => {
    const wrong: string[] = []
    for (const [place, door] of doors().entries()) {
      const url = await addressOf(door)
      const schema = bodyOf(door)
      const fields = fieldsOf(schema)
      const bodies = Object.entries({
        ...unreadable,
        ...bare,
        ...(fields.length > 0 &&
          Object.fromEntries(
            Object.entries(values).map(([name, value]) => [`each is ${name}`, filled(fields, value)]),
          )),
      })
      for (const actor of actors) {
        // Records are made and changed by an administrator with each body. Otherwise each route of an entity meets some, and
        // each body many routes.
        const all = !door.entity || (actor === 'admin' && makesOrChanges(door))
        const sent = all ? bodies : bodies.filter((_, nth) => (nth + place) % 8 === 0)
        let headers = await credentials(actor, door)
        for (const [name, { type, payload }] of sent) {
          // A call of better-auth may have ended the session before.
          if (url.startsWith('/api/auth/')) headers = await credentials(actor, door)
          const { statusCode, body } = await world.app.inject({
            method: door.method,
            url,
            headers: { origin: publicUrl, ...headers, ...(type && { 'content-type': type }) },
            ...(payload !== undefined && { payload }),
          })
          const told = `${door.method} ${door.url}, ${actor}, ${name}: ${statusCode}`
          if (statusCode >= 500) wrong.push(told)
          if (statusCode < 400 && schema && name in unreadable) wrong.push(told)
          if (statusCode >= 400 && !isRefusal(body, statusCode)) wrong.push(`${told} ${body.slice(0, 100)}`)
        }
      }
    }
    expect(wrong).toEqual([])
  },
)

const makesOrChanges = ({ method, url, entity }: Door): boolean =>
  (method === 'POST' && url.endsWith(`/${entity?.name}`)) || (method === 'PUT' && url.endsWith('/:id'))

function isRefusal(text: string, statusCode: number): boolean {
  const body = JSON.parse(text) as object
  return (
    Object.keys(body).join() === 'statusCode,statusMessage,message,data' &&
    (body as { statusCode: number }).statusCode === statusCode
  )
}

test('a text with U+0000 in it is kept without', async () => {
  const own = await start()
  const api = await recordClient(own, news, 'myturn-games')
  const made = await api.create(1, { title: 'お知\u0000らせ' })
  expect(made.title).toBe('お知らせ')
  const invited = await own.call(admin, 'POST', '/api/v1/admin/invitations', {
    name: '花\u0000子',
    email: 'hanako@captain.example',
  })
  expect([invited.status, invited.text.includes('u0000')]).toEqual([201, false])
  // Where it is asked for, it is nowhere; PostgreSQL cannot even be asked.
  const filter = encodeURIComponent(JSON.stringify({ q: '\u0000' }))
  for (const path of ['/api/v1/admin/audit-events', '/api/v1/admin/audit-events.csv', '/api/v1/admin/users'])
    expect((await own.call(admin, 'GET', `${path}?filter=${filter}`)).status, path).toBeLessThan(500)
})

test('an account whose address and name are no texts is refused at these fields', async () => {
  const own = await administeredWorld()
  for (const [email, name] of [
    [[null], 'x'],
    [{}, []],
    ['hanako@captain.example', 7],
  ]) {
    const answer = await own.admin.post('/api/auth/admin/create-user', { email, name, password: 'a pass 4 hanako' })
    expect([answer.status, isRefusal(answer.text, 400)]).toEqual([400, true])
  }
})
