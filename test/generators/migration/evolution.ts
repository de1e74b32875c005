import { z } from 'zod'
import { expect } from 'vitest'
import { entity, type Entity, type Field } from '../../../entities/language/entity.ts'
import type { KindName } from '../../../entities/language/field-kind-names.ts'
import { dateTime, lines, publication, text } from '../../../entities/language/fields/index.ts'
import type { Draft, MigrationOptions } from '../../../generators/migration/draft.ts'
import { fromSortableDecimal, toSortableDecimal } from '../../../server/kernel/records/stored-values.ts'
import { between } from './tables.ts'
import { insertion, type OpenWorld, type World } from './worlds.ts'

/** A change of one field, with values of before, and what becomes of each. */
export interface Cell {
  readonly kind: KindName
  /** The field before and after; without `after` it is dropped. */
  readonly before: z.ZodType
  readonly after?: z.ZodType
  /** The name of the field after, with `about` as its former one. */
  readonly name?: string
  /** The former names of options, by the names that they have after. */
  readonly renamedOptions?: Readonly<Record<string, string>>
  readonly values: readonly Value[]
  /** The option that allows it, as it is suggested first: `--narrow`; nothing if it needs none, null if none allows it. */
  readonly option?: '--drop' | '--narrow' | `--fill=${string}` | null
  /** Whether the values in the history are looked at, too. */
  readonly isInHistory?: boolean
  /** Whether it is another matter for records that have drafts, or for the rows of groups. */
  readonly isWithoutDrafts?: boolean
  readonly isWithoutGroups?: boolean
}

interface Value {
  /** As the API and the history have it. */
  readonly is: unknown
  /** What it is afterwards; the same if left out. */
  readonly becomes?: unknown
  readonly isAtRisk?: boolean
  /** Whether a draft may stay as it is. */
  readonly isFineInDrafts?: boolean
}

const targetName = ['topic', 'place'] as const
const target = (name: string): Entity =>
  entity(name, {
    sites: ['emu-esu-com'],
    schema: z.object({ name: text({ max: 80 }).optional() }),
    list: ['name'],
    menu: { group: 'content', icon: 'ArticleOutlined' },
  } as never)
const targets = targetName.map(target)

/** The id of a record that is there, of each entity that fields refer to. */
export const someRecord = '0198c1de-7a00-7000-8000-000000000001'
/** The id of one of `topic` alone. */
export const anotherRecord = '0198c1de-7a00-7000-8000-000000000002'

/** An entity with the field of a cell: one whose records are complete, and one that has drafts. */
const declared = (name: string, fields: z.ZodRawShape, hasDrafts: boolean, more: object = {}): Entity =>
  entity(name, {
    sites: ['emu-esu-com'],
    schema: z.object({
      title: text({ max: 80 }),
      ...fields,
      ...(hasDrafts && {
        status: publication({ from: 'publishAt', until: 'unpublishAt' }),
        publishAt: dateTime().optional(),
        unpublishAt: dateTime().optional(),
      }),
    }),
    list: ['title'],
    create: true,
    menu: { group: 'content', icon: 'ArticleOutlined' },
    ...more,
  } as never)

/** Where a record is; in the trash, it is neither listed nor gone. */
const places = ['live', 'draft', 'trash'] as const

/** Where the field of a cell is: in records that are complete, in those that have drafts, in the rows of a group. */
const variants = ['plain', 'drafted', 'grouped'] as const

interface Case {
  readonly cell: Cell
  readonly isInGroup: boolean
  /** The column that holds its values. */
  readonly column: string
  readonly what: string
  readonly table: string
  readonly before: Entity
  readonly after: Entity
  readonly places: readonly (typeof places)[number][]
}

/** Kinds that are no part of a group. */
const groupless: readonly KindName[] = ['lines', 'week', 'rich-text', 'states']

const casesOf = (cells: readonly Cell[]): readonly Case[] =>
  cells.flatMap((cell, index) =>
    variants.flatMap((variant): readonly Case[] => {
      if (variant === 'drafted' && cell.isWithoutDrafts) return []
      const isInGroup = variant === 'grouped'
      if (isInGroup && (cell.isWithoutGroups || groupless.includes(cell.kind))) return []
      const table = `${variant}${index}`
      const word = text({ max: 9 }).optional()
      const group = (fields: z.ZodRawShape): z.ZodRawShape => ({ items: lines({ ...fields, word }).optional() })
      const fieldsOf = (fields: z.ZodRawShape) => (isInGroup ? group(fields) : fields)
      const name = cell.name ?? 'about'
      const after = cell.after ? { [name]: cell.after } : {}
      const path = isInGroup ? `items.${name}` : name
      const more = {
        ...(cell.name && { renamedFrom: { [path]: 'about' } }),
        ...(cell.renamedOptions && { renamedOptions: { [path]: cell.renamedOptions } }),
      }
      return [
        {
          cell,
          isInGroup,
          column: isInGroup ? 'items' : name,
          what: `${cell.kind}, ${variant} (${index})`,
          table,
          before: declared(table, fieldsOf({ about: cell.before }), variant === 'drafted'),
          after: declared(table, fieldsOf(after), variant === 'drafted', more),
          places: variant === 'drafted' ? ['live', 'draft', 'trash'] : ['live', 'trash'],
        },
      ]
    }),
  )

