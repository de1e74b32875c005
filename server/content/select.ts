import type { Entity, Field } from '../../entities/entity.ts'
import type { SiteSlug } from '../../entities/sites.ts'
import type { Condition } from '../crud/list/filters.ts'
import type { Question } from '../crud/list/question.ts'
import { stored, type Stored } from '../crud/record/row.ts'
import { fold } from '../crud/search/fold.ts'
import type { PublicRecord } from '../public/public-record.ts'
import { searchable, type ContentQuestion } from './grammar.ts'

/** The records of a public list that a question asks for, and how many hold without its range. */
export function selectRecords(
  entity: Entity,
  site: SiteSlug,
  records: readonly PublicRecord[],
  question: ContentQuestion,
): { readonly page: readonly PublicRecord[]; readonly total: number } {
  const { conditions, words, from, to } = question
  const texts = searchable(entity, site)
  const found = records.filter(
    (record) =>
      conditions.every((condition) => holds(entity, condition, record)) &&
      (words.length === 0 || says(texts, record, words)),
  )
  const ordered = question.sorted ? sorted(entity, found, question.sort) : found
  return { page: ordered.slice(from, to + 1), total: found.length }
}

/** A value as the database keeps it: what a condition compares is read into the same form. */
const kept = ({ fields }: Entity, name: string, record: PublicRecord): Stored =>
  stored(fields[name]?.storage ?? 'text', record[name])

/** Whether a condition holds, as the lists of captain decide it in the database. */
function holds(entity: Entity, { field, operator, value, array }: Condition, record: PublicRecord): boolean {
  if (array) return ((record[field] ?? []) as readonly unknown[]).includes(value)
  const own = kept(entity, field, record)
  switch (operator) {
    case 'eq':
      return own === value
    case 'neq':
      return own !== value
    case 'in':
      return (JSON.parse(String(value)) as readonly Stored[]).includes(own)
    case 'contains':
      return own !== null && String(own).includes(String(value))
    case 'now':
      return false
    default:
      return own !== null && value !== null && orders[operator](compare(own, value))
  }
}

const orders = {
  gte: (order: number) => order >= 0,
  lte: (order: number) => order <= 0,
  gt: (order: number) => order > 0,
  lt: (order: number) => order < 0,
} as const

function says(texts: readonly Field[], record: PublicRecord, words: readonly string[]): boolean {
  const text = fold(texts.map(({ name }) => [record[name] ?? ''].flat().join('\n')).join('\n'))
  return words.every((word) => text.includes(word))
}

/** Empty values last, ties in the order of ids. */
function sorted(
  entity: Entity,
  records: readonly PublicRecord[],
  { field, direction }: Question['sort'],
): readonly PublicRecord[] {
  const sign = direction === 'ASC' ? 1 : -1
  const keyed = records.map((record) => ({ record, key: kept(entity, field, record) }))
  const byKey = (a: Stored, b: Stored): number => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compare(a, b)
  }
  return keyed
    .sort((a, b) => byKey(a.key, b.key) || sign * compare(a.record.id, b.record.id))
    .map(({ record }) => record)
}

/** Texts by code point, as the database orders them; UTF-8 keeps that order where UTF-16 does not. */
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
