// @module-tag postgres-full
import { afterAll, describe, expect, test } from 'vitest'
import { siteFields } from '../../entities/language/site-fields.ts'
import type { Values } from '../../entities/language/input/body.ts'
import { isDeletable, type Entity } from '../../entities/language/entity.ts'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { contact } from '../../entities/inquiries/contact.ts'
import { operatorSite } from '../../entities/installation.ts'
import { faultsOf, settled, type Asked } from '../fields/faults.ts'
import { recordFaultsOf } from '../fields/record-faults.ts'
import { recordClient, firstSite, type RecordClient } from './support/record-client.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { open, reader, start, type World } from './support/world.ts'

let shared: World | undefined
let tenants = 0
afterAll(() => shared?.close())

async function ownDesk(entity: Entity): Promise<RecordClient> {
  const site = firstSite(entity)
  if (site === operatorSite) return recordClient(await start(), entity)
  shared ??= await open()
  return recordClient(shared, entity, site, await shared.other(site, `restoring-${(tenants += 1)}`))
}

interface Kept {
  readonly api: RecordClient
  readonly asked: Asked
  readonly id: string
  readonly body: Values
  /** Restores the first version as if it had been kept with other values, by the rules of another time. */
  readonly restore: (values: Values) => ReturnType<RecordClient['send']>
  /** Everything that a refusal leaves as it is. */
  readonly state: () => Promise<unknown>
}

async function keptRecord(entity: Entity): Promise<Kept> {
  const api = await ownDesk(entity)
  const { sql } = api.world
  const id = await someRecord(api)
  const table = entity.viewOf ? 'auth_user' : `"${entity.name.replaceAll('-', '_')}"`
  const revisions = () => sql('select * from revision where "recordId" = ? order by "version"', id)
  const whole = (await api.get(`/${id}/revisions`)).body.at(-1).after as Values
  return {
    api,
    asked: { entity, site: api.site, form: entity.edit ? 'edit' : 'create', right: whole },
    id,
    body: whole,
    async restore(values) {
      const text = JSON.stringify({ ...whole, ...values })
      await sql('update revision set "values" = ?, "former" = null where "recordId" = ? and "version" = 1', text, id)
      const [{ version }] = await sql(`select "version" from ${table} where "id" = ?`, id)
      return api.send('POST', `/${id}/restorations`, { version: Number(version), to: 1 })
    },
    state: async () => [
      await sql(`select * from ${table} where "id" = ?`, id),
      (await revisions()).map(({ version, action }) => [version, action]),
    ],
  }
}

/** A record of the tenant, of a day that is not over where it belongs to one. */
async function someRecord(api: RecordClient): Promise<string> {
  const { entity } = api
  if (entity.edit === 'single')
    return (await api.send('PUT', '', { ...(await api.body(1)), version: 0 })).body.id as string
  // What comes into being with something else is there already.
  const [made] = entity.create ? [] : (await api.get('', { range: [0, 0] })).body
  const day = entity.calendar?.date
  return (made ?? (await api.create(1, day === 'date' ? { date: addDays(today(), 1) } : {}))).id
}

/** Whether a field does not take its value from an earlier version that is restored: it keeps its own, or is derived. */
const keeps = ({ fixed = [], recorded = [], counted = [], derived = {} }: Entity, name: string): boolean =>
  [...fixed, ...recorded, ...counted, ...Object.keys(derived)].includes(name)

const placesOf = (answer: { body: any }): readonly string[] => [
  ...new Set<string>(answer.body.data.issues.map(({ path }: { path: string[] }) => path[0])),
]

describe.each(suiteEntities.map((entity) => [entity.name, entity] as const))(
  'Going back to an earlier version of %s',
  (_, entity) => {
    test('is refused at every field whose value the rules of today refuse, and changes nothing', async () => {
      const { asked, api, body, restore, state } = await keptRecord(entity)
      const fields = siteFields(entity, api.site).filter(({ name, kind }) => !keeps(entity, name) && kind !== 'states')
      const required = fields.filter(({ nullable, name }) => !nullable && body[name] !== null)
      const bad = fields.flatMap((field) => {
        const value = faultsOf(asked, field).values.find((each) => settled(field, each) !== null)
        // What is only asked of values that change is asked together with the rules between fields.
        return value === undefined || field.rules.some(({ whenChanged }) => whenChanged)
          ? []
          : [[field.name, settled(field, value)] as const]
      })
      const states = await state()

      const missing = await restore(Object.fromEntries(required.map(({ name }) => [name, null])))
      if (required.length > 0) {
        expect(missing.status, missing.text).toBe(400)
        expect(placesOf(missing).toSorted()).toEqual(required.map(({ name }) => name).toSorted())
      }
      if (bad.length > 0) {
        const wrong = await restore(Object.fromEntries(bad))
        expect(wrong.status, wrong.text).toBe(400)
        expect(placesOf(wrong).toSorted()).toEqual(bad.map(([name]) => name).toSorted())
      }
      expect(required.length + bad.length).toBeGreaterThan(0)
      expect(await state()).toEqual(states)
    })

    test.runIf(entity.rules?.some(({ warning }) => !warning))(
      'is refused where its values break a rule between fields',
      async () => {
        const { asked, body, restore, state } = await keptRecord(entity)
        const states = await state()
        for (const { rule, changes } of recordFaultsOf(asked, body)) {
          if (!changes || Object.keys(changes).some((name) => keeps(entity, name))) continue
          const answer = await restore(changes)
          expect([rule, answer.status], answer.text).toEqual([rule, 400])
          expect(answer.body.data.issues.map((issue: { rule: string }) => issue.rule)).toContain(rule)
        }
        expect(await state()).toEqual(states)
      },
    )

    test.runIf(isDeletable(entity))('out of the trash is refused alike, and leaves it there', async () => {
      const { asked, api, id, body, restore, state } = await keptRecord(entity)
      const deleted = await api.send('DELETE', `/${id}`)
      expect(deleted.status, deleted.text).toBe(200)
      const states = await state()
      const required = siteFields(entity, asked.site).filter(
        ({ name, nullable }) => !nullable && !keeps(entity, name) && body[name] !== null,
      )
      const refused = await restore(Object.fromEntries(required.map(({ name }) => [name, null])))
      expect(refused.status, refused.text).toBe(400)
      expect(placesOf(refused).toSorted()).toEqual(required.map(({ name }) => name).toSorted())
      expect(await state()).toEqual(states)
      expect((await restore({})).status, 'as it was').toBe(200)
    })
  },
)

test('Going back does not give work to somebody who does not work there', async () => {
  const { api, restore, state } = await keptRecord(contact)
  const states = await state()
  const refused = await restore({ assignee: await api.world.account(reader) })
  expect([refused.status, refused.body.data.issues]).toMatchObject([
    400,
    [{ path: ['assignee'], rule: 'integrity.notColleague' }],
  ])
  expect(await state()).toEqual(states)
})
