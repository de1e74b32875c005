import { initialValues, normaliseValues, type Values } from '../../../../entities/language/input/body.ts'
import type { ReferencedRecords } from '../../../../entities/language/input/derive.ts'
import type { Issue } from '../../../../entities/language/input/issues.ts'
import type { Entity, Field } from '../../../../entities/language/entity.ts'
import type { KindName } from '../../../../entities/language/field-kind-names.ts'
import { screensOf } from '../../../../entities/language/screens.ts'
import { formFields, siteFields } from '../../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import type { ChildRow } from '../../../kernel/form/child-tables.ts'
import { copiedValues } from '../../../kernel/form/copied-values.ts'
import { mergeChanges } from '../../../kernel/form/merge.ts'
import { changedFields, isSameValue } from '../../../kernel/form/same-value.ts'
import { validateForm } from '../../../kernel/form/validate.ts'

type Rows = readonly ChildRow[]

/** Kinds that need more room than a row has, or that buttons change. Their place is the child's own form. */
const largeKinds: readonly KindName[] = ['rich-text', 'lines', 'week', 'images', 'states']

/** What a table of children shows and does at a site. */
export interface ChildTable {
  readonly entity: Entity
  readonly site: SiteSlug
  /** The fields of a row: those of the list, and those without which none could be created. */
  readonly fields: readonly Field[]
  /** Those, and of what is derived from others, the fields of the list. */
  readonly shown: readonly Field[]
  /** The field that keeps the manual order, where rows may be moved. */
  readonly order: string | undefined
  readonly canAdd: boolean
  readonly canRemove: boolean
}

export function childTableOf(entity: Entity, site: SiteSlug): ChildTable {
  const hasCreate = screensOf(entity, site).includes('create')
  const [created, edited] = [hasCreate ? formFields(entity, 'create', site) : [], formFields(entity, 'edit', site)]
  const isNeeded = ({ optional, initially }: Field) => !optional && initially === undefined
  const isNamed = (list: readonly Field[], name: string) => list.some((each) => each.name === name)
  const order = entity.reorder !== undefined && isNamed(edited, entity.reorder) ? entity.reorder : undefined
  const fields = [...new Map([...edited, ...created].map((field) => [field.name, field])).values()].filter(
    (field) =>
      field.name !== entity.reorder &&
      !largeKinds.includes(field.kind) &&
      (entity.list?.includes(field.name) || (isNeeded(field) && !field.heavy)),
  )
  const isShown = (field: Field) =>
    isNamed(fields, field.name) ||
    (entity.derived?.[field.name] && entity.list?.includes(field.name) && !largeKinds.includes(field.kind))
  return {
    entity,
    site,
    fields,
    shown: siteFields(entity, site).filter(isShown),
    order,
    canAdd: hasCreate && created.every((field) => !isNeeded(field) || isNamed(fields, field.name)),
    canRemove: hasCreate,
  }
}

/** Whether a row's form has a field: what is fixed at creation does not change later. */
export const isOpen = ({ entity, site }: ChildTable, row: ChildRow, { name }: Field): boolean =>
  formFields(entity, row.id === undefined ? 'create' : 'edit', site).some((each) => each.name === name) &&
  !(row.id !== undefined && entity.fixed?.includes(name))

/** The names of the values that a row keeps. */
const namesOf = ({ fields, order }: ChildTable): readonly string[] => [
  ...fields.map(({ name }) => name),
  ...(order === undefined ? [] : [order]),
]

const pick = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

export const rowOf = (table: ChildTable, record: CaptainRecord, key: string = record.id): ChildRow => ({
  key,
  id: record.id,
  version: record.version,
  values: pick(namesOf(table), record),
})

/** A row that is not saved yet. The server gives it the last place, unless it is moved. */
export const newRow = (table: ChildTable): ChildRow => ({
  key: crypto.randomUUID(),
  values: {
    ...pick(namesOf(table), initialValues(table.entity, table.site)),
    ...(table.order !== undefined && { [table.order]: null }),
  },
})

/** A row of a new record that has the values of another one, but for what is its own and its place. */
export function copyOf(table: ChildTable, record: CaptainRecord): ChildRow {
  const row = newRow(table)
  const copy = copiedValues(table.entity, table.site, record)
  const isOwn = (name: string): boolean => name in row.values
  return {
    ...row,
    values: {
      ...row.values,
      ...pick(
        table.fields.map(({ name }) => name),
        copy,
      ),
    },
    besides: Object.fromEntries(Object.entries(copy).filter(([name]) => !isOwn(name) && name !== table.entity.reorder)),
  }
}

/** What follows from the values of a row. `record` is its record as it was read. */
export const derivedOf = (
  { entity, site }: ChildTable,
  row: ChildRow,
  record: Values | undefined,
  referenced: ReferencedRecords,
): Values => {
  const form = row.id === undefined ? 'create' : 'edit'
  const values = { ...(record ?? initialValues(entity, site)), ...row.besides, ...row.values }
  return validateForm(entity, site, form, values, record, referenced).derived
}

/** The places of rows that were moved, so that the list has them in this order; they keep what places there are. */
export function placed({ order }: ChildTable, rows: Rows): Rows {
  if (order === undefined) return rows
  const places = rows.map(({ values }) => values[order]).filter((place) => typeof place === 'number')
  const highest = Math.max(-1, ...places)
  const free = [...places.toSorted((a, b) => a - b), ...rows.slice(places.length).map((_, n) => highest + 1 + n)]
  let last = -1
  return rows.map((row, index) => {
    last = Math.max(free[index]!, last + 1)
    return row.values[order] === last ? row : { ...row, values: { ...row.values, [order]: last } }
  })
}

