import { createElement, Suspense, type ReactElement } from 'react'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Entity, Field } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import type { ListColumns } from '../../kernel/context/screen-map.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'

/** A list column: a field and the element that displays its value. */
export interface Column {
  readonly field: Field
  readonly element: ReactElement
}

/** What a list shows of its records. */
export interface Columns {
  readonly columns: readonly Column[]
  /** Toggles, which are named beside the title of the records that differ from a new one. */
  readonly flags: readonly Field[]
}

/** More columns than these are not read but searched; what is left out can be filtered by, and is in the record. */
const maxColumns = 6

/** The columns whose fields exist on the site, in order. */
export function columnsOf(columns: ListColumns, entity: Entity, site: SiteSlug): readonly Column[] {
  const fields = siteFields(entity, site)
  return Object.entries(columns).flatMap(([source, Shown]) => {
    const field = fields.find(({ name }) => name === source)
    return field ? [{ field, element: createElement(Shown, { source }) }] : []
  })
}

/**
 * Of a list's declared columns those it shows: the first ones, in order. Toggles become flags. Slugs and the manual order
 * have no column, because its title and its place say the same about a record.
 */
export function listColumns([title, ...rest]: readonly Column[], entity: Entity): Columns {
  const shown = rest.filter(({ field }) => !isFlag(field) && field.kind !== 'slug' && field.name !== entity.reorder)
  return {
    columns: title ? [title, ...shown.slice(0, maxColumns - 1)] : [],
    flags: rest.flatMap(({ field }) => (isFlag(field) ? [field] : [])),
  }
}

const OtherColumn = lazyComponent(() => import('./other-column.tsx'))

/** The columns that somebody chose, by the names of their fields, after the title. Other toggles are flags. */
export function chosenColumns(
  declared: readonly Column[],
  entity: Entity,
  site: SiteSlug,
  names: readonly string[],
): Columns {
  const [title, ...others] = declared
  const fields = siteFields(entity, site)
  const chosen = [...new Set(names)].flatMap((name): readonly Column[] => {
    const field = fields.find((each) => each.name === name && !each.heavy)
    if (!field || field === title?.field) return []
    const element = createElement(Suspense, { fallback: null }, createElement(OtherColumn, { source: name }))
    return [others.find((column) => column.field === field) ?? { field, element }]
  })
  return {
    columns: title ? [title, ...chosen] : chosen,
    flags: others.flatMap(({ field }) => (isFlag(field) && !names.includes(field.name) ? [field] : [])),
  }
}

/** A toggle with a window has a status, which is worth a column. */
const isFlag = ({ kind, window }: Field): boolean => kind === 'toggle' && !window

/** Whether a flag says something about a record: when it is not as in every new one. */
export const isNotable = (flag: Field, value: unknown): boolean =>
  typeof value === 'boolean' && value !== (flag.initially ?? false)

/**
 * The parts of a card: a name that may wrap, beside it an amount, below them what else is telling, and in a line of their
 * own what the record is about.
 */
export interface CardColumns {
  /** Names the record: the title, or a person's or a thing's name where the title is a mere number. */
  readonly lead: Column | undefined
  /** The price or sum at the end of the first line. */
  readonly amount: Column | undefined
  /** The other columns, the most telling first. */
  readonly rest: readonly Column[]
  /** How many of them a card shows. */
  readonly shownCount: number
  /** Of a record that only a number and a person’s name stand for: what it belongs to, and how many it is for. */
  readonly about: readonly Column[]
}

export function cardColumns(columns: readonly Column[]): CardColumns {
  const [title] = columns
  const named =
    title?.field.code && columns.find(({ field }) => field.kind === 'text' && !field.code && !field.optional)
  const lead = named || title
  const amount = columns.find((column) => column !== lead && column.field.kind === 'yen')
  const about = lead?.field.personal ? quantityOfOther(columns) : []
  const placed = [lead, amount, ...about]
  const others = columns.filter((column) => !placed.includes(column))
  // Whoever wrote, where the lead says what about: two records can be about the same.
  const who = others.find(({ field }) => field.kind === 'text' && field.personal && !field.optional)
  const rank = (column: Column) => {
    if (column.field.kind === 'states') return 0
    if (isNumber(column.field)) return 1
    if (column === who) return 2
    return isDate(column.field) ? 3 : 4
  }
  return { lead, amount, rest: others.toSorted((a, b) => rank(a) - rank(b)), shownCount: who ? 3 : 2, about }
}

/** The other record that every record belongs to and the number of what it is for: three people, at an event. */
function quantityOfOther(columns: readonly Column[]): readonly Column[] {
  const other = columns.find(({ field }) => field.kind === 'reference' && !field.optional)
  const quantity = columns.find(({ field }) => field.kind === 'integer' && field.unit && !field.optional)
  return other && quantity ? [other, quantity] : []
}

/** The number by which a record is filed. */
const isNumber = ({ kind, code, optional }: Field): boolean => kind === 'text' && code !== undefined && !optional

const isDate = ({ kind }: Field): boolean => kind === 'date' || kind === 'date-time'
