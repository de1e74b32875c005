import { z } from 'zod'
import type { BlockType } from './blocks/blocks.ts'
import type { KindName } from './field-kind-names.ts'
import type { RecordValues } from './condition.ts'
import { rulesCheck, type Rule } from './rule.ts'
import type { Unit } from './numbers/units.ts'

/** How a value is stored; the table emitter maps it to a column type of each database. */
export type Storage = 'text' | 'integer' | 'decimal' | 'boolean' | 'json'

export type OnDelete = 'restrict' | 'setNull' | 'cascade'

/**
 * The filter input that lists offer: options, yes or no, a range of days, times or numbers, a substring, or records.
 */
export type Filter = 'options' | 'toggle' | 'days' | 'times' | 'number' | 'text' | 'record'

/**
 * What a state means to the reader, which decides its colour: `waiting` for somebody to begin, `underway`, `live` as
 * intended, `done` successfully, `paused` until somebody resumes it, `failed`, or `ended` and no longer relevant.
 */
export type StateTone = 'waiting' | 'underway' | 'live' | 'done' | 'paused' | 'failed' | 'ended'

/**
 * What is known about a field besides its zod schema. Kept in a private registry, so that it never leaks into
 * openapi.json.
 */
export interface Kind {
  readonly kind: KindName
  readonly storage: Storage
  readonly rules: readonly Rule[]
  /** The rule reported when the value is missing. */
  readonly missingRule: 'required' | 'selectRequired' | 'onlyTrue'
  /** The rule reported when the value has the wrong type. */
  readonly wrongTypeRule: string
  /** The initial value of a new record; a field that has one may be omitted from the body. */
  readonly initially?: unknown
  /**
   * Left out of list responses unless a column shows it or the request names it, and of revisions unless it changes. A kind
   * that was once heavy stays so: what earlier revisions left out is looked for in later ones.
   */
  readonly heavy?: true
  /**
   * Personal data (spec section 3 names none; the data dictionary marks it): never stored in the browser. `false` says of a
   * kind that usually is personal that here it is not.
   */
  readonly personal?: boolean
  /** A technical number, address or name, which identifies a record but does not name it. */
  readonly code?: true
  /**
   * Converts what people type (full-width digits, other hyphens, surrounding spaces) to the stored form; returns values
   * it does not recognise unchanged.
   */
  readonly normalise?: (value: unknown) => unknown
  /** The text of a value for the search index. */
  readonly searchText?: (value: unknown) => string
  /** Whether the order of values is meaningful to a reader, so that lists may sort by it. */
  readonly sortable?: true
  /** Makes the schema of its English translation, which may be empty; absent where a kind has none. */
  readonly english?: () => z.ZodType
  /** The reading of a name in kana: sorted in the order of the kana (`text/gojuon.ts`). */
  readonly reading?: true
  /** The field whose reading it is. */
  readonly readingOf?: string
  /** Of a postal code: the text of the address that it is a part of, and the choice of its prefecture if there is one. */
  readonly placeOf?: { readonly address: string; readonly prefecture?: string }
  /** The filter that lists offer; a kind without one cannot be filtered by. */
  readonly filter?: Filter
  /** For uniqueness, values that differ only in case are equal. */
  readonly caseInsensitive?: true
  /** An account that must be a member of the tenant. */
  readonly colleague?: true
  /** An account that made a change, named like a member whether it is one or not. */
  readonly author?: true
  /** The account must not be that of the person who writes the record; they may only clear it. */
  readonly notOwnAccount?: true
  /** What a number counts; its label is `units.<unit>`. */
  readonly unit?: Unit
  /** The options of a choice, or the states, in display order. */
  readonly options?: readonly string[]
  /** The entity that a reference references. */
  readonly to?: string
  /**
   * `restrict`: the referenced record cannot be deleted. `setNull`: once deleted, it is omitted from what readers see.
   * `cascade`: once deleted for good, it takes the referencing record with it.
   */
  readonly onDelete?: OnDelete
  /** The blocks that a rich text may contain, if not all are allowed. */
  readonly blocks?: readonly BlockType[]
  /** The item fields of one row of a repeated group. */
  readonly item?: z.ZodObject
  /** The transitions of a state: from each state to the states that can follow it. */
  readonly transitions?: Readonly<Record<string, readonly string[]>>
  /** The tones of states, where their place in the transitions does not imply one. */
  readonly tones?: Readonly<Record<string, StateTone>>
  /**
   * The fields that open and close the period in which a published record shows. `from` is set to the current time if
   * it is empty.
   */
  readonly window?: { readonly from: string; readonly until: string; readonly during: string }
}

interface RegisteredKind extends Kind {
  /** Makes the schema without the rules that a draft may break; absent if there are none. */
  readonly draftSchema?: () => z.ZodType
}

// zod maps over the type that a registry holds, which the compiler cannot do for one as complex as Kind; hence
// `object`.
const kindRegistry = z.registry<object>()

/** Makes a zod schema a field of a kind: attaches the kind's rules, and registers the kind for `kindOf`. */
export function field<S extends z.ZodType>(schema: S, kind: Kind): S {
  const fieldSchema = schema.check(rulesCheck(kind.rules))
  const draftRules = kind.rules.filter(({ forPublishing }) => !forPublishing)
  const registered: RegisteredKind =
    draftRules.length === kind.rules.length
      ? kind
      : { ...kind, draftSchema: () => schema.check(rulesCheck(draftRules)) }
  kindRegistry.add(fieldSchema, registered)
  return fieldSchema
}

/** The kind of a field's schema, unwrapping `.optional()`; undefined for a plain zod schema. */
export function kindOf(schema: z.core.$ZodType): RegisteredKind | undefined {
  const kind = kindRegistry.get(schema) as RegisteredKind | undefined
  if (kind) return kind
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? kindOf(schema.unwrap()) : undefined
}

/** How the value of a field follows from other values. */
export interface Derivation<V = unknown> {
  /** Names of fields of the record; `item.price` is a field of the record that `item` references. */
  readonly from: readonly string[]
  /** Pure. Gets what `from` names, once all of it that is required has a value; null where there is no value. */
  readonly value: (inputs: RecordValues) => V | null
}

/** A field of an entity: its kind, its name, and whether it may be left empty. */
export interface Field extends RegisteredKind {
  readonly name: string
  /** Whether it may be left empty at any time. */
  readonly optional: boolean
  /** Whether a stored record may lack it: it is optional, or only a draft may do without it. */
  readonly nullable: boolean
  readonly schema: z.ZodType
}
