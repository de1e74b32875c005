// @module-tag sqlite
// @module-tag full
import { beforeAll, afterAll, expect, test } from 'vitest'
import { keyScopesOf, keyVerbsOf, withIncludedScopes } from '../../entities/language/derived/api-key-scopes.ts'
import type { Values } from '../../entities/language/input/body.ts'
import { statesOf, type Entity, type Field } from '../../entities/language/entity.ts'
import { isRedacted, publicFields, visiblePeriod } from '../../entities/language/derived/public-visibility.ts'
import { referenceFieldsOf } from '../../entities/language/derived/reference-fields.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import { sites, type SiteSlug } from '../../entities/installation.ts'
import { tableOf } from '../../server/base/db/scope.ts'
import { buildApp } from '../../server/app.ts'
import { fromStored } from '../../server/kernel/records/stored-values.ts'
import { entitiesOfSite } from '../../server/kernel/records/registry.ts'
import { callWith, keysPathOf, makeKeyAt } from './support/api-keys.ts'
import { buyer } from './support/shop.ts'
import { firstSite, recordClient, type RecordClient } from './support/record-client.ts'
import { offline, open, staffOf, type World } from './support/world.ts'

/**
 * Every field of every record that a key might read holds a value of its own, which is found wherever it goes: what a
 * key with a single scope is answered by all operations of its tenant says which fields it got to see.
 */

let world: World
/** Another server on the same data, whose answers are not compared with openapi.json: marks keep no rules. */
let marking: World
beforeAll(async () => {
  world = await open()
  const app = await buildApp({ env: world.env, database: world.database, network: offline })
  marking = { ...world, app }
})
afterAll(async () => {
  await marking.app.close()
  await world.close()
})

interface Planted {
  readonly tenant: string
  readonly entity: string
  readonly field: string
  readonly record: string
  /** Who may read it with which verb of its entity. */
  readonly verb: 'read' | 'read-unpublished' | 'none'
}

interface Planting {
  readonly api: RecordClient
  /** A body of another record. */
  readonly body: Values
  readonly ids: readonly string[]
}

const marks = new Map<string, Planted>()
const markPattern = /zq[0-9a-z]{6}qz|739\d{6}/g

const newMark = (planted: Planted): string => {
  const mark = `zq${marks.size.toString(36).padStart(6, '0')}qz`
  marks.set(mark, planted)
  return mark
}
const newNumber = (planted: Planted): number => {
  const mark = 739_000_000 + marks.size
  marks.set(String(mark), planted)
  return mark
}

/** What a field's column holds with a mark in it; undefined for those whose values are too few or decide something. */
function marked(entity: Entity, field: Field, stored: unknown, planted: Planted): unknown {
  if (field.name === entity.reorder) return undefined
  if (field.kind === 'text' || field.kind === 'long-text' || field.kind === 'slug') return newMark(planted)
  if (field.kind === 'url') return `https://${newMark(planted)}.example/`
  if (field.kind === 'email') return `${newMark(planted)}@example.jp`
  if (field.kind === 'tags') return JSON.stringify([newMark(planted)])
  if (field.kind === 'integer' || field.kind === 'yen') return newNumber(planted)
  if (field.kind === 'rich-text')
    return JSON.stringify({ blocks: [{ id: 'mark', type: 'paragraph', data: { text: newMark(planted) } }] })
  if (typeof stored !== 'string' || !['lines', 'image', 'images'].includes(field.kind)) return undefined
  // Whatever people typed in rows and beside pictures.
  return stored.replaceAll(
    /"(alt|name|title|label|note|remarks?|text)":"[^"]*"/g,
    (_, name) => `"${name}":"${newMark(planted)}"`,
  )
}

/** A value that makes a record visible, or keeps it hidden. */
const conditionValue = (entity: Entity, name: string, expected: unknown, isShown: boolean): unknown => {
  const wanted = Array.isArray(expected) ? expected : [expected]
  if (isShown) return wanted[0]
  if (typeof wanted[0] === 'boolean') return !wanted[0]
  return (entity.fields[name]?.options ?? []).find((option) => !wanted.includes(option))
}

/** The values of a record as they are stored. */
async function readValues(entity: Entity, site: SiteSlug, tenant: string, id: string): Promise<Values> {
  const [row] = await world.sql(`select * from "${tableOf(entity)}" where "tenant_id" = ? and "id" = ?`, tenant, id)
  return Object.fromEntries(
    siteFields(entity, site).map(({ name, storage }) => [name, fromStored(storage, row![name])]),
  )
}

const columnValue = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value)