/** A value where the field is: by itself, or in a row of a group, beside another one. */
const placed = ({ isInGroup }: Case, name: string, value: unknown): unknown =>
  isInGroup ? [{ [name]: value, word: 'w' }] : value

const idOf = (place: string, index: number): string => `${place} ${index}`

/** The rows of a case, with each value in each place, and what the history says of them. */
function insertRows(each: Case, world: World): string {
  const { cell, isInGroup, table, before, places: where } = each
  const column = isInGroup ? 'items' : 'about'
  const field = before.fields[column]!
  const valueOf = (is: unknown) => placed(each, 'about', is)
  const rows = where.flatMap((place) =>
    cell.values.map(({ is }, index) => ({
      tenant_id: 't',
      id: idOf(place, index),
      title: 'x',
      [column]: storedValue(field, valueOf(is)),
      version: 1,
      createdAt: '',
      updatedAt: '',
      trashedAt: place === 'trash' ? '2026-04-01T00:00:00.000Z' : null,
      ...(before.fields['status'] && { status: place === 'draft' ? 'draft' : 'published' }),
    })),
  )
  const revisions = cell.values.map(({ is }, index) => ({
    tenant_id: 't',
    entity: table,
    recordId: idOf('live', index),
    version: 1,
    action: 'create',
    at: '2026-04-01T00:00:00.000Z',
    requestId: 'r',
    values: { title: 'x', [column]: valueOf(is) },
    former: field.heavy && world.dialect === 'sqlite' ? { [column]: valueOf(is) } : null,
  }))
  return `${insertion(table, rows, world)}\n${insertion('revision', revisions, world)}`
}

const storedValue = ({ storage }: Field, value: unknown): unknown =>
  storage === 'decimal' && value !== null ? toSortableDecimal(String(value)) : value

function readValue({ storage }: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (storage === 'boolean') return value === 1 || value === true
  if (storage === 'integer') return Number(value)
  if (storage === 'decimal') return fromSortableDecimal(String(value))
  return storage === 'json' && typeof value === 'string' ? (JSON.parse(value) as unknown) : value
}

const optionsOf = ({ cell, isInGroup, table }: Case): MigrationOptions => {
  const { option } = cell
  const at = `${table}.${isInGroup ? 'items.' : ''}${cell.name ?? 'about'}`
  if (!option) return { allowed: [], fill: {} }
  return option.startsWith('--fill=')
    ? { allowed: [], fill: { [at]: option.slice('--fill='.length) } }
    : { allowed: [`${option} ${at}`], fill: {} }
}

const draftOf = (each: Case, options?: MigrationOptions): Draft =>
  between([each.before, ...targets], [each.after, ...targets], options)

/**
 * Makes changes of fields in one migration. Each is refused first, with queries that return exactly the rows at risk;
 * then, where an option allows it, the values are what they become: in complete records, drafts, the trash and the history.
 */
export async function expectEvolution(open: OpenWorld, cells: readonly Cell[]): Promise<void> {
  const cases = casesOf(cells)
  const before = [...cases.map((each) => each.before), ...targets]
  const world = await open(before)
  const recordOf = (id: string) => ({ tenant_id: 't', id, name: 'x', version: 1, createdAt: '', updatedAt: '' })
  const referred = targetName.map((name) =>
    insertion(name, [recordOf(someRecord), ...(name === 'topic' ? [recordOf(anotherRecord)] : [])], world),
  )
  await world.run([...referred, ...cases.map((each) => insertRows(each, world))].join('\n'))

  for (const each of cases) await expectRefusal(world, each)

  const made = cases.filter(({ cell }) => cell.option !== null)
  const options = made.map(optionsOf)
  const draft = between(
    before,
    [...cases.map((each) => (made.includes(each) ? each.after : each.before)), ...targets],
    {
      allowed: options.flatMap(({ allowed }) => allowed),
      fill: Object.assign({}, ...options.map(({ fill }) => fill)) as MigrationOptions['fill'],
    },
  )
  expect(draft.refused.map(({ what }) => what)).toEqual([])
  expect(draft.faults).toEqual([])
  await world.migrate(draft)
  for (const each of made) await expectValues(world, each)
}

/** Asked without an option, the change is refused where it puts rows at risk, and its queries return these. */
async function expectRefusal(world: World, each: Case): Promise<void> {
  const { cell, what } = each
  const { refused } = draftOf(each)
  const atRisk = each.places.flatMap((place) =>
    cell.values.flatMap(({ isAtRisk, isFineInDrafts }, index) =>
      isAtRisk && !(place === 'draft' && isFineInDrafts) ? [idOf(place, index)] : [],
    ),
  )
  expect.soft(refused.length > 0, `${what}: whether it is refused`).toBe(cell.option !== undefined)
  if (cell.option === null)
    expect
      .soft(
        refused.flatMap(({ allow }) => allow),
        `${what}: what allows it`,
      )
      .toEqual([])
  const found = new Set<unknown>()
  for (const { show } of refused) for (const row of await world.rows(show[world.dialect])) found.add(row['id'])
  expect.soft([...found].map(String).toSorted(), `${what}: the rows at risk`).toEqual(atRisk.toSorted())
}

