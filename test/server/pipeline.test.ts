import { afterAll, describe, expect, test } from 'vitest'
import type { Values } from '../../entities/language/input/body.ts'
import { addDays, today } from '../../entities/language/dates/plain-date.ts'
import { isDeletable, statesOf, type Entity } from '../../entities/language/entity.ts'
import { entities } from '../../entities/index.ts'
import { canHoldUploads, uploadsInValue } from '../../entities/language/derived/field-uploads.ts'
import { storeOf, type Context } from '../../server/kernel/records/context.ts'
import { findRow, type RecordRow } from '../../server/kernel/records/read-row.ts'
import { fromStored } from '../../server/kernel/records/stored-values.ts'
import { fromKanaBytes } from '../../server/kernel/search-index/kana-bytes.ts'
import { isIndexed, searchableText } from '../../server/kernel/search-index/record-index.ts'
import { entityHooks } from '../../server/generated/modules.ts'
import { notAllowed } from '../../server/base/errors/api-error.ts'
import type { Operation } from '../../server/base/db/query.ts'
import type { Change, ChangeName } from '../../server/kernel/records/change.ts'
import { commit } from '../../server/kernel/records/commit.ts'
import type { EntityHooks } from '../../server/kernel/records/entity-hooks.ts'
import { hooksOf } from '../../server/kernel/records/participants.ts'
import { changeKinds } from '../../server/kernel/records/change-kinds.ts'
import { fileNameOf } from '../../server/features/uploads/file-names.ts'
import { namedEntities } from '../extent.ts'
import { customerSite, recordClient, type RecordClient } from './support/record-client.ts'
import { suiteEntities } from './support/suite-entities.ts'
import { admin, open, start, staffOf, type World } from './support/world.ts'

/** A record's api, and the context in which changes of its entity are made. */
interface Stage {
  readonly api: RecordClient
  readonly context: Context
  /** The record as the database has it now. */
  readonly row: (id: string) => Promise<RecordRow | undefined>
  readonly make: (change: Change) => Promise<string>
}

interface Way {
  readonly isOffered: (entity: Entity) => boolean
  readonly action: string
  /** The changes of this kind that may be made, after what has to be done before; the first that is in order is made. */
  readonly changes: (stage: Stage) => Promise<readonly Change[]>
}

const isSingle = ({ edit }: Entity): boolean => edit === 'single'
const isWritten = (entity: Entity): boolean => !isSingle(entity) && Boolean(entity.edit ?? entity.staffFields)

/** Every kind of change, and how it is made of any entity's record. A new kind belongs in here. */
const ways: Readonly<Record<ChangeName, Way>> = {
  create: {
    isOffered: ({ create }) => Boolean(create),
    action: 'create',
    changes: async ({ api }) => [{ kind: 'create', values: await api.body(2) }],
  },
  import: {
    // A switch of a tenant is there with its tenant.
    isOffered: ({ name }) => name !== 'maintenance-site',
    action: 'create',
    changes: async ({ api }) => [{ kind: 'import', values: await api.body(2) }],
  },
  single: {
    isOffered: isSingle,
    action: 'create',
    changes: async ({ api }) => [{ kind: 'single', expectedVersion: 0, values: await api.body(1), unchanged: {} }],
  },
  update: {
    isOffered: isWritten,
    action: 'update',
    changes: async (stage) => updatesOf(stage, await someRecord(stage)),
  },
  transition: {
    isOffered: (entity) => statesOf(entity)?.transitions !== undefined,
    action: 'transition',
    changes: async (stage) => {
      const { entity } = stage.api
      const { id, version, ...row } = (await stage.row(await someRecord(stage)))!
      const { name, transitions } = statesOf(entity)!
      const body = await stage.api.body(1)
      const working = Object.fromEntries((entity.staffFields ?? []).map((field) => [field, body[field]]))
      return transitions![String(row[name])]!.flatMap((to) =>
        [undefined, working].map((values) => ({
          kind: 'transition' as const,
          id,
          expectedVersion: version,
          to,
          values,
        })),
      )
    },
  },
  restore: {
    isOffered: (entity) => isDeletable(entity) || isWritten(entity),
    action: 'restore',
    changes: async (stage) => {
      const id = await someRecord(stage)
      const before: readonly Change[] = isDeletable(stage.api.entity)
        ? [{ kind: 'delete', id }]
        : await updatesOf(stage, id)
      await firstInOrder(stage, before)
      return [{ kind: 'restore', id, expectedVersion: (await stage.row(id))!.version }]
    },
  },
  reorder: {
    isOffered: ({ reorder }) => reorder !== undefined,
    action: 'reorder',
    changes: async (stage) => [{ kind: 'reorder', id: await someRecord(stage), position: 777 }],
  },
  delete: {
    isOffered: isDeletable,
    action: 'delete',
    changes: async (stage) => [{ kind: 'delete', id: await someRecord(stage) }],
  },
  purge: {
    // Everything a tenant has hangs on its row.
    isOffered: (entity) => isDeletable(entity) && entity.name !== 'tenant',
    action: 'purge',
    changes: async (stage) => {
      const id = await someRecord(stage)
      await stage.make({ kind: 'delete', id })
      return [{ kind: 'purge', id, expectedVersion: (await stage.row(id))!.version }]
    },
  },
}

