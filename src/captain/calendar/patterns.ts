import type { Entity } from '../../../entities/language/entity.ts'
import { isPastDayClosed, isRecordLocked } from '../../../entities/language/derived/record-locks.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { hoursRuleFor } from './hours-rule.ts'

export type Span = Readonly<Record<string, unknown>>

/** What is painted over days: a state, and its hours if it has any. */
export interface Pattern {
  readonly state: string
  readonly hours: readonly Span[] | null
}

/** A day that was painted but is not registered yet; `record` is as it was then. */
export interface Draft {
  readonly record: CaptainRecord
  readonly pattern: Pattern
}

/** The drafts by the ids of their records. */
export type Drafts = ReadonlyMap<string, Draft>

export const patternOf = ({ calendar }: Entity, record: CaptainRecord): Pattern => ({
  state: String(record[calendar!.state]),
  hours: (record[calendar!.spans.field] as readonly Span[] | null | undefined) ?? null,
})

// Empty parts of a row may be absent or null.
const spanKey = (span: Span): string =>
  JSON.stringify(
    Object.entries(span)
      .filter(([, value]) => value !== null && value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Identifies a pattern by its content. */
export const patternKey = ({ state, hours }: Pattern): string => [state, ...(hours ?? []).map(spanKey)].join(' ')

export const isSamePattern = (a: Pattern, b: Pattern): boolean => patternKey(a) === patternKey(b)

export const valuesOf = ({ calendar }: Entity, { state, hours }: Pattern) => ({
  [calendar!.state]: state,
  [calendar!.spans.field]: hours,
})

/** The states that have no hours, as patterns: a day off, and undecided. */
export const patternsWithoutHours = (entity: Entity): readonly Pattern[] =>
  statesOf(entity)
    .filter((state) => hoursRuleOf(entity, state) === 'none')
    .map((state) => ({ state, hours: null }))
    .toSorted((a, b) => Number(isInitial(entity, a.state)) - Number(isInitial(entity, b.state)))

/** The states that a pattern with hours may have; those that come about on the day itself are left out. */
export const statesWithHours = (entity: Entity): readonly string[] =>
  statesOf(entity).filter(
    (state) => hoursRuleOf(entity, state) !== 'none' && !(state in (entity.calendar!.rows?.copiedAs ?? {})),
  )

const statesOf = ({ calendar, fields }: Entity): readonly string[] => fields[calendar!.state]!.options!
const isInitial = ({ calendar, fields }: Entity, state: string): boolean => fields[calendar!.state]!.initially === state
const hoursRuleOf = (entity: Entity, state: string) =>
  hoursRuleFor(entity, { [entity.calendar!.state]: state, [entity.calendar!.spans.field]: null })

const maxUsual = 6

/** The patterns with hours that the records have, most used first. */
export function usualPatterns(entity: Entity, records: readonly CaptainRecord[]): readonly Pattern[] {
  const counts = new Map<string, { readonly pattern: Pattern; count: number }>()
  for (const record of records) {
    const { state, hours } = patternOf(entity, record)
    if (hours === null || hours.length === 0) continue
    const pattern = { state: entity.calendar!.rows?.copiedAs?.[state] ?? state, hours }
    const key = patternKey(pattern)
    const known = counts.get(key) ?? { pattern, count: 0 }
    known.count += 1
    counts.set(key, known)
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxUsual)
    .map(({ pattern }) => pattern)
}

export const isPaintable = (entity: Entity, record: CaptainRecord): boolean =>
  !isRecordLocked(entity, record) && !isPastDayClosed(entity, record)

/** Paints records. One that is so already needs no draft; one that was painted keeps the version it was painted on. */
export function paint(
  entity: Entity,
  drafts: Drafts,
  records: readonly CaptainRecord[],
  pattern: Pattern | undefined,
): Drafts {
  const next = new Map(drafts)
  for (const record of records) {
    if (!isPaintable(entity, record)) continue
    if (!pattern || isSamePattern(patternOf(entity, record), pattern)) next.delete(record.id)
    else next.set(record.id, { record: drafts.get(record.id)?.record ?? record, pattern })
  }
  return next
}

/** Whether painting these records again would change nothing, so that it clears them instead. */
export const isPainted = (drafts: Drafts, records: readonly CaptainRecord[], pattern: Pattern): boolean => {
  const painted = records.map(({ id }) => drafts.get(id))
  return painted.some(Boolean) && painted.every((draft) => !draft || isSamePattern(draft.pattern, pattern))
}
