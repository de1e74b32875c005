import type { Params } from '../rule.ts'
import type { RecordValues } from '../record-rules/rule.ts'

/** What every rule between a record and others has. The server finds such rules out within the write itself. */
interface Rule<F extends string> {
  readonly rule: string
  readonly params: Params | ((record: RecordValues) => Params)
  /** The field at which the fault is shown. */
  readonly at: F
  /** The rule is about records that have these values alone. */
  readonly when?: Readonly<Partial<Record<F, string | boolean>>>
}

/** At most so many of the tenant's live records are alike. */
export interface AlikeRule<F extends string = string> extends Rule<F> {
  /** The fields in which records are alike; a record that lacks one of them is like no other. */
  readonly alike: readonly F[]
  /** How many may be alike, the record itself included. */
  readonly most: number
  /** Only those are alike whose periods, from the first field to the second, share a day. An end that is missing is open. */
  readonly during?: readonly [F, F]
  /** Counted over the records of all parents, where others are compared within one. */
  readonly everywhere?: true
}

/** A record goes with those of the day before and the day after. */
export interface BesideRule<F extends string = string> extends Rule<F> {
  readonly alike: readonly F[]
  readonly beside: F
  /** The fields the rule looks at, besides `alike` and `beside`. */
  readonly of: readonly F[]
  holds(record: RecordValues, before: RecordValues | undefined, after: RecordValues | undefined): boolean
}

/** What is known of the registry to rules that cannot import it: whether a site has an entity. */
export type Grants = (site: unknown, entity: unknown) => boolean

/** A record fits what it points at. */
export interface FitRule<F extends string = string> extends Rule<F> {
  /** The field that points. */
  readonly through: F
  /** The fields the rule looks at, besides the pointer. */
  readonly of: readonly F[]
  /** It is worth a second look and refuses nothing. */
  readonly warning?: true
  holds(pointed: RecordValues, record: RecordValues, grants: Grants): boolean
}

/** A record goes with what the tenant keeps in other entities, though it does not point at it. */
export interface ElsewhereRule<F extends string = string> extends Rule<F> {
  /** The fields the rule looks at; a record that lacks one of them is none of its business. */
  readonly of: readonly F[]
  readonly warning?: true
  /** The entities it looks into, each with the values of the records that matter there; without values all do. */
  elsewhere(record: RecordValues): Readonly<Record<string, RecordValues>>
  /** `found` are the first of those records in each entity. */
  holds(found: Readonly<Record<string, RecordValues | undefined>>, record: RecordValues): boolean
}

/** No live record points at one that is as `when` says. */
export interface FreeRule<F extends string = string> extends Rule<F> {
  readonly free: true
}

export type AmongRule<F extends string = string> =
  AlikeRule<F> | BesideRule<F> | FitRule<F> | ElsewhereRule<F> | FreeRule<F>