/** Three records of an entity, or its single one. */
async function make(entity: Entity, site: SiteSlug): Promise<Planting> {
  const api = await recordClient(world, entity, site)
  if (entity.edit === 'single') {
    const saved = await api.send('PUT', '', { ...(await api.body(1)), version: 0 })
    if (saved.status !== 200) throw new Error(`${entity.name} was not saved: ${saved.text}`)
    return { api, ids: [saved.body.id], body: {} }
  }
  // Others that refer to it may have made one already.
  const made: readonly { readonly id: string }[] = (await api.get()).body
  const ids = made.map(({ id }) => id).slice(0, 3)
  for (let number = 1; ids.length < 3 && number < 10; number += 1) {
    // Of two records some rules allow only one, whatever else they say.
    const record = await api.create(number).catch(() => undefined)
    if (record) ids.push(record.id)
  }
  expect(ids.length, entity.name).toBeGreaterThan(0)
  return { api, ids, body: await api.body(12) }
}

/** Marks the first record for everybody if that is possible, the second for staff, the third in the trash. */
async function mark({ api: { entity, site, tenant }, ids }: Planting): Promise<void> {
  const update = async (id: string, name: string, value: unknown) =>
    world.sql(`update "${tableOf(entity)}" set "${name}" = ? where "id" = ?`, columnValue(value), id)
  for (const [place, id] of ids.entries()) {
    const visibility = entity.public
    if (visibility && visibility.when !== 'always')
      for (const [name, expected] of Object.entries({ ...visibility.when, ...visibility.whenNotStaff }))
        if (siteFields(entity, site).some((field) => field.name === name))
          await update(id, name, conditionValue(entity, name, expected, place === 0))
    const windows = [visibility?.window, statesOf(entity)?.window].filter((window) => window !== undefined)
    for (const { from, until } of place === 0 ? windows : []) {
      if (from) await update(id, from, entity.fields[from]!.kind === 'date' ? '2020-01-01' : '2020-01-01T00:00:00.000Z')
      if (until) await update(id, until, null)
    }
    const record = await readValues(entity, site, tenant.id, id)
    const now = new Date().toISOString()
    const period = visiblePeriod(entity, site, record)
    const isVisible = period !== undefined && period.from <= now && now < period.until
    const shown = new Set(publicFields(entity, site).map(({ name }) => name))
    for (const field of siteFields(entity, site)) {
      const isShown = isVisible && shown.has(field.name) && !isRedacted(entity, field.name, record)
      const verb = place === 2 ? 'none' : isShown ? 'read' : 'read-unpublished'
      const [row] = await world.sql(`select "${field.name}" as "stored" from "${tableOf(entity)}" where "id" = ?`, id)
      const value = marked(entity, field, row!.stored, {
        tenant: tenant.slug,
        entity: entity.name,
        field: field.name,
        record: id,
        verb,
      })
      if (value !== undefined) await update(id, field.name, value)
    }
    if (place === 2) await update(id, 'trashedAt', now)
  }
}

/** A call that a program might make. */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly body?: object
  /** The entity whose operation it is. */
  readonly entity: string | undefined
}

/** What programs might read at a tenant, by the ids of records in all their states. */
function readsOf(site: SiteSlug, plantings: ReadonlyMap<string, Planting>): readonly Call[] {
  const { slug } = world.tenants[site]
  const entities = entitiesOfSite(site)
  const urls = ({ url, entity }: { readonly url: string; readonly entity: Entity | undefined }): readonly string[] => {
    const path = url.replace(':tenant', slug)
    if (!path.includes(':')) {
      const references = entity ? referenceFieldsOf(entity).map(({ field }) => field) : []
      return [path, `${path}?body=html`, ...references.map((field) => `${path}?expand=["${field}"]`)]
    }
    if (path.endsWith('/counts/:field'))
      return Object.keys(entity?.fields ?? {}).map((field) => path.replace(':field', field))
    const { api, ids } = (entity && plantings.get(entity.name)) ?? { api: undefined, ids: [] }
    const within = api?.parent ? path.replace(`:${entity!.parent!.name}`, api.parent) : path
    return ids.map((id) => within.replaceAll(/:\w+/g, id))
  }
  return world.app.routeTable.flatMap(({ method, url, config }) => {
    if (![method].flat().includes('GET') || config?.keyScope === undefined) return []
    const entity = entities.find(({ name }) => config.keyScope!.startsWith(`${name}:`))
    return urls({ url, entity }).map((each) => ({ method: 'GET' as const, url: each, entity: entity?.name }))
  })
}

