import { z } from 'zod'
import { expect } from 'vitest'
import { entity, type Entity, type Field } from '../../../entities/language/entity.ts'
import {
  choice,
  choices,
  dateTime,
  decimal,
  image,
  images,
  integer,
  lines,
  publication,
  states,
  tags,
  text,
  toggle,
} from '../../../entities/language/fields/index.ts'
import { draftMigration, noOptions, type Draft, type MigrationOptions } from '../../../generators/migration/draft.ts'
import { tableOf } from '../../../generators/names.ts'
import { fromStored, toStored } from '../../../server/kernel/records/stored-values.ts'
import { insertion, type OpenWorld, type World } from './worlds.ts'

type Values = Readonly<Record<string, unknown>>
type Shape = z.ZodRawShape

interface Change {
  readonly what: string
  readonly from: Shape
  readonly to: Shape
  /** What else the new declaration says. */
  readonly says?: object
  /** What the command line says, of the entity `it`. */
  readonly allow?: readonly string[]
  readonly fill?: Readonly<Record<string, string>>
  /** How many records each refusal without that shows, counted live and in the trash. */
  readonly atRisk?: readonly number[]
  /** Records before and after, of which the history has the same. */
  readonly records: readonly (readonly [before: Values, after: Values, history?: Values])[]
}

const word = text({ max: 40 })
const [group, one] = [(parts: Shape) => ({ about: lines(parts) }), (about: z.ZodType) => ({ about })]
const narrow = ['--narrow it.about']
const day = { publishAt: dateTime().optional(), unpublishAt: dateTime().optional() }
const published = { name: word, ...day, status: publication({ from: 'publishAt', until: 'unpublishAt' }) }
const [draft, live] = [{ status: 'draft' }, { status: 'published' }]

