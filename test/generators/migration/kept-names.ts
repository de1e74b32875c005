import { z } from 'zod'
import { expect } from 'vitest'
import { entity, type Entity } from '../../../entities/language/entity.ts'
import { choice, choices, file, image, text } from '../../../entities/language/fields/index.ts'
import { keptNames } from '../../../entities/language/shared/kept-names.ts'
import { between } from './tables.ts'
import { insertion, type OpenWorld, type World } from './worlds.ts'

const declared = (name: string, shape: z.ZodRawShape, more: object = {}): Entity =>
  entity(name, {
    sites: ['emu-esu-com'],
    schema: z.object({ name: text({ max: 80 }), ...shape }),
    list: ['name'],
    create: true,
    menu: { group: 'content', icon: 'ArticleOutlined' },
    ...more,
  } as never)

const flyer = file({ types: 'application/pdf', maxMegabytes: 20 }).optional()
const memo = text({ max: 80 }).optional()
const topic = declared('topic', { memo })
const note = declared('note', { memo, cover: image().optional(), flyer })
const renamed = declared(
  'note',
  { remark: memo, picture: image().optional(), flyer },
  { renamedFrom: { remark: 'memo', picture: 'cover' } },
)
const withoutFlyer = declared('note', { memo, cover: image().optional() })

const at = '2026-04-01T00:00:00.000Z'
const who = { tenant_id: 't', createdAt: at }
const counts = { rows: 1, judged: 1, created: 0, changed: 1, same: 0, refused: 0, written: 0, size: 0, isPersonal: 0 }

/** What names fields, by the entity whose fields they are; the same for both, of which only one changes. */
const inserted = (entity: string) => ({
  list_view: {
    ...who,
    id: `view-${entity}`,
    entity,
    name: 'memo',
    query: {
      filter: { memo: 'memo', memo_contains: 'a', memory: 1, name: 'memo', cover_neq: null },
      sort: ['memo', 'ASC'],
      columns: ['name', 'memo', 'cover'],
      perPage: 50,
    },
    isDefault: 0,
    position: 0,
    version: 1,
    updatedAt: at,
  },
  import_mapping: {
    tenant_id: 't',
    entity,
    columns: { メモ: 'memo', 'a"b.c': 'memo', memo: null, 名前: 'name' },
    words: { memo: { 赤: 'red', memo: 'memo' } },
  },
  import_file: {
    ...who,
    ...counts,
    id: `import-${entity}`,
    owner: 'o',
    entity,
    status: 'judged',
    title: 'memo',
    start: { headings: ['memo'], guessed: ['memo', null], words: { memo: {} } },
    plan: { columns: ['name', 'memo', null], key: 'memo', language: 'ja', fixed: { memo: 'memo' }, drafts: true },
    findings: { fields: { memo: 3, cover: 1 }, gaps: { memo: 1 } },
    expiresAt: at,
    source: 'file',
  },
  import_row: {
    tenant_id: 't',
    import: `import-${entity}`,
    number: 1,
    outcome: 'changed',
    values: { memo: 'memo', rank: 1.5, isOn: true, none: null, more: { memo: ['memo'] } },
    findings: [{ field: 'memo', before: 'memo', after: '' }, 'name'],
  },
  export_file: {
    ...who,
    id: `export-${entity}`,
    owner: 'o',
    entity,
    request: {
      format: 'xlsx',
      columns: ['memo', 'name'],
      query: { filter: '{"memo_contains":"memo"}', sort: '["memo","DESC"]' },
    },
    status: 'waiting',
    isPersonal: 0,
    records: 1,
    written: 0,
    file: 'memo',
    expiresAt: at,
  },
})

/** A bulk edit that somebody has begun: its conditions are a text within JSON. */
const bulkEdit = {
  ...inserted('note').import_file,
  id: 'bulk',
  source: 'list',
  plan: {
    action: 'edit',
    filter: '{"memo_contains":"memo"}',
    changes: { memo: { set: 'memo' } },
    language: 'en',
  },
}

