// @module-tag full
// @module-tag postgres
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asOwner } from '../../server/base/db/open-postgres.ts'
import { copyOf, declare, serve, type Copy, type Server } from '../generators/newcomer/copy.ts'
import { library, makeRecords, pub, cafe, type Records } from '../generators/newcomer/records.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { addressOf, owner } from './setup.ts'

/**
 * The declarations of `test/generators/newcomer.test.ts`, and twelve changes of them, one after another, on databases that
 * have records. After each, both databases have been migrated by a start, and the records, their history and the answers of
 * the API are as the guide to migrations says.
 */

let copy: Copy
/** By database, where it is, and the records that are in it. */
const houses: { readonly env: Readonly<Record<string, string>>; records: Records }[] = []
const name = `captain_newcomer_${process.pid}`

beforeAll(async () => {
  const cluster = inject('postgres')
  await asOwner(cluster, (client) => client.query(`CREATE DATABASE ${name} OWNER ${owner}`))
  copy = copyOf(scratchFolder(afterAll))
  declare(copy)
  const { status, said } = copy.run('generate')
  if (status !== 0) throw new Error(said)
  for (const env of [{}, { DATABASE_URL: addressOf(cluster, name, owner) }]) {
    const house = { ...env, DATA_DIR: scratchFolder(afterAll) }
    const server = await serve(copy, house)
    try {
      houses.push({ env: house, records: await makeRecords(server) })
    } finally {
      await server.stop()
    }
  }
}, 600_000)
afterAll(() => asOwner(inject('postgres'), (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)))

/** Changes a declaration and generates: refused with some words, if it is, until the options are given. */
function evolve(
  entity: string,
  changes: readonly (readonly [string, string])[],
  { refused, options = '' }: { readonly refused?: string; readonly options?: string } = {},
): void {
  copy.edit(`entities/${entity}.ts`, changes)
  generate({ ...(refused !== undefined && { refused }), options })
}

function generate({ refused, options = '' }: { readonly refused?: string; readonly options?: string }): void {
  if (refused !== undefined) {
    const { status, said } = copy.run('generate')
    expect([status, said]).toEqual([1, expect.stringContaining(refused)])
    expect(said).toContain('See the rows at risk: SELECT')
    expect(said).toContain(options.replace(/=.*/, ''))
  }
  const { status, said } = copy.run(`generate ${options}`)
  expect(status, said).toBe(0)
}

/** Starts a server on each of the databases, which migrates it, and looks. */
async function onBoth(look: (server: Server, records: Records) => Promise<void>): Promise<void> {
  for (const { env, records } of houses) {
    const server = await serve(copy, env)
    try {
      await look(server, records)
    } finally {
      await server.stop()
    }
  }
}

/** What the first version of a record was, as the history has it now. */
const firstVersion = async ({ call }: Server, path: string): Promise<any> =>
  (await call('GET', `${path}/revisions`)).body.at(-1).after

test('a field is renamed: records, the public and the history have the new name', async () => {
  evolve('recipe', [
    ['minutes: integer', 'cookingMinutes: integer'],
    ["'minutes'", "'cookingMinutes'"],
    ['  menu:', "  renamedFrom: { cookingMinutes: 'minutes' },\n  menu:"],
  ])
  await onBoth(async (server, { recipe }) => {
    expect((await server.call('GET', `${cafe}/recipe/${recipe}`)).body).toMatchObject({ cookingMinutes: 40 })
    expect((await server.call('GET', 'tenants/cafe/recipe/curry')).body).toMatchObject({ cookingMinutes: 40 })
    expect(await firstVersion(server, `${cafe}/recipe/${recipe}`)).toMatchObject({ cookingMinutes: 40 })
  })
})

test('a text becomes a number: what is one is converted, in the history too', async () => {
  evolve('recipe', [['servings: text({ max: 9 })', 'servings: integer({ max: 99 })']], {
    refused: 'recipe.servings changes from text to integer',
    options: '--narrow recipe.servings',
  })
  await onBoth(async (server, { recipe }) => {
    expect((await server.call('GET', `${cafe}/recipe/${recipe}`)).body).toMatchObject({ servings: 4 })
    expect(await firstVersion(server, `${cafe}/recipe/${recipe}`)).toMatchObject({ servings: 4 })
  })
})

test('a field takes less than before: rows stay as they are, and longer values are refused', async () => {
  evolve('rental-item', [['name: text({ max: 80 })', 'name: text({ max: 20 })']], {
    refused: 'rental-item.name allows no more than 20'.replace('-', '_'),
    options: '--narrow rental-item.name',
  })
  await onBoth(async ({ call }, { item }) => {
    expect((await call('GET', `${pub}/rental-item/${item}`)).body).toMatchObject({ name: 'マイク' })
    const long = { version: 1, name: 'マ'.repeat(21) }
    expect((await call('PUT', `${pub}/rental-item/${item}`, long)).body.data.issues).toMatchObject([{ path: ['name'] }])
  })
})

test('a field becomes required: rows without a value get the one that is given', async () => {
  evolve('book', [['isbn: text({ max: 80 }).optional()', 'isbn: text({ max: 80 })']], {
    refused: 'book.isbn becomes required',
    options: '--fill book.isbn=9784000000000',
  })
  await onBoth(async ({ call }, { books }) => {
    const isbns = await Promise.all(books.map(async (id) => (await call('GET', `${library}/book/${id}`)).body.isbn))
    expect(isbns).toEqual(['9784000000001', '9784000000000'])
    expect((await call('POST', `${library}/book`, { title: '無題' })).body.data.issues).toMatchObject([
      { path: ['isbn'] },
    ])
  })
})

