import type { Entity, Field } from '../../entities/language/entity.ts'
import { groupingField } from '../../entities/language/list-order.ts'
import { gojuonKey } from '../../entities/language/gojuon.ts'
import type { SiteSlug } from '../../entities/language/sites.ts'
import type { Condition } from '../crud/list/filters.ts'
import type { RecordQuery } from '../crud/list/query.ts'
import { toStored, type Stored } from '../records/stored-values.ts'
import { foldText } from '../../entities/language/input/fold-text.ts'
import type { PublicRecord } from '../public/public-record.ts'
import { searchable, type ContentQuery } from './query.ts'

/** The records of a public list that match a query, and the number that match regardless of range. */
export function selectRecords(
  entity: Entity,
  site: SiteSlug,
  records: readonly PublicRecord[],
  query: ContentQuery,
): { readonly page: readonly PublicRecord[]; readonly total: number } {
  const { conditions, words, from, to } = query
  const texts = searchable(entity, site)
  const matching = records.filter(
    (record) =>
      conditions.every((condition) => matchesCondition(entity, condition, record)) &&
      (words.length === 0 || containsWords(texts, record, words)),
  )
  const ordered = query.sorted ? inOrder(entity, matching, query.sort) : matching
  return { page: ordered.slice(from, to + 1), total: matching.length }
}

/** A value in its stored form, the form that filter values are parsed into. */
const storedValue = ({ fields }: Entity, name: string, record: PublicRecord): Stored =>
  toStored(fields[name]?.storage ?? 'text', record[name])

/** Whether a condition holds, decided as the database does it for captain's lists. */
function matchesCondition(entity: Entity, { field, operator, value, array }: Condition, record: PublicRecord): boolean {
  if (array) return ((record[field] ?? []) as readonly unknown[]).includes(value)
  const recordValue = storedValue(entity, field, record)
  switch (operator) {
    case 'eq':
      return recordValue === value
    case 'neq':
      return recordValue !== value
    case 'in':
      return (JSON.parse(String(value)) as readonly Stored[]).includes(recordValue)
    case 'contains':
      return recordValue !== null && String(recordValue).includes(String(value))
    case 'now':
    case 'within':
      return false
    default:
      return recordValue !== null && value !== null && comparisons[operator](compare(recordValue, value))
  }
}

const comparisons = {
  gte: (order: number) => order >= 0,
  lte: (order: number) => order <= 0,
  gt: (order: number) => order > 0,
  lt: (order: number) => order < 0,
} as const

function containsWords(texts: readonly Field[], record: PublicRecord, words: readonly string[]): boolean {
  const text = foldText(texts.map(({ name }) => [record[name] ?? ''].flat().join('\n')).join('\n'))
  return words.every((word) => text.includes(word))
}

/** Records come in the entity's own order, which alone knows the groups of its lists. */
const inOrder = (
  entity: Entity,
  records: readonly PublicRecord[],
  sort: RecordQuery['sort'],
): readonly PublicRecord[] =>
  sort.field !== groupingField(entity)?.name
    ? sortRecords(entity, records, sort)
    : sort.direction === entity.sort![1]
      ? records
      : records.toReversed()

/** Empty values last, ties by id. */
function sortRecords(
  entity: Entity,
  records: readonly PublicRecord[],
  { field, direction }: RecordQuery['sort'],
): readonly PublicRecord[] {
  const sign = direction === 'ASC' ? 1 : -1
  const isReading = entity.fields[field]?.reading === true
  const keyed = records.map((record) => {
    const stored = storedValue(entity, field, record)
    return { record, stored, key: isReading && stored !== null ? gojuonKey(String(stored)) : stored }
  })
  const byKey = (a: Stored, b: Stored): number => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compare(a, b)
  }
  return keyed
    .sort((a, b) => byKey(a.key, b.key) || byKey(a.stored, b.stored) || sign * compare(a.record.id, b.record.id))
    .map(({ record }) => record)
}

/** Texts by code point, as the database orders them; UTF-8 preserves that order, UTF-16 does not. */
const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