const upload = (id: string) => ({
  ...who,
  id,
  name: id,
  kind: 'image',
  type: 'image/webp',
  size: 1,
  title: '',
  folded: '',
  version: 1,
  updatedAt: at,
  colorTries: 0,
})
const uses = (entity: string) =>
  ['cover', 'flyer'].map((field) => ({ tenant_id: 't', upload: field, entity, recordId: '1', field }))

async function filled(open: OpenWorld): Promise<World> {
  const world = await open([note, topic])
  const rows = ['note', 'topic'].flatMap((entity) => Object.entries(inserted(entity)))
  const statements = [
    ...rows.map(([table, row]) => insertion(table, [row], world)),
    insertion('import_file', [bulkEdit], world),
    insertion('upload', ['cover', 'flyer'].map(upload), world),
    insertion('upload_use', ['note', 'topic'].flatMap(uses), world),
  ]
  await world.run(statements.join('\n'))
  return world
}

/** A column of the row of an entity, as JSON. */
async function kept(world: World, table: string, column: string, where: string): Promise<unknown> {
  const [row] = await world.rows(`SELECT "${column}" FROM "${table}" WHERE ${where}`)
  return JSON.parse(String(row![column]))
}

const usesIn = async (world: World) =>
  (await world.rows(`SELECT "entity", "field" FROM "upload_use" ORDER BY 1, 2`)).map(
    (row) => `${String(row['entity'])} ${String(row['field'])}`,
  )

/** Renames two fields, and checks everything that names them. */
export async function expectNamesToFollow(open: OpenWorld): Promise<void> {
  const world = await filled(open)
  const draft = between([note, topic], [renamed, topic])
  expect(draft.refused).toEqual([])
  await world.migrate(draft)
  const ofNote = `"entity" = 'note'`
  expect(await kept(world, 'list_view', 'query', ofNote)).toEqual({
    filter: { remark: 'memo', remark_contains: 'a', memory: 1, name: 'memo', picture_neq: null },
    sort: ['remark', 'ASC'],
    columns: ['name', 'remark', 'picture'],
    perPage: 50,
  })
  expect(await kept(world, 'import_mapping', 'columns', ofNote)).toEqual({
    メモ: 'remark',
    'a"b.c': 'remark',
    memo: null,
    名前: 'name',
  })
  expect(await kept(world, 'import_mapping', 'words', ofNote)).toEqual({ remark: { 赤: 'red', memo: 'memo' } })
  const ofImport = `"id" = 'import-note'`
  expect(await kept(world, 'import_file', 'start', ofImport)).toEqual({
    headings: ['memo'],
    guessed: ['remark', null],
    words: { remark: {} },
  })
  expect(await kept(world, 'import_file', 'plan', ofImport)).toEqual({
    columns: ['name', 'remark', null],
    key: 'remark',
    language: 'ja',
    fixed: { remark: 'memo' },
    drafts: true,
  })
  expect(await kept(world, 'import_file', 'findings', ofImport)).toEqual({
    fields: { remark: 3, picture: 1 },
    gaps: { remark: 1 },
  })
  const { filter, ...bulk } = (await kept(world, 'import_file', 'plan', `"id" = 'bulk'`)) as { readonly filter: string }
  expect(bulk).toEqual({ action: 'edit', changes: { remark: { set: 'memo' } }, language: 'en' })
  expect(JSON.parse(filter)).toEqual({ remark_contains: 'memo' })
  const ofRow = `"import" = 'import-note'`
  expect(await kept(world, 'import_row', 'values', ofRow)).toEqual({
    remark: 'memo',
    rank: 1.5,
    isOn: true,
    none: null,
    more: { memo: ['memo'] },
  })
  expect(await kept(world, 'import_row', 'findings', ofRow)).toEqual([
    { field: 'remark', before: 'memo', after: '' },
    'name',
  ])
  const { query, ...request } = (await kept(world, 'export_file', 'request', ofNote)) as {
    readonly query: Readonly<Record<'filter' | 'sort', string>>
  }
  expect(request).toEqual({ format: 'xlsx', columns: ['remark', 'name'] })
  expect([JSON.parse(query.filter), JSON.parse(query.sort)]).toEqual([{ remark_contains: 'memo' }, ['remark', 'DESC']])
  expect(await usesIn(world)).toEqual(['note flyer', 'note picture', 'topic cover', 'topic flyer'])

  for (const [table, row] of Object.entries(inserted('topic')))
    for (const column of Object.keys(jsonOf(table)))
      if (column in row)
        expect(
          await kept(world, table, column, table === 'import_row' ? `"import" = 'import-topic'` : `"entity" = 'topic'`),
          `${table}.${column} of another entity`,
        ).toEqual((row as Readonly<Record<string, unknown>>)[column])
}