/** A record that can still be changed; of one's own unless it is there with something else. */
async function someRecord({ api, make }: Stage): Promise<string> {
  const { entity } = api
  if (isSingle(entity)) return make({ kind: 'single', expectedVersion: 0, values: await api.body(1), unchanged: {} })
  const [made] = entity.create ? [] : (await api.get('', { range: [0, 0] })).body
  if (made) return made.id
  const day = entity.calendar?.date
  return (await api.create(1, day === 'date' ? { date: addDays(today(), 1) } : {})).id
}

/** A change of each field that may be changed, to what another record has there, by itself and all together. */
async function updatesOf({ api: { entity, body } }: Stage, id: string): Promise<readonly Change[]> {
  const { edit, staffFields: working = [], fixed = [], unique = [] } = entity
  const names = edit ? Object.keys(entity.fields) : working
  const other = await body(2)
  const single = names
    .filter((name) => name in other && !fixed.includes(name) && !unique.includes(name))
    .map((name) => ({ [name]: entity.fields[name]!.kind === 'long-text' ? 'Something else.' : other[name] }))
  return [...single, Object.assign({}, ...single) as Values].map((values) => ({
    kind: 'update',
    id,
    form: edit ? 'edit' : 'staff',
    values,
  }))
}

let shared: World | undefined
let tenants = 0
afterAll(() => shared?.close())

async function stageOf(entity: Entity): Promise<Stage> {
  const site = customerSite(entity)
  const own = site ? (shared ??= await open()) : await start()
  const tenant = site && (await own.other(site, `pipeline-${(tenants += 1)}`))
  const api = await recordClient(own, entity, site, tenant)
  const context: Context = {
    store: storeOf(own.database),
    entity,
    tenant: api.tenant,
    parent: api.parent,
    by: await own.account(admin),
    requestId: 'the request',
    colleagues: [{ id: await own.account(staffOf(api.tenant.slug)), name: 'staff' }],
  }
  return {
    api,
    context,
    row: async (id) => own.database.read(api.tenant.id, () => findRow(context, id)),
    make: async (change) => (await own.database.write(api.tenant.id, commit(context, change))).id,
  }
}

/** Makes the first of some changes that no rule refuses and that changes something; answers the record before and after. */
async function firstInOrder({ make, row }: Stage, changes: readonly Change[]) {
  const refusals: unknown[] = []
  for (const change of changes) {
    const before = 'id' in change && change.id ? await row(change.id) : undefined
    try {
      const id = await make(change)
      const after = await row(id)
      if (!before || after?.version !== before.version) return { id, before, after, change }
    } catch (error) {
      refusals.push(error)
    }
  }
  throw new AggregateError(
    refusals,
    `None of ${changes.length} changes is in order: ${refusals.map(explained).join(' ')}`,
  )
}