/** Changes of a declaration, and what becomes of records and of their history. */
export const changes: readonly Change[] = [
  {
    what: 'an option under a new name',
    from: one(choice(['red', 'blue'])),
    to: one(choice(['crimson', 'blue'])),
    says: { renamedOptions: { about: { crimson: 'red' } } },
    records: [
      [{ about: 'red' }, { about: 'crimson' }],
      [{ about: 'blue' }, { about: 'blue' }],
    ],
  },
  {
    what: 'an option that becomes another one, of a field under a new name that was in the index of an order',
    from: { name: word, sortOrder: integer(), kind: choice(['red', 'rose', 'blue']) },
    to: { name: word, sortOrder: integer(), about: choice(['red', 'blue']) },
    says: {
      renamedFrom: { about: 'kind' },
      renamedOptions: { about: { red: 'rose' } },
      reorder: 'sortOrder',
      sort: ['about', 'ASC'],
    },
    records: [
      [
        { name: 'a', sortOrder: 1, kind: 'rose' },
        { name: 'a', sortOrder: 1, about: 'red' },
      ],
    ],
  },
  {
    what: 'a state under a new name',
    from: one(states(['new', 'done'], { new: ['done'], done: [] })),
    to: one(states(['open', 'done'], { open: ['done'], done: [] })),
    says: { renamedOptions: { about: { open: 'new' } } },
    records: [[{ about: 'new' }, { about: 'open' }]],
  },
  {
    what: 'options among several, two of which become one',
    from: one(choices(['a', 'b', 'c'], { max: 3 }).optional()),
    to: one(choices(['x', 'c'], { max: 3 }).optional()),
    says: { renamedOptions: { about: { x: 'a', c: 'b' } } },
    records: [
      [{ about: ['c', 'a', 'b'] }, { about: ['c', 'x'] }],
      [{ about: [] }, { about: [] }],
      [{ about: null }, { about: null }],
    ],
  },
  {
    what: 'a text that becomes a number',
    from: one(word.optional()),
    to: one(integer().optional()),
    allow: narrow,
    atRisk: [2],
    records: [
      [{ about: '12' }, { about: 12 }],
      [{ about: '約20' }, { about: null }],
      [{ about: null }, { about: null }],
    ],
  },
  {
    what: 'a text that becomes a required number, of which the history leaves out what is none',
    from: one(word),
    to: one(integer()),
    fill: { about: '7' },
    atRisk: [2],
    records: [
      [{ about: '12' }, { about: 12 }],
      [{ about: '約20' }, { about: 7 }, {}],
    ],
  },
  {
    what: 'a decimal that becomes a whole number',
    from: one(decimal({ places: 2 })),
    to: one(integer()),
    allow: narrow,
    atRisk: [2],
    records: [[{ about: '12.5' }, { about: 12 }]],
  },
  {
    what: 'a whole number that becomes a decimal',
    from: one(integer()),
    to: one(decimal({ places: 2 })),
    records: [
      [{ about: 120 }, { about: '120' }],
      [{ about: 0 }, { about: '0' }],
    ],
  },
  {
    what: 'a decimal that becomes a text',
    from: one(decimal({ places: 2 })),
    to: one(word),
    allow: narrow,
    atRisk: [0],
    records: [[{ about: '0.25' }, { about: '0.25' }]],
  },
  {
    what: 'a toggle that becomes a number',
    from: one(toggle()),
    to: one(integer()),
    records: [
      [{ about: true }, { about: 1 }],
      [{ about: false }, { about: 0 }],
    ],
  },
  {
    what: 'a number that becomes a toggle',
    from: one(integer()),
    to: one(toggle()),
    allow: narrow,
    atRisk: [2],
    records: [[{ about: 5 }, { about: true }]],
  },
  {
    what: 'a picture that becomes several',
    from: one(image().optional()),
    to: one(images({ max: 3 }).optional()),
    records: [
      [{ about: { src: '/a' } }, { about: [{ src: '/a' }] }],
      [{ about: null }, { about: null }],
    ],
  },
  {
    what: 'tags that become a text, of which nothing is left',
    from: one(tags({ max: 3 }).optional()),
    to: one(word.optional()),
    allow: narrow,
    atRisk: [2],
    records: [[{ about: ['a'] }, { about: null }]],
  },
  {
    what: 'a part under a new name, with a renamed option in another',
    from: group({ word, amount: integer().optional(), size: choice(['s', 'm']) }),
    to: group({ word, quantity: integer().optional(), size: choice(['small', 'm']) }),
    says: { renamedFrom: { 'about.quantity': 'amount' }, renamedOptions: { 'about.size': { small: 's' } } },
    records: [
      [
        {
          about: [
            { word: 'a "b"', amount: 2, size: 's' },
            { word: 'é', amount: null, size: 'm' },
          ],
        },
        {
          about: [
            { word: 'a "b"', quantity: 2, size: 'small' },
            { word: 'é', quantity: null, size: 'm' },
          ],
        },
      ],
      [{ about: [] }, { about: [] }],
    ],
  },
  {
    what: 'parts of another type',
    from: group({ a: word.optional(), b: integer(), c: toggle(), d: decimal({ places: 1 }), e: word }),
    to: group({
      a: decimal({ places: 2 }).optional(),
      b: word,
      c: integer(),
      d: integer(),
      e: integer(),
    }),
    allow: ['a', 'b', 'd'].map((part) => `--narrow it.about.${part}`),
    fill: { 'about.e': '0' },
    atRisk: [2, 0, 2, 2],
    records: [
      [
        {
          about: [
            { a: '12.50', b: 3, c: true, d: '2.5', e: '9' },
            { a: 'many', b: 0, c: false, d: '0', e: 'none' },
          ],
        },
        {
          about: [
            { a: '12.5', b: '3', c: 1, d: 2, e: 9 },
            { a: null, b: '0', c: 0, d: 0, e: 0 },
          ],
        },
      ],
    ],
  },
  {
    what: 'a part less, one that becomes required, and new ones that are, in a group under a new name that may be empty',
    from: { lots: lines({ gone: word, note: word.optional() }).optional() },
    to: {
      about: lines({
        note: word,
        rank: integer({ initially: 1 }),
        size: decimal({ places: 1 }),
        kinds: choices(['a', 'b'], { max: 2 }),
        more: word.optional(),
      }).optional(),
    },
    says: { renamedFrom: { about: 'lots' } },
    allow: ['--drop it.about.gone'],
    fill: { 'about.note': 'なし', 'about.size': '1.50', 'about.kinds': '["b"]' },
    atRisk: [2, 2, 2, 2],
    records: [
      [
        { lots: [{ gone: 'x', note: 'y' }, { gone: 'x', note: null }, { gone: 'x' }] },
        {
          about: ['y', 'なし', 'なし'].map((note) => ({ note, rank: 1, size: '1.5', kinds: ['b'], more: null })),
        },
      ],
      [{ lots: null }, { about: null }],
    ],
  },
  {
    what: 'a field that published records need, and drafts do not',
    from: { ...published, about: word.optional() },
    to: { ...published, about: word },
    fill: { about: '編集部' },
    atRisk: [2],
    records: [
      [
        { name: 'a', ...draft, about: null },
        { name: 'a', ...draft, about: null },
      ],
      [
        { name: 'b', ...live, about: null },
        { name: 'b', ...live, about: '編集部' },
        { name: 'b', ...live, about: null },
      ],
      [
        { name: 'c', ...live, about: 'x' },
        { name: 'c', ...live, about: 'x' },
      ],
    ],
  },
  {
    what: 'a new field that published records need, and drafts do not',
    from: published,
    to: { ...published, about: choice(['x', 'y']) },
    fill: { about: 'y' },
    atRisk: [2],
    records: [
      [
        { name: 'a', ...draft },
        { name: 'a', ...draft, about: null },
        { name: 'a', ...draft },
      ],
      [
        { name: 'b', ...live },
        { name: 'b', ...live, about: 'y' },
        { name: 'b', ...live },
      ],
    ],
  },
]