const sameRow =
  (row: ChildRow) =>
  (other: ChildRow): boolean =>
    row.key === other.key || (row.id !== undefined && row.id === other.id)

/** The names of the values that a row changes; all of a new one. */
function changesOf(table: ChildTable, row: ChildRow, base: Rows): readonly string[] {
  const names = namesOf(table)
  if (row.id === undefined) return names.filter((name) => row.values[name] !== null)
  const before = base.find(sameRow(row))
  return before ? changedFields(names, before.values, row.values) : names
}

/** The body of the rows of a table; undefined if nothing changed. */
export function bodyOf(table: ChildTable, rows: Rows, base: Rows): readonly Values[] | undefined {
  const changed = rows.map((row): Values => {
    const values = pick(changesOf(table, row, base), normaliseValues(table.entity, row.values))
    return row.id === undefined
      ? { ...withoutEmpty(row.besides), ...values }
      : { id: row.id, version: row.version, ...values }
  })
  const removed = base
    .filter((row) => !rows.some(sameRow(row)))
    .map(({ id, version }) => ({ id, version, trashed: true }))
  return changed.some(isWritten) || removed.length > 0 ? [...changed, ...removed] : undefined
}

const withoutEmpty = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? null) !== null))

/** Whether a row of a body is answered: it is new, or changes something. */
const isWritten = ({ id, trashed, ...changed }: Values): boolean =>
  !trashed && (id === undefined || Object.keys(changed).some((name) => name !== 'version'))

/** The rows after a body was saved, of the records that answered it. */
export function savedRows(
  table: ChildTable,
  body: readonly Values[],
  sent: Rows,
  answered: readonly CaptainRecord[],
): Rows {
  const next = answered.values()
  return sent.map((row, place) => (isWritten(body[place]!) ? rowOf(table, next.next().value!, row.key) : row))
}

/** The issues of the rows that changed, each with the place of its row. `recordOf` is a row's record as it was read. */
export function rowFaults(
  table: ChildTable,
  rows: Rows,
  base: Rows,
  recordOf: (row: ChildRow) => Values | undefined,
): readonly Issue[] {
  const { entity, site, fields } = table
  return rows.flatMap((row, place) => {
    if (row.id !== undefined && changesOf(table, row, base).length === 0) return []
    const record = recordOf(row)
    const form = row.id === undefined ? 'create' : 'edit'
    const values = { ...(record ?? initialValues(entity, site)), ...row.besides, ...row.values }
    const { faults } = validateForm(entity, site, form, values, record)
    const shown = fields.filter((field) => isOpen(table, row, field))
    const own = faults.filter(({ path }) => shown.some(({ name }) => name === path[0]))
    return [...own, ...duplicates(table, rows, place)].map((issue) => ({ ...issue, path: [place, ...issue.path] }))
  })
}

/** The fields of a row that another row before it has the same value in, although it is unique. */
function duplicates({ entity, fields }: ChildTable, rows: Rows, place: number): readonly Issue[] {
  const valueOf = (row: ChildRow, name: string) => normaliseValues(entity, { [name]: row.values[name] })[name]
  return fields
    .filter(({ name }) => entity.unique?.includes(name))
    .filter(({ name }) => {
      const value = valueOf(rows[place]!, name)
      return value !== null && value !== undefined && rows.slice(0, place).some((row) => valueOf(row, name) === value)
    })
    .map(({ name }) => ({ path: [name], rule: 'duplicate', params: {} }))
}

/**
 * Merges what both sides made of rows since a base. Where both changed a value, it stays mine, with the version of the
 * other side; a row that is gone there stays if it was changed here, and the next save says so.
 */
export function mergeRows(table: ChildTable, base: Rows, mine: Rows, theirs: Rows): Rows {
  const names = namesOf(table)
  const kept = mine.flatMap((row) => {
    const other = theirs.find(sameRow(row))
    const before = base.find(sameRow(row))
    if (!other) return row.id === undefined || (before && !isSameValue(before.values, row.values)) ? [row] : []
    if (row.version !== undefined && other.version! < row.version) return [row]
    const { values } = mergeChanges(names, (before ?? other).values, row.values, other.values)
    return [{ ...row, id: other.id, version: other.version, values }]
  })
  const added = theirs.filter((row) => ![...mine, ...base].some(sameRow(row)))
  const idsOf = (rows: Rows) => rows.flatMap(({ id }) => id ?? [])
  const stayed = idsOf(base).filter((id) => idsOf(mine).includes(id))
  const isMoved = !isSameValue(
    stayed,
    idsOf(mine).filter((id) => stayed.includes(id)),
  )
  if (isMoved) return [...kept, ...added]
  const rank = (row: ChildRow): number => {
    const place = theirs.findIndex(sameRow(row))
    return place < 0 ? Infinity : place
  }
  return [...kept, ...added].toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/** Rows without personal data. */
export function storableRows({ entity }: ChildTable, rows: Rows): Rows {
  const storable = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !entity.fields[name]?.personal))
  return rows.map((row) => ({
    ...row,
    values: storable(row.values),
    ...(row.besides && { besides: storable(row.besides) }),
  }))
}
