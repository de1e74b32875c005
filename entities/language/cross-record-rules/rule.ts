import type { Params, Path } from '../rule.ts'
import type { RecordValues, When } from '../condition.ts'

/**
 * What all rules between a record and other records have in common. The server checks them in the transaction of the
 * write.
 */
interface CrossRecordRuleBase<F extends string> {
  readonly rule: string
  readonly params: Params | ((record: RecordValues) => Params)
  /** The field at which the fault is shown. */
  readonly at: F
  /** The rule applies only to records that match this condition, and counts only those. */
  readonly when?: Readonly<Partial<When<F>>>
}

/** At most `max` of the tenant's live records have the same values. */
export interface LimitRule<F extends string = string> extends CrossRecordRuleBase<F> {
  /** The fields whose values form a group; a record that lacks one of them belongs to no group. */
  readonly groupBy: readonly F[]
  /** The maximum size of a group, including the record itself. */
  readonly max: number
  /** Counts only records whose periods (start field, end field) share a day. A missing end is open. */
  readonly period?: readonly [F, F]
  /** Counts the records of all parents; by default only those of the same parent. */
  readonly acrossParents?: true
}

/** A record must be compatible with the records of the day before and the day after. */
export interface AdjacentDayRule<F extends string = string> extends CrossRecordRuleBase<F> {
  readonly groupBy: readonly F[]
  readonly adjacentBy: F
  /** The fields the rule reads, besides `groupBy` and `adjacentBy`. */
  readonly fields: readonly F[]
  holds(record: RecordValues, before: RecordValues | undefined, after: RecordValues | undefined): boolean
}

/** Answers whether a site has an entity, for rules that cannot import the registry. */
export type SiteHasEntity = (site: unknown, entity: unknown) => boolean

/** A record must be compatible with the record it references. */
export interface ReferencedRecordRule<F extends string = string> extends CrossRecordRuleBase<F> {
  /** The reference field. */
  readonly reference: F
  /** The fields the rule reads, besides the reference. */
  readonly fields: readonly F[]
  /** The rule only warns and never rejects a record. */
  readonly warning?: true
  holds(referenced: RecordValues, record: RecordValues, siteHasEntity: SiteHasEntity): boolean
  /**
   * The filter of the referenced entity's list that finds what fits a record; nothing while the record does not say it. A
   * form fills in what is found, where that is one alone.
   */
  fitting?(record: RecordValues): RecordValues | undefined
}

/** A record must be compatible with records of other entities that it does not reference. */
export interface OtherEntitiesRule<F extends string = string> extends CrossRecordRuleBase<F> {
  /** The fields the rule reads; it does not apply to a record that lacks one of them. */
  readonly fields: readonly F[]
  readonly warning?: true
  /** The entities to look up, each with the values that its records must have; an empty object matches all records. */
  lookUp(record: RecordValues): Readonly<Record<string, RecordValues>>
  /** `firstOfEach` holds the first matching record of each entity. */
  holds(firstOfEach: Readonly<Record<string, RecordValues | undefined>>, record: RecordValues): boolean
}

/** A record must be compatible with the record it references and with the other live records that reference it. */
export interface SiblingsRule<F extends string = string> extends CrossRecordRuleBase<F> {
  /** The reference field. */
  readonly siblingsBy: F
  /** The fields the rule reads, besides the reference; it does not apply to a record that lacks one of them. */
  readonly fields: readonly F[]
  faults(
    referenced: RecordValues,
    record: RecordValues,
    siblings: readonly RecordValues[],
  ): readonly { readonly path: Path; readonly params: Params }[]
}

/** Live records of another entity that reference this one, and what of them is added up. */
export interface ReferencingSum {
  readonly entity: string
  /** Their field that references this record. */
  readonly field: string
  /** Their number that is added up. */
  readonly sum: string
  /** Records with these values do not count. */
  readonly unless: Readonly<Record<string, string>>
}

/** A number must be at least a sum over the records that reference this one; the fault says the sum as `held`. */
export interface CoversSumRule<F extends string = string> extends CrossRecordRuleBase<F> {
  readonly covers: ReferencingSum
  readonly warning?: true
}

/** No live record may reference a record that matches `when`. */
export interface NotReferencedRule<F extends string = string> extends CrossRecordRuleBase<F> {
  readonly notReferenced: true
}

export type CrossRecordRule<F extends string = string> =
  | LimitRule<F>
  | AdjacentDayRule<F>
  | ReferencedRecordRule<F>
  | SiblingsRule<F>
  | OtherEntitiesRule<F>
  | CoversSumRule<F>
  | NotReferencedRule<F>
