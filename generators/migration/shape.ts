import type { z } from 'zod'
import { hasEnglishSql, lacksEnglishSql, mayLackEnglish } from '../../entities/language/derived/lacking-english.ts'
import { isAlwaysGiven } from '../../entities/language/site-fields.ts'
import { groupingField, hasOrderIndex, isDateOfDrafts } from '../../entities/language/derived/list-order.ts'
import { fieldOf, type Entity, type Field } from '../../entities/language/entity.ts'
import type { Storage } from '../../entities/language/field-kind.ts'
import type { KindName } from '../../entities/language/field-kind-names.ts'
import { tableOf } from '../names.ts'

/**
 * The parts of the declarations that determine the database schema, or make a field narrower than before. Stored in
 * snapshot.json.
 */
export type Shape = Readonly<Record<string, Table>>

/** By table, the new names of columns by their old names. */
export type Renames = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Table {
  readonly columns: Readonly<Record<string, Column>>
  readonly indexes: Readonly<Record<string, Index>>
}

export interface Column {
  /** Of fields alone. */
  readonly kind?: KindName
  readonly storage: Storage
  /** Required at every site that has the entity, also of drafts. */
  readonly required: boolean
  /** Of fields: any record may lack it, not drafts or those of other sites alone. */
  readonly optional?: true
  /** The table referenced, by (tenant_id, id). */
  readonly references?: string
  /** Of several references, the table that their ids are of. A snapshot may be older than that. */
  readonly to?: string
  /** The value that existing rows get when the column is added. */
  readonly initially?: string | number | boolean
  readonly options?: readonly string[]
  /** Bounds by rule: maximum characters, bytes or items, maximum and minimum number. */
  readonly limits?: Readonly<Record<string, number>>
  /** Of a repeated group, what each of its rows has. */
  readonly parts?: Readonly<Record<string, Column>>
  /** What a draft knows besides, and the snapshot does not keep. */
  readonly draft?: ColumnDraft
}

export interface ColumnDraft {
  /** The new names of options by their old ones. */
  readonly options?: Readonly<Record<string, string>>
  /** Of a repeated group, the new names of parts by their old ones. */
  readonly parts?: Readonly<Record<string, string>>
  /** Which records need a value although the column may be empty, in SQL that both databases understand. */
  readonly neededWhere?: string
  /** What those get that have none, as the column stores it. */
  readonly fill?: string | number | boolean
}

/** What rows get that have no value in a required column. */
export const startOf = ({ initially, draft }: Column): string | number | boolean | undefined => draft?.fill ?? initially

export interface Index {
  /**
   * Column names; `lower(slug)` makes the comparison case-insensitive, `gojuon(nameKana)` sorts by the kana,
   * `place(size: s m l)` by the place among the options. ` desc` and ` nulls last` may follow.
   */
  readonly on: readonly string[]
  readonly unique?: true
  /** Which rows the index covers: live ones, those in the trash, or all. */
  readonly rows: 'live' | 'trashed' | 'all'
  /** A further condition of the rows, in SQL that both databases understand. */
  readonly only?: string
  /** Of PostgreSQL alone. */
  readonly postgresOnly?: true
}

/**
 * The tables of all entities that have one, sorted by name, so that a snapshot differs only where a declaration does.
 */
export const shapeOf = (entities: readonly Entity[]): Shape =>
  Object.fromEntries(
    entities
      .filter(({ viewOf }) => viewOf === undefined)
      .map(
        (entity) =>
          [tableOf(entity.name), { columns: columnsOf(entity), indexes: indexesOf(entity, entities) }] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/** A snapshot that knew no more of parts than their kind, as older ones do: what it left out is as it is declared. */
export const withWholeParts = (snapshot: Shape, declared: Shape): Shape =>
  mapColumns(snapshot, (table, name, column) => {
    if (!column.parts) return column
    const now = declared[table]?.columns[name]?.parts ?? {}
    const parts = Object.entries(column.parts).map(([part, shape]) => {
      const same = now[part]?.kind === shape.kind ? now[part] : undefined
      return [part, Object.hasOwn(shape, 'storage') || !same ? shape : { ...same, ...shape }] as const
    })
    return { ...column, parts: Object.fromEntries(parts) }
  })

/** The same tables with other columns. */
export const mapColumns = (shape: Shape, change: (table: string, name: string, column: Column) => Column): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([table, { columns, indexes }]) => [
      table,
      {
        indexes,
        columns: Object.fromEntries(
          Object.entries(columns).map(([name, column]) => [name, change(table, name, column)]),
        ),
      },
    ]),
  )

const required = (storage: Storage): Column => ({ storage, required: true })
const optional = (storage: Storage): Column => ({ storage, required: false })

const columnsOf = (entity: Entity): Table['columns'] => ({
  tenant_id: required('text'),
  id: required('text'),
  ...(entity.parent && { [entity.parent.name]: { ...required('text'), references: tableOf(entity.parent.name) } }),
  ...Object.fromEntries(Object.values(entity.fields).map((field) => [field.name, columnOf(entity, field)])),
  version: required('integer'),
  createdAt: required('text'),
  updatedAt: required('text'),
  createdBy: optional('text'),
  updatedBy: optional('text'),
  trashedAt: optional('text'),
})

const columnOf = (entity: Entity, field: Field): Column => ({
  ...valueOf(field, isAlwaysGiven(entity, field)),
  ...(field.optional && { optional: true }),
  ...(field.item && { parts: partsOf(field.item) }),
})

const partsOf = ({ shape }: z.ZodObject): NonNullable<Column['parts']> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const part = fieldOf(name, schema as z.ZodType)
      return [name, valueOf(part, !part.optional)]
    }),
  )

