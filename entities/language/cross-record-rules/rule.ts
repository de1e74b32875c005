import type { Params } from '../rule.ts'
import type { RecordValues } from '../record-rules/rule.ts'

/** What every rule between a record and others has. The server checks such rules within the write itself. */
interface CrossRecordRuleBase<F extends string> {
  readonly rule: string
  readonly params: Params | ((record: RecordValues) => Params)
  /** The field at which the fault is shown. */
  readonly at: F
  /** The rule is about records that have these values alone. */
  readonly when?: Readonly<Partial<Record<F, string | boolean>>>
}

/** At most so many of the tenant's live records have the same values. */
export interface LimitRule<F extends string = string> extends CrossRecordRuleBase<F> {
  /** The fields whose values make a group; a record that lacks one of them is in none. */
  readonly groupBy: readonly F[]
  /** How many a group may have, the record itself included. */
  readonly max: number
  /** Only those are counted whose periods, from the first field to the second, share a day. An end that is missing is open. */
  readonly period?: readonly [F, F]
  /** Counted over the records of all parents, where others are compared within one. */
  readonly acrossParents?: true
}

/** A record fits those of the day before and the day after. */
export interface AdjacentDayRule<F extends string = string> extends CrossRecordRuleBase<F> {
  readonly groupBy: readonly F[]
  readonly adjacentBy: F
  /** The fields the rule looks at, besides `groupBy` and `adjacentBy`. */
  readonly fields: readonly F[]
  holds(record: RecordValues, before: RecordValues | undefined, after: RecordValues | undefined): boolean
}

/** What is known of the registry to rules that cannot import it: whether a site has an entity. */
export type SiteHasEntity = (site: unknown, entity: unknown) => boolean

/** A record fits the record that it references. */
export interface ReferencedRecordRule<F extends string = string> extends CrossRecordRuleBase<F> {
  /** The field that references it. */
  readonly reference: F
  /** The fields the rule looks at, besides the reference. */
  readonly fields: readonly F[]
  /** It warns and refuses nothing. */
  readonly warning?: true
  holds(referenced: RecordValues, record: RecordValues, siteHasEntity: SiteHasEntity): boolean
}

/** A record fits records of other entities that it does not reference. */
export interface OtherEntitiesRule<F extends string = string> extends CrossRecordRuleBase<F> {
  /** The fields the rule looks at; the rule says nothing of a record that lacks one of them. */
  readonly fields: readonly F[]
  readonly warning?: true
  /** The entities it looks into, each with the values of the records that matter there; without values all do. */
  lookUp(record: RecordValues): Readonly<Record<string, RecordValues>>
  /** `firstOfEach` are the first of those records in each entity. */
  holds(firstOfEach: Readonly<Record<string, RecordValues | undefined>>, record: RecordValues): boolean
}

/** No live record references one that matches `when`. */
export interface NotReferencedRule<F extends string = string> extends CrossRecordRuleBase<F> {
  readonly notReferenced: true
}

export type CrossRecordRule<F extends string = string> =
  LimitRule<F> | AdjacentDayRule<F> | ReferencedRecordRule<F> | OtherEntitiesRule<F> | NotReferencedRule<F>