const jsonOf = (table: string): object => {
  const place = keptNames[table as keyof typeof keptNames]
  return 'json' in place ? place.json : {}
}

/** Drops a field, whose files nothing uses any more. */
export async function expectUsesToGo(open: OpenWorld): Promise<void> {
  const world = await filled(open)
  await world.migrate(between([note, topic], [withoutFlyer, topic], { allowed: ['--drop note.flyer'], fill: {} }))
  expect(await usesIn(world)).toEqual(['note cover', 'topic cover', 'topic flyer'])
}

/** Drops an entity, of which nothing remains but what goes by its age. */
export async function expectKeptToGo(open: OpenWorld): Promise<void> {
  const world = await filled(open)
  await world.migrate(between([note, topic], [topic], { allowed: ['--drop note'], fill: {} }))
  for (const [table, { entity: by, isDropped }] of Object.entries(keptNames)) {
    if (by !== 'entity' || !isDropped) continue
    const names = (await world.rows(`SELECT DISTINCT "entity" FROM "${table}"`)).map((row) => row['entity'])
    expect(names, table).not.toContain('note')
  }
  expect(await usesIn(world)).toEqual(['topic cover', 'topic flyer'])
}

/** Renames an option, and checks the views, imports and bulk edits that name it. */
export async function expectOptionsToFollow(open: OpenWorld): Promise<void> {
  const kinds = (options: [string, string], more: object = {}) =>
    declared('note', { kind: choice(options), marks: choices(options, { max: 2 }).optional() }, more)
  const before = kinds(['red', 'blue'])
  const renamedOptions = { scarlet: 'red', azure: 'blue' }
  const after = kinds(['scarlet', 'azure'], { renamedOptions: { kind: renamedOptions, marks: renamedOptions } })
  const world = await open([before])
  const { list_view: view, import_mapping: mapping, import_file: file } = inserted('note')
  const filter = (red: string, blue: string) => ({
    kind: red,
    kind_in: [blue, red],
    kind_neq: red,
    marks_contains: red,
    name: 'red',
    sizes: ['red'],
  })
  const words = (red: string, blue: string) => ({ kind: { 赤: red, 青: blue }, name: { 赤: 'red' } })
  const plan = (red: string) => ({ action: 'edit', changes: { kind: { set: red } }, language: 'ja' })
  const [was, is] = [['red', 'blue'] as const, ['scarlet', 'azure'] as const]
  await world.run(
    [
      insertion('list_view', [{ ...view, query: { filter: filter(...was), columns: ['kind', 'red'] } }], world),
      insertion('import_mapping', [{ ...mapping, words: words(...was) }], world),
      insertion('import_file', [{ ...file, plan: { ...plan('red'), filter: JSON.stringify(filter(...was)) } }], world),
    ].join('\n'),
  )
  const draft = between([before], [after])
  expect(draft.refused).toEqual([])
  await world.migrate(draft)
  const ofNote = `"entity" = 'note'`
  expect(await kept(world, 'list_view', 'query', ofNote)).toEqual({
    filter: filter(...is),
    columns: ['kind', 'red'],
  })
  expect(await kept(world, 'import_mapping', 'words', ofNote)).toEqual(words(...is))
  const { filter: asked, ...rest } = (await kept(world, 'import_file', 'plan', ofNote)) as { readonly filter: string }
  expect([JSON.parse(asked), rest]).toEqual([filter(...is), plan('scarlet')])
}