const nameOf = (index: number): string => `change-${index}`

const declared = (index: number, shape: Shape, says: object = {}): Entity =>
  entity(nameOf(index), {
    sites: ['emu-esu-com'],
    schema: z.object(shape),
    list: [Object.keys(shape)[0]!],
    create: true,
    menu: { group: 'content', icon: 'ArticleOutlined' },
    ...says,
  } as never)

const before = changes.map(({ from }, index) => declared(index, from))
const after = changes.map(({ to, says }, index) => declared(index, to, says))

const optionsOf = (index: number): MigrationOptions => {
  const { allow = [], fill = {} } = changes[index]!
  return {
    allowed: allow.map((each) => each.replace(' it.', ` ${nameOf(index)}.`)),
    fill: Object.fromEntries(Object.entries(fill).map(([at, value]) => [`${nameOf(index)}.${at}`, value])),
  }
}

/** The draft of one change alone, with what the command line says or without. */
export const draftOf = (index: number, { isMeant }: { readonly isMeant: boolean }): Draft =>
  draftMigration(draftMigration({}, [before[index]!]).shape, [after[index]!], isMeant ? optionsOf(index) : noOptions)

/** Makes all changes at once in a database, and compares the records at risk before it, and records and history after it. */
export async function expectChangedValues(open: OpenWorld): Promise<void> {
  const world = await open(before)
  for (const [index, { what, records, atRisk = [] }] of changes.entries()) {
    await world.run(records.map(([values], row) => rowsOf(world, before[index]!, String(row), values)).join('\n'))
    const counts = []
    for (const { show } of draftOf(index, { isMeant: false }).refused)
      counts.push((await world.rows(show[world.dialect])).length)
    expect.soft(counts, what).toEqual(atRisk)
  }
  const options = changes.map((_, index) => optionsOf(index))
  await world.migrate(
    draftMigration(draftMigration({}, before).shape, after, {
      allowed: options.flatMap(({ allowed }) => allowed),
      fill: Object.assign({}, ...options.map(({ fill }) => fill)),
    }),
  )
  for (const [index, { what, records }] of changes.entries()) {
    const { fields, name } = after[index]!
    const shown = Object.values(fields).filter((field) => !Object.hasOwn(day, field.name))
    const casts = (names: readonly string[]) => names.map((each) => `CAST("${each}" AS text) AS "${each}"`).join(', ')
    const rows = await world.rows(
      `SELECT ${casts(shown.map((field) => field.name))} FROM "${tableOf(name)}" ORDER BY "id"`,
    )
    const history = await world.rows(
      `SELECT ${casts(['values', 'former'])} FROM "revision" WHERE "entity" = '${name}' ORDER BY "recordId"`,
    )
    expect
      .soft(
        {
          records: rows.map((row) =>
            Object.fromEntries(shown.map((field) => [field.name, valueOf(field, row[field.name] as string | null)])),
          ),
          history: history.flatMap((row) => Object.values(row).map((json) => JSON.parse(String(json)) as unknown)),
        },
        what,
      )
      .toEqual({
        records: records.flatMap(([, values]) => [values, values]),
        history: records.flatMap(([, values, ofHistory = values]) => [ofHistory, ofHistory]),
      })
    // A save without a change compares texts.
    for (const json of rows.flatMap((row) => Object.values(row)))
      if (String(json).startsWith('[')) expect.soft(json, what).toBe(JSON.stringify(JSON.parse(String(json))))
  }
}

