// @module-tag sqlite
import { describe, expect, test } from 'vitest'
import { contact } from '../../entities/inquiries/contact.ts'
import { formFields } from '../../entities/language/site-fields.ts'
import { statesOf, type Entity } from '../../entities/language/entity.ts'
import { entities } from '../../entities/index.ts'
import { recordClient, type RecordClient } from './support/record-client.ts'
import { start } from './support/world.ts'

/** Records that come from a site, of which staff note how far they are. */
const workedOn = Object.values(entities).filter((entity) => entity.staffFields && statesOf(entity))
const issuesOf = (answer: { body: any }): readonly { path: string[]; rule: string }[] => answer.body.data.issues
const missing = '0198c1de-7a00-7000-8000-00000000dead'

/** One working field and two values of it. */
function workOf(api: RecordClient) {
  const name = api.entity.staffFields!.find((each) => api.entity.fields[each]!.kind === 'long-text')!
  return { name, first: { [name]: 'まず電話した。' }, second: { [name]: '返事を待つ。' } }
}

describe.each(workedOn.map((entity) => [entity.name, entity] as const))('The records of %s', (_, entity: Entity) => {
  test('take their working fields with a version, keep everything else, and give a change back', async () => {
    const api = await recordClient(await start(), entity)
    const { id, ...before } = await api.create(1)
    const { name, first, second } = workOf(api)
    expect((await api.send('PATCH', `/${id}`, first)).status).toBe(428)
    const noted = await api.send('PATCH', `/${id}`, { ...first, version: 1 })
    expect(noted).toMatchObject({ status: 200, headers: { etag: '"2"' } })
    const { version: _1, updatedAt: _2, updatedBy: _3, [name]: _4, ...rest } = before as Record<string, unknown>
    expect(noted.body).toMatchObject({ ...rest, ...first, version: 2 })
    const late = await api.send('PATCH', `/${id}`, { ...second, version: 1 })
    expect([late.status, late.body.data.current]).toEqual([412, noted.body])
    const undone = await api.send('POST', `/${id}/restorations`, { version: 2 })
    expect(undone.body).toMatchObject({ ...rest, [name]: before[name], version: 3 })
    const actions = (await api.get(`/${id}/revisions`)).body.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['restore', 'update', 'create'])
  })

  test('let nothing else be written', async () => {
    const api = await recordClient(await start(), entity)
    const { id } = await api.create(1)
    const record = (await api.get(`/${id}`)).body
    const body = await api.body(2)
    const others = formFields(entity, 'create', api.site).filter((field) => !entity.staffFields!.includes(field.name))
    for (const { name } of others) {
      const answer = await api.send('PATCH', `/${id}`, { version: 1, [name]: body[name] ?? null })
      expect([answer.status, issuesOf(answer)[0]], name).toMatchObject([400, { path: [name], rule: 'unknownField' }])
    }
    for (const name of ['tenant_id', 'trashedAt', 'createdAt', 'id', 'createdBy']) {
      const answer = await api.send('PATCH', `/${id}`, { version: 1, [name]: missing })
      expect([answer.status, issuesOf(answer)[0]!.path], name).toEqual([400, [name]])
    }
    for (const [method, path] of [
      // Where sites send records, the address takes those: in another form, and by its own rules.
      ...(entity.intake ? [] : [['POST', ''] as const]),
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', '/deletions'],
    ] as const)
      expect((await api.send(method, path, { ...body, version: 1 })).status, `${method} ${path}`).toBe(404)
    expect((await api.get(`/${id}`)).body).toEqual(record)
  })

  test('of another tenant are not there to be worked on', async () => {
    const world = await start()
    const api = await recordClient(world, entity)
    const twin = await recordClient(world, entity, api.site, await world.other(api.site, 'the-twin'))
    const { id } = await twin.create(2)
    const before = (await twin.get(`/${id}`)).text
    const { first } = workOf(api)
    const to = statesOf(entity)!.options![1]
    for (const [method, rest, body] of [
      ['PATCH', '', { ...first, version: 1 }],
      ['POST', '/transitions', { to, version: 1, values: first }],
      ['POST', '/restorations', { version: 1 }],
    ] as const) {
      const [foreign, none] = [
        await api.send(method, `/${id}${rest}`, body),
        await api.send(method, `/${missing}${rest}`, body),
      ]
      expect([foreign.status, foreign.text], rest).toEqual([404, none.text])
    }
    expect((await twin.get(`/${id}`)).text).toBe(before)
  })
})

test('a transition takes the working fields it needs along, and notes when it happened', async () => {
  const api = await recordClient(await start(), contact)
  const { id } = await api.create(1, { status: 'new', memo: null, repliedAt: null, closedAt: null, assignee: null })
  const done = (more: object = {}) => api.send('POST', `/${id}/transitions`, { to: 'done', version: 1, ...more })
  expect(issuesOf(await done())).toMatchObject([{ path: ['memo'], rule: 'integrity.anyRequiredWhen' }])
  expect(issuesOf(await done({ values: { name: '別の人' } }))[0]).toMatchObject({
    path: ['name'],
    rule: 'unknownField',
  })
  const moved = await done({ values: { memo: '電話で答えた。' } })
  expect(moved.body).toMatchObject({ status: 'done', memo: '電話で答えた。', closedAt: expect.stringMatching(/Z$/) })
  const back = await api.send('POST', `/${id}/restorations`, { version: 2 })
  expect(back.body).toMatchObject({ status: 'new', memo: null, closedAt: null, version: 3 })
})

test('work is given to members of the tenant alone, who are listed for choosing', async () => {
  const world = await start()
  const api = await recordClient(world, contact, 'emu-esu-com')
  const { id } = await api.create(1, { assignee: null })
  const [member, stranger] = [
    await world.account('staff@emu-esu-com.example'),
    await world.account('staff@toki-tsumugi-cafe.example'),
  ]
  const refused = await api.send('PATCH', `/${id}`, { version: 1, assignee: stranger })
  expect(issuesOf(refused)).toMatchObject([{ path: ['assignee'], rule: 'integrity.notColleague' }])
  expect((await api.send('PATCH', `/${id}`, { version: 1, assignee: member })).body.assignee).toBe(member)
  const path = '/api/v1/authorized/tenants/emu-esu-com/colleague'
  const listed = await world.call('staff@emu-esu-com.example', 'GET', path)
  expect([listed.body, listed.headers['content-range']]).toEqual([[{ id: member, name: 'staff' }], 'colleague 0-0/1'])
  expect((await world.call('staff@toki-tsumugi-cafe.example', 'GET', path)).status).toBe(403)
})