/** What programs might write: a new record, and others that stay as they are, of this version and of one that is past. */
const writesOf = ({ api: { entity, path }, ids, body }: Planting): readonly Call[] => {
  const isSingle = entity.edit === 'single'
  const states = statesOf(entity)
  return [
    ...(isSingle ? [] : [{ method: 'POST' as const, url: path, body, entity: entity.name }]),
    ...ids.flatMap((id) =>
      [1, 99].flatMap((version) => [
        { method: 'PUT' as const, url: isSingle ? path : `${path}/${id}`, body: { version }, entity: entity.name },
        ...(states?.options ?? []).map((to) => ({
          method: 'POST' as const,
          url: `${path}/${id}/transitions`,
          body: { to, version: 99 },
          entity: entity.name,
        })),
      ]),
    ),
  ]
}

/** What sites hand in with a scope, about whatever records there are. */
const intakeOf = (site: SiteSlug, scope: string, plantings: ReadonlyMap<string, Planting>): readonly Call[] => {
  const ids = [...plantings.values()].flatMap((planting) => planting.ids)
  return world.app.routeTable.flatMap(({ method, url, config }) =>
    method !== 'POST' || config?.keyScope !== scope
      ? []
      : ids.map((id) => ({
          method: 'POST' as const,
          url: url.replace(':tenant', world.tenants[site].slug),
          body: { ...buyer, order: id, event: id, paymentMethod: 'bank', items: [{ product: id, quantity: 1 }] },
          entity: undefined,
        })),
  )
}

/** The marks in what a new key of some scopes is answered. */
async function marksSeenBy(site: SiteSlug, scopes: readonly string[], calls: readonly Call[]): Promise<Set<string>> {
  const { slug } = world.tenants[site]
  const { id, secret } = await makeKeyAt(world, slug, scopes, { requestsPerTenSeconds: 2000 })
  const seen = new Set<string>()
  for (const { method, url, body } of calls) {
    const { text } = await callWith(marking, secret, method, url, body)
    for (const [mark] of text.matchAll(markPattern)) if (marks.has(mark)) seen.add(mark)
  }
  await world.call(staffOf(slug), 'DELETE', `${keysPathOf(slug)}/${id}`)
  return seen
}

const tested = sites.flatMap((site) => {
  const entities = entitiesOfSite(site).filter(
    (entity) => firstSite(entity) === site && keyVerbsOf(entity, site).length > 0,
  )
  return entities.length > 0 ? [[site, entities] as const] : []
})

test.each(tested)(
  'each scope of a key of %s shows its fields, and no other',
  { timeout: 300_000 },
  async (site, own) => {
    const { slug } = world.tenants[site]
    const plantings = new Map<string, Planting>()
    for (const entity of entitiesOfSite(site))
      if (keyVerbsOf(entity, site).length > 0) plantings.set(entity.name, await make(entity, site))
    for (const planting of plantings.values()) await mark(planting)
    const reads = readsOf(site, plantings)
    const writes = [...plantings.values()].flatMap(writesOf)
    const all = keyScopesOf(entitiesOfSite(site), site)

    for (const entity of own) {
      const isOwn = (call: Call) => call.entity === entity.name || call.entity === undefined
      for (const verb of keyVerbsOf(entity, site)) {
        const scope = `${entity.name}:${verb}`
        const seen = await marksSeenBy(site, [scope], [...reads, ...writes].filter(isOwn))
        const may = withIncludedScopes([scope])
        const expected = [...marks].filter(([, each]) => each.tenant === slug && may.has(`${each.entity}:${each.verb}`))
        expect({ scope, fields: fieldsOf(seen) }).toEqual({ scope, fields: fieldsOf(expected.map(([each]) => each)) })
      }
      // Whoever may do everything else sees nothing of it, wherever they look.
      const others = all.filter((scope) => !scope.startsWith(`${entity.name}:`))
      const seen = await marksSeenBy(site, others, [...reads, ...writes.filter(isOwn)])
      expect([...seen].filter((each) => marks.get(each)!.entity === entity.name)).toEqual([])
    }
    for (const scope of all.filter((each) => ![...plantings.keys()].some((name) => each.startsWith(`${name}:`)))) {
      const seen = await marksSeenBy(site, [scope], [...reads, ...writes, ...intakeOf(site, scope, plantings)])
      expect({ scope, fields: fieldsOf(seen) }).toEqual({ scope, fields: [] })
    }
  },
)

/** Marks as people read them: which field of which record of which entity. */
const fieldsOf = (seen: Iterable<string>): readonly string[] =>
  [...seen].map((each) => Object.values(marks.get(each)!).join(' ')).toSorted()