const filter = { about: 'red', about_in: ['blue', 'red'], about_neq: null, aboutness: 'red', name: 'red' }
const words = { about: { 赤: 'red', 'a"b': 'blue' }, aboutness: { 赤: 'red' } }

/** Renames an option that conditions of a view and words of imports name, of which only those of its field are meant. */
export async function expectKeptOptions(open: OpenWorld): Promise<void> {
  const [first, next] = [before[0]!, after[0]!]
  const world = await open([first])
  const noted = { tenant_id: 't', version: 1, createdAt: '', updatedAt: '' }
  for (const entity of [first.name, 'other'])
    await world.run(
      [
        insertion(
          'list_view',
          [{ ...noted, id: entity, entity, name: 'red', query: { filter, perPage: 50 }, isDefault: 0, position: 0 }],
          world,
        ),
        insertion('import_mapping', [{ tenant_id: 't', entity, columns: {}, words }], world),
      ].join('\n'),
    )
  const broken = { ...noted, id: 'broken', entity: first.name, name: 'broken', isDefault: 0, position: 1 }
  await world.run(insertion('list_view', [{ ...broken, query: { columns: ['about'], filter: null } }], world))
  await world.migrate(draftMigration(draftMigration({}, [first]).shape, [next]))
  const views = await world.rows(`SELECT "query" FROM "list_view" ORDER BY "entity" = 'other', "position"`)
  const mappings = await world.rows('SELECT "words" FROM "import_mapping" ORDER BY "entity" = \'other\'')
  expect(views.map(({ query }) => JSON.parse(String(query)) as unknown)).toEqual([
    { filter: { ...filter, about: 'crimson', about_in: ['blue', 'crimson'] }, perPage: 50 },
    { columns: ['about'], filter: null },
    { filter, perPage: 50 },
  ])
  expect(mappings.map((row) => JSON.parse(String(row['words'])) as unknown)).toEqual([
    { ...words, about: { 赤: 'crimson', 'a"b': 'blue' } },
    words,
  ])
}

/** A record, live and in the trash, with its history. */
function rowsOf(world: World, { fields, name }: Entity, id: string, values: Values): string {
  const stored = Object.fromEntries(
    Object.entries(values).map(([each, value]) => {
      const { storage } = fields[each]!
      return [each, storage === 'boolean' ? value : toStored(storage, value)]
    }),
  )
  const noted = { tenant_id: 't', version: 1, createdAt: '', updatedAt: '' }
  const revision = { tenant_id: 't', entity: name, recordId: id, version: 1, action: 'create', at: '', requestId: '' }
  return [
    insertion(
      tableOf(name),
      [null, '2026-11-01'].map((trashedAt, copy) => ({ ...noted, id: `${id} ${copy}`, trashedAt, ...stored })),
      world,
    ),
    insertion('revision', [{ ...revision, values, former: values }], world),
  ].join('\n')
}

function valueOf({ storage }: Field, cast: string | null): unknown {
  if (cast === null) return null
  if (storage === 'boolean') return cast === 'true' || cast === '1'
  return storage === 'integer' ? Number(cast) : fromStored(storage, cast)
}