test('a field may be empty from now on', async () => {
  evolve('circle-member', [['joinedOn: date()', 'joinedOn: date().optional()']])
  await onBoth(async ({ call }, { circle, members }) => {
    const path = `${pub}/circle/${circle}/circle-member/${members[0]}`
    expect(await call('PUT', path, { version: 1, joinedOn: null })).toMatchObject({
      status: 200,
      body: { joinedOn: null },
    })
  })
})

test('a field is dropped, and erased from the history', async () => {
  evolve('rental-item', [['    memo: text({ max: 80 }).optional(),\n', '']], {
    refused: 'rental_item.memo is dropped',
    options: '--erase rental-item.memo',
  })
  await onBoth(async (server, { item }) => {
    expect((await server.call('GET', `${pub}/rental-item/${item}`)).body).not.toHaveProperty('memo')
    expect(await firstVersion(server, `${pub}/rental-item/${item}`)).not.toHaveProperty('memo')
  })
})

test('an option is renamed: records and the history have the new name', async () => {
  evolve('circle-member', [
    ["['leader', 'player', 'guest']", "['head', 'player', 'guest']"],
    ['  menu:', "  renamedOptions: { part: { head: 'leader' } },\n  menu:"],
  ])
  await onBoth(async (server, { circle, members }) => {
    const path = `${pub}/circle/${circle}/circle-member/${members[0]}`
    expect((await server.call('GET', path)).body).toMatchObject({ part: 'head' })
    expect(await firstVersion(server, path)).toMatchObject({ part: 'head' })
  })
})

test('an option is dropped: the rows that have it are named, and get another before', async () => {
  await onBoth(async ({ call }, { circle, members }) => {
    const path = `${pub}/circle/${circle}/circle-member/${members[1]}`
    expect((await call('PUT', path, { version: 1, part: 'player' })).status).toBe(200)
  })
  evolve('circle-member', [["['head', 'player', 'guest']", "['head', 'player']"]], {
    refused: 'circle_member.part loses the options guest',
    options: '--narrow circle-member.part',
  })
  await onBoth(async ({ call }, { circle, members }) => {
    const path = `${pub}/circle/${circle}/circle-member/${members[1]}`
    expect((await call('GET', path)).body).toMatchObject({ part: 'player' })
    const refused = await call('PUT', path, { version: 2, part: 'guest' })
    expect(refused).toMatchObject({ status: 400, body: { data: { issues: [{ path: ['part'] }] } } })
  })
})

test('a new record has another default, and those that are there keep their values', async () => {
  evolve('rental', [['initially: 1', 'initially: 2']])
  await onBoth(async ({ call }, { item, rental }) => {
    expect((await call('GET', `${pub}/rental/${rental}`)).body).toMatchObject({ quantity: 2, total: 3000 })
    const next = { item, customer: '見本 三郎', from: '2027-02-01', until: '2027-02-01' }
    expect(await call('POST', `${pub}/rental`, next)).toMatchObject({ status: 201, body: { quantity: 2, total: 1000 } })
  })
})

test('a field becomes unique: a second record with a value is refused', async () => {
  evolve('book', [['  list:', "  unique: ['isbn'],\n  list:"]], {
    refused: 'book.isbn becomes unique',
    options: '--narrow book.isbn',
  })
  await onBoth(async ({ call }) => {
    const again = await call('POST', `${library}/book`, { title: '写し', isbn: '9784000000001' })
    expect([again.status, again.body.data.issues[0].path]).toEqual([400, ['isbn']])
  })
})

test('a reference points at another entity, once no record points at one of the former', async () => {
  await onBoth(async ({ call }, { item }) => {
    const { version } = (await call('GET', `${pub}/rental-item/${item}`)).body
    expect((await call('PUT', `${pub}/rental-item/${item}`, { version, owner: null })).status).toBe(200)
  })
  evolve('rental-item', [["reference('circle'", "reference('facility'"]], {
    refused: 'rental_item.owner changes from reference(circle) to reference(facility)',
    options: '--narrow rental-item.owner',
  })
  await onBoth(async ({ call }, { item, circle }) => {
    const { version, name } = (await call('GET', `${pub}/rental-item/${item}`)).body
    expect(name).toBe('マイク')
    const refused = await call('PUT', `${pub}/rental-item/${item}`, { version, owner: circle })
    expect([refused.status, refused.body.data.issues[0].path]).toEqual([400, ['owner']])
  })
})

test('an entity is removed: its records are gone, and a site without any goes on', async () => {
  for (const path of ['entities/book.ts', 'locales/ja/entities/book.json', 'locales/en/entities/book.json'])
    copy.remove(path)
  generate({ refused: 'the table book is dropped', options: '--drop book' })
  await onBoth(async ({ call }, { rental }) => {
    expect((await call('GET', `${library}/book`)).status).toBe(404)
    expect((await call('GET', 'authorized/tenants/funaneco-jp/tenant')).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ slug: 'library' })]),
    )
    // Everything else is as it was.
    expect((await call('GET', `${pub}/rental/${rental}`)).body).toMatchObject({ days: 3, total: 3000, version: 1 })
  })
  expect(copy.run('check').said).toContain('0 errors')
})