/** What is stored in a column, or in a part of each row of a repeated group. */
function valueOf({ kind, storage, to, initially, options, rules }: Field, required: boolean): Column {
  const limits = Object.fromEntries(
    rules.flatMap(({ rule, params: { max, min } }) => {
      const bound = max ?? min
      return typeof bound === 'number' ? [[rule, bound]] : []
    }),
  )
  return {
    kind,
    storage,
    required,
    ...(kind === 'reference' && to && { references: tableOf(to) }),
    ...(kind === 'references' && to && { to: tableOf(to) }),
    ...(isPlain(initially) && !(kind === 'date') && { initially }),
    ...(options && { options }),
    ...(Object.keys(limits).length > 0 && { limits }),
  }
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/**
 * One index for each column that lists can be sorted by or a dashboard looks ahead by (for PostgreSQL another for the
 * other direction of a column that may be empty), for each unique field and for each reference, and those of what wants attention; all of them start with the tenant. Where other lists are grouped by the records of the entity, one more,
 * of which the database knows that no two entries are equal.
 */
function indexesOf(entity: Entity, entities: readonly Entity[]): Table['indexes'] {
  const table = tableOf(entity.name)
  const scope = ['tenant_id', ...(entity.parent ? [entity.parent.name] : [])]
  const fields = Object.values(entity.fields)
  const sorted = fields.filter((field) => hasOrderIndex(entity, field))
  const grouping = groupingField(entity)
  const groups = entities.some((each) => groupingField(each)?.to === entity.name)
  const termsOf = ({ name, reading, options }: Field): readonly string[] => {
    if (name === grouping?.name) return [options ? `place(${name}: ${options.join(' ')})` : name, entity.reorder!]
    return reading ? [`gojuon(${name})`, name] : [name]
  }
  // From the greatest value to the smallest, and then the rows without a value, is an order that SQLite reads from the
  // index of the other direction, and PostgreSQL does not. Drafts without their date come first where it descends, which
  // both read from it.
  const descending = sorted.filter(
    (field) => !isAlwaysGiven(entity, field) && !isDateOfDrafts(entity, field.name) && field.name !== grouping?.name,
  )
  const references = fields.filter(({ kind }) => kind === 'reference' || kind === 'account')
  const unique = fields.filter(({ name }) => entity.unique?.includes(name))
  return Object.fromEntries<Index>([
    ...sorted.map(
      (field) =>
        // There may be a table of that name, to which the field refers: `food_category`.
        [
          `${table}_${field.name}${field.to ? '_order' : ''}`,
          { on: [...scope, ...termsOf(field), 'id'], rows: 'live' },
        ] as [string, Index],
    ),
    ...descending.map(
      (field) =>
        [
          `${table}_${field.name}_descending`,
          {
            on: [
              ...scope,
              ...[...termsOf(field), 'id'].map((term, at) => `${term} desc${at === 0 ? ' nulls last' : ''}`),
            ],
            rows: 'live',
            postgresOnly: true,
          },
        ] as [string, Index],
    ),
    ...(groups
      ? [[`${table}_groups`, { on: [...scope, entity.reorder!, 'id'], unique: true, rows: 'all' }] as [string, Index]]
      : []),
    ...unique.map(
      ({ name, caseInsensitive: caseless }) =>
        [
          `${table}_${name}_unique`,
          { on: [...scope, caseless ? `lower(${name})` : name], unique: true, rows: 'live' },
        ] as [string, Index],
    ),
    ...references.map(
      (field) =>
        [
          `${table}_${field.name}_pointer`,
          { on: ['tenant_id', field.name], rows: 'all', ...(!isAlwaysGiven(entity, field) && givenOnly(field)) },
        ] as [string, Index],
    ),
    ...(entity.parent
      ? [[`${table}_${entity.parent.name}_pointer`, { on: scope, rows: 'all' }] as [string, Index]]
      : []),
    ...attentionIndexes(entity, table, scope),
    [`${table}_trashed`, { on: ['tenant_id', 'trashedAt', 'id'], rows: 'trashed' }],
  ])
}

/**
 * The records that want attention by a condition that no index of a single column answers: an amount at or below another
 * field, and what has no English. There are few such records, and they are counted whenever somebody opens the board.
 * What has English tells whether a tenant translates at all.
 */
function attentionIndexes(
  entity: Entity,
  table: string,
  scope: readonly string[],
): readonly (readonly [string, Index])[] {
  const compared = Object.entries(entity.alerts ?? {}).flatMap(([name, { comparison, referencedBy }]) =>
    'amount' in comparison && typeof comparison.limit === 'string' && !referencedBy
      ? [[`${table}_${name}`, onlyOf(scope, `"${comparison.amount}" <= "${comparison.limit}"`)] as const]
      : [],
  )
  const shownBy = entity.public?.when === 'always' ? [] : Object.keys(entity.public?.when ?? {})
  const quoted = (name: string): string => `"${name}"`
  return mayLackEnglish(entity)
    ? [
        ...compared,
        [`${table}_englishMissing`, onlyOf([...scope, ...shownBy], lacksEnglishSql(entity, quoted))],
        [`${table}_english`, onlyOf(scope, hasEnglishSql(entity, quoted))],
      ]
    : compared
}

/** Whoever looks for what points at a record asks for no empty reference, and most are. */
const givenOnly = ({ name }: Field) => ({ only: `"${name}" IS NOT NULL` })

const onlyOf = (on: readonly string[], only: string): Index => ({ on: [...on, 'id'], rows: 'live', only })