const explained = (error: unknown): string => JSON.stringify((error as { data?: unknown }).data ?? String(error))

/** Every revision of a tenant, of all entities. */
const revisionsAt = ({ api: { world, tenant } }: Stage) =>
  world.sql('select * from revision where tenant_id = ?', tenant.id)

/** Expects that all that one call changed is one set, in which a change comes after what followed from it. */
async function expectOneSet(stage: Stage, before: readonly any[], id: string): Promise<void> {
  const known = new Set(before.map(({ changeSet }) => changeSet))
  // An account that was changed beside its view was nobody's change here.
  const written = (await revisionsAt(stage)).filter(({ changeSet, by }) => !known.has(changeSet) && by !== null)
  expect(new Set(written.map(({ changeSet }) => changeSet)).size, 'change sets').toBe(1)
  const ordered = written.toSorted((a, b) => a.place - b.place)
  expect(ordered.map(({ place }) => place)).toEqual(ordered.map((_each, index) => index))
  expect(ordered.at(-1)).toMatchObject({ entity: stage.api.entity.name, recordId: id })
}

/** Everything that is kept of an entity's records, beside themselves, at a tenant. */
async function booksOf({ api: { world, tenant, entity } }: Stage) {
  const of = async (table: string) =>
    (await world.sql(`select * from ${table} where tenant_id = ? and "entity" = ?`, tenant.id, entity.name)).toSorted(
      (a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
    )
  return {
    revisions: await of('revision'),
    totals: await of('total'),
    words: await of('search_entry'),
    uses: await of('upload_use'),
  }
}

/** Lets an entity have other hooks while something is done. */
async function withHooks<T>(entity: Entity, more: ReturnType<typeof hooksOf>, work: () => Promise<T>): Promise<T> {
  const own = Object.hasOwn(entityHooks, entity.name) ? entityHooks[entity.name] : undefined
  const hooks = hooksOf(entity)
  entityHooks[entity.name] = { ...hooks, ...more }
  try {
    return await work()
  } finally {
    if (own) entityHooks[entity.name] = own
    else delete entityHooks[entity.name]
  }
}

async function expectBooksRight(stage: Stage, id: string, after: RecordRow | undefined): Promise<void> {
  const { api, context } = stage
  const { entity, world, tenant } = api
  const { totals, words, uses } = await booksOf(stage)
  if (!entity.viewOf) {
    const table = `"${entity.name.replaceAll('-', '_')}"`
    const counting = `select count(*) as n from ${table} where tenant_id = ? and "trashedAt" is null`
    const [{ n }] = await world.sql(counting, tenant.id)
    expect(Number(totals[0]?.count ?? 0), 'the total').toBe(Number(n))
  }
  const entries = words.filter(({ recordId }) => recordId === id).map(({ folded }) => fromKanaBytes(folded))
  expect(entries, 'the search index').toEqual(after && isIndexed(entity) ? [searchableText(context, after)] : [])
  const named = Object.values(entity.fields)
    .filter(canHoldUploads)
    .flatMap((field) =>
      uploadsInValue(field, after ? fromStored(field.storage, after[field.name] ?? null) : null).map(
        ({ src }) => `${field.name} ${fileNameOf(src)}`,
      ),
    )
  const uploads = new Map<string, string>(
    (await world.sql('select "id", "name" from upload where tenant_id = ?', tenant.id)).map((row) => [
      row.id,
      row.name,
    ]),
  )
  const noted = uses
    .filter(({ recordId }) => recordId === id)
    .map(({ field, upload }) => `${field} ${uploads.get(upload)}`)
  expect(noted.toSorted(), 'the uses of uploads').toEqual([...new Set(named)].toSorted())
}

const offered = (Object.keys(ways) as ChangeName[]).flatMap((kind) =>
  suiteEntities.filter((entity) => ways[kind].isOffered(entity)).map((entity) => [kind, entity.name, entity] as const),
)

test.skipIf(namedEntities.length > 0)('every kind of change is walked, by one entity at least', () => {
  expect(Object.keys(changeKinds).toSorted()).toEqual(Object.keys(ways).toSorted())
  expect([...new Set(offered.map(([kind]) => kind))]).toEqual(Object.keys(ways))
})

describe.each(offered)('A change of kind %s of %s', (kind, _name, entity) => {
  test('asks the policy, leaves one revision in one change set with what follows, and keeps the books right', async () => {
    const stage = await stageOf(entity)
    const hooks = hooksOf(entity)
    const changes = await ways[kind].changes(stage)

    const books = await booksOf(stage)
    const refusal = notAllowed([{ path: [], rule: 'integrity.membersAlone', params: {} }], entity.name)
    const refusing = {
      policy() {
        throw refusal
      },
    }
    await expect(withHooks(entity, refusing, () => firstInOrder(stage, changes))).rejects.toMatchObject({
      errors: expect.arrayContaining([refusal]),
    })
    expect(await booksOf(stage), 'nothing is left of what was refused').toEqual(books)

    const asked: string[] = []
    const counting = {
      *policy(...given: Parameters<NonNullable<EntityHooks['policy']>>) {
        asked.push(`policy ${given[1].kind}`)
        const own = hooks.policy?.(...given)
        if (own) yield* own
      },
      *effect(...given: Parameters<NonNullable<EntityHooks['effect']>>) {
        asked.push(`effect ${given[1].kind}`)
        if (hooks.effect) yield* hooks.effect(...given)
      },
    }
    const earlier = await revisionsAt(stage)
    const { id, before, after } = await withHooks(entity, counting, () => firstInOrder(stage, changes))
    // Those of the change that was made; the policy may have been asked of others, which a unique index refused.
    expect(asked.slice(-2)).toEqual([`policy ${kind}`, `effect ${kind}`])

    const version = (before?.version ?? 0) + 1
    expect(after?.version).toBe(kind === 'purge' ? undefined : version)
    const { revisions } = await booksOf(stage)
    const own = revisions.filter(({ recordId }) => recordId === id).toSorted((a, b) => a.version - b.version)
    const { action } = ways[kind]
    expect(own.at(-1)).toMatchObject({ version, action, by: stage.context.by, requestId: 'the request' })
    expect(own.map((revision) => revision.version)).toEqual(
      kind === 'purge' ? [version] : Array.from({ length: version }, (_each, index) => index + 1),
    )
    await expectBooksRight(stage, id, after)
    await expectOneSet(stage, earlier, id)
  })
})

test('what the server does itself is asked no policy', async () => {
  const stage = await stageOf(entities['news']!)
  const values: Values = await stage.api.body(3)
  const policy = () => {
    throw new Error('asked')
  }
  const own = { ...stage.context, by: null }
  const made = await withHooks(entities['news']!, { policy }, () =>
    stage.api.world.database.write(own.tenant.id, commit(own, { kind: 'create', values })),
  )
  expect(made.version).toBe(1)
})

test('every write answers the record after all that followed from it, so that the next one starts from there', async () => {
  const stage = await stageOf(entities['news']!)
  const { api } = stage
  const countingAgain: EntityHooks = {
    *effect(context, { after }, again) {
      if (after && after.trashedAt === null && !String(after.title).endsWith('。'))
        yield* again(context, { kind: 'update', id: after.id, values: { title: `${String(after.title)}。` } })()
    },
  }
  await withHooks(api.entity, countingAgain, async () => {
    const made = await api.send('POST', '', { ...(await api.body(3)), title: '開店' })
    expect(made).toMatchObject({ status: 201, headers: { etag: '"2"' }, body: { version: 2, title: '開店。' } })
    const { id } = made.body
    const asLastAnswered = (version: number) => ({ 'if-match': `"${version}"` })
    const changed = await api.world.call(admin, 'PUT', `${api.path}/${id}`, { title: '閉店' }, asLastAnswered(2))
    expect(changed).toMatchObject({ status: 200, headers: { etag: '"4"' }, body: { version: 4, title: '閉店。' } })
    expect(changed.body).toEqual((await api.get(`/${id}`)).body)
    const edits = { records: [{ id, version: 4 }], changes: { title: { set: '改装' } } }
    const edited = await api.send('POST', '/edits', edits)
    expect(edited.body).toMatchObject({
      records: [{ id, version: 6 }],
      fields: { title: { samples: [{ to: '改装。' }] } },
    })
    const undone = await api.send('POST', `/${id}/restorations`, { version: 6, to: 2 })
    expect(undone).toMatchObject({ status: 200, body: { version: 7, title: '開店。' } })
    await expectBooksRight(stage, id, await stage.row(id))
  })
})

test('what effects make of their record again is recorded after its own change, and undone with it', async () => {
  const stage = await stageOf(entities['news']!)
  const { api } = stage
  const { world, tenant } = api
  const publishing: EntityHooks = {
    *effect(context, { after }, again) {
      const next = ({ draft: 'published', published: 'archived' } as Record<string, string>)[String(after?.status)]
      if (next && after!.trashedAt === null && after!.title === '三度')
        yield* again(context, { kind: 'transition', id: after!.id, expectedVersion: after!.version, to: next })()
    },
  }
  await withHooks(api.entity, publishing, async () => {
    const values = { ...(await api.body(3)), title: '三度', status: 'draft' }
    const { body, headers } = await api.send('POST', '', values)
    expect(body).toMatchObject({ version: 3, status: 'archived' })
    const revisions = await world.sql('select * from revision where "recordId" = ? order by "place"', body.id)
    expect(revisions.map(({ version, place }) => [version, place])).toEqual([1, 2, 3].map((n) => [n, n - 1]))
    const logged = 'select * from change_log where tenant_id = ? and "recordId" = ? order by "position"'
    // A draft is nothing to the public, which saw what came after it.
    expect((await world.sql(logged, tenant.id, body.id)).map((row) => Number(row.wasPublic))).toEqual([0, 1, 1])
    await expectBooksRight(stage, body.id, await stage.row(body.id))
    const undo = `/api/v1/authorized/tenants/${tenant.slug}/change-sets/${headers['change-set']}/restorations`
    expect((await world.call(admin, 'POST', undo, {})).status).toBe(200)
    expect((await stage.row(body.id))?.trashedAt).not.toBeNull()
  })
})

test('a change of a body that uses no upload, before or after, asks nothing of them; one that does keeps their uses', async () => {
  const stage = await stageOf(entities['news']!)
  const { api, context } = stage
  const { id } = await api.create(3, { thumbnail: null, attachments: null, body: text('一') })
  const change = (values: Values): Promise<number> =>
    api.world.database.write(api.tenant.id, notingUploads(commit(context, { kind: 'update', id, values })))
  expect(await change({ body: text('二') })).toBe(0)
  const { thumbnail } = await api.body(4)
  expect(await change({ thumbnail })).toBeGreaterThan(0)
  await expectBooksRight(stage, id, await stage.row(id))
  expect(await change({ body: text('三') })).toBe(0)
  expect(await change({ thumbnail: null })).toBe(1)
  await expectBooksRight(stage, id, await stage.row(id))
})

const text = (paragraph: string) => ({ blocks: [{ type: 'paragraph', data: { text: paragraph } }] })

/** The work, which returns how many of its queries were of uploads. */
const notingUploads = (work: () => Operation<unknown>): (() => Operation<number>) =>
  function* () {
    const running = work()
    let count = 0
    for (let step = running.next(); !step.done; step = running.next(yield step.value))
      if (/"upload(_use)?"/.test(step.value.sql)) count += 1
    return count
  }