async function expectValues(world: World, each: Case): Promise<void> {
  const { cell, isInGroup, column, table, what, after, places: where } = each
  const name = cell.name ?? 'about'
  const field = after.fields[column]
  const expected = (value: Value, place?: string) => {
    const isChanged = 'becomes' in value && !(place === 'draft' && value.isFineInDrafts)
    const becomes = isChanged ? value.becomes : value.is
    // Of a part that is dropped, the rows keep the others.
    return isInGroup && !cell.after ? [{ word: 'w' }] : placed(each, name, becomes)
  }
  const rows = new Map((await world.rows(`SELECT * FROM "${table}"`)).map((row) => [row['id'], row]))
  for (const place of where)
    for (const [index, value] of cell.values.entries()) {
      const row = rows.get(idOf(place, index))
      const at = `${what}: ${JSON.stringify(value.is)} of ${place}`
      if (field)
        expect.soft(withoutNulls(readValue(field, row?.[column])), at).toEqual(withoutNulls(expected(value, place)))
      else expect.soft(Object.keys(row ?? {}), at).not.toContain(column)
    }
  if (!cell.isInHistory) return
  const revisions = await world.rows(
    `SELECT "recordId", "values", "former" FROM "revision" WHERE "entity" = '${table}'`,
  )
  for (const [index, value] of cell.values.entries()) {
    const revision = revisions.find(({ recordId }) => recordId === idOf('live', index))!
    for (const stored of [revision['values'], revision['former']]) {
      if (stored === null) continue
      const content = (typeof stored === 'string' ? JSON.parse(stored) : stored) as Readonly<Record<string, unknown>>
      const at = `${what}: ${JSON.stringify(value.is)} in the history`
      expect.soft(withoutNulls(content[column] ?? null), at).toEqual(withoutNulls(expected(value)))
      if (column !== 'about') expect.soft(Object.keys(content), at).not.toContain('about')
    }
  }
}

/** Rows of groups say of what they lack that it is null, or nothing. */
const withoutNulls = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row: unknown) =>
        typeof row === 'object' && row !== null
          ? Object.fromEntries(Object.entries(row).filter(([, part]) => part !== null))
          : row,
      )
    : value

/** Values of a field that are the same to a rule of uniqueness, and one that is another. */
export interface Doubled {
  readonly kind: KindName
  readonly schema: z.ZodType
  readonly same: readonly [unknown, unknown]
  readonly other: unknown
}

/**
 * Makes fields unique: values that two records have are named, those in the trash and of other tenants do not count, the
 * migration fails whole, and passes once they differ.
 */
export async function expectUniqueness(open: OpenWorld, doubled: readonly Doubled[]): Promise<void> {
  const declaredAs = (more: object) =>
    doubled.map(({ schema }, index) => declared(`unique${index}`, { about: schema.optional() }, false, more))
  const [before, after] = [declaredAs({}), declaredAs({ unique: ['about'] })]
  const world = await open(before)
  const row = (id: string, about: unknown, more: object = {}) => ({
    tenant_id: 't',
    id,
    title: 'x',
    about,
    version: 1,
    createdAt: '',
    updatedAt: '',
    ...more,
  })
  for (const [index, { same, other }] of doubled.entries()) {
    const rows = [
      row('1', same[0]),
      row('2', same[1]),
      row('3', other),
      row('4', other, { trashedAt: '2026-04-01T00:00:00.000Z' }),
      row('5', other, { tenant_id: 'u' }),
      row('6', null),
      row('7', null),
    ]
    await world.run(insertion(`unique${index}`, rows, world))
  }
  const allowed = doubled.map((_, index) => `--narrow unique${index}.about`)
  const { refused } = between(before, after)
  expect(refused.map(({ allow }) => allow[0])).toEqual(allowed)
  for (const [index, { show }] of refused.entries()) {
    const found = (await world.rows(show[world.dialect])).map((each) => [
      each['tenant_id'],
      Number(each['count'] ?? each['count(*)']),
    ])
    expect.soft(found, doubled[index]!.kind).toEqual([['t', 2]])
  }
  const draft = between(before, after, { allowed, fill: {} })
  for (const { show } of refused)
    expect(draft[world.dialect]).toContain(`-- It fails on these rows: ${show[world.dialect]}\n`)
  await expect(world.migrate(draft)).rejects.toThrow(/unique/i)
  await world.run(doubled.map((_, index) => `UPDATE "unique${index}" SET "about" = NULL WHERE "id" = '2';`).join('\n'))
  await world.migrate(draft)
  for (const [index] of doubled.entries())
    expect.soft(await world.rows(`SELECT "id" FROM "unique${index}"`)).toHaveLength(7)
}
