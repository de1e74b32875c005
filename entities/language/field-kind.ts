import { z } from 'zod'
import type { BlockType } from './blocks/blocks.ts'
import type { KindName } from './field-kind-names.ts'
import { rulesCheck, type Rule } from './rule.ts'
import type { Unit } from './numbers/units.ts'

/** How a value is kept; the table emitter turns it into a column type of each database. */
export type Storage = 'text' | 'integer' | 'decimal' | 'boolean' | 'json'

export type OnDelete = 'restrict' | 'setNull'

/** How lists ask for a value: by options, yes or no, a span of days, times or numbers, a part of a text, or records. */
export type Filter = 'options' | 'toggle' | 'days' | 'times' | 'number' | 'text' | 'record'

/**
 * How a state stands to the reader: `waiting` for somebody to begin, `underway`, `live` as it should be, `done` well,
 * `paused` until somebody goes on, `failed`, or `ended` and of no more concern.
 */
export type StateTone = 'waiting' | 'underway' | 'live' | 'done' | 'paused' | 'failed' | 'ended'

/** What is known about a field beside its zod schema. Kept in a private registry, so that it never leaks into openapi.json. */
export interface Kind {
  readonly kind: KindName
  readonly storage: Storage
  readonly rules: readonly Rule[]
  /** The rule that speaks when the value is missing. */
  readonly missingRule: 'required' | 'selectRequired' | 'onlyTrue'
  /** The rule that speaks when the value has the wrong type. */
  readonly wrongTypeRule: string
  /** The value a new record starts with; a field that has one need not be sent. */
  readonly initially?: unknown
  /** Left out of list answers unless a column shows it or the caller asks. */
  readonly heavy?: true
  /** Personal data (spec section 3 names none; the data dictionary marks it): never kept in the browser. */
  readonly personal?: true
  /** Brings what people type (full-width digits, other hyphens, spaces around) into the stored form; leaves what it does not know. */
  readonly normalise?: (value: unknown) => unknown
  /** The words of a value for the search index. */
  readonly searchText?: (value: unknown) => string
  /** Whether its order means something to a reader, so that lists may sort by it. */
  readonly sortable?: true
  /** How lists ask for it; a kind without this is no filter. */
  readonly filter?: Filter
  /** Two values that differ only in case count as the same when they must be unique. */
  readonly caseInsensitive?: true
  /** An account that must be a member of the tenant. */
  readonly colleague?: true
  /** An account other than that of whoever writes the record; they may only let it go. */
  readonly notOwnAccount?: true
  /** What a number counts; its words are `units.<unit>`. */
  readonly unit?: Unit
  /** The closed list of a choice or of states, in the order people see. */
  readonly options?: readonly string[]
  /** The entity that a reference points at. */
  readonly to?: string
  /** `restrict`: what is pointed at cannot be deleted. `setNull`: once deleted, it drops out of what readers see. */
  readonly onDelete?: OnDelete
  /** The blocks that a body may have, where not all are allowed. */
  readonly blocks?: readonly BlockType[]
  /** The fields of one repeated group. */
  readonly item?: z.ZodObject
  /** What a state may become: from each state to the states one may choose. */
  readonly transitions?: Readonly<Record<string, readonly string[]>>
  /** How states stand to the reader, where their place among the transitions does not say it. */
  readonly tones?: Readonly<Record<string, StateTone>>
  /** The fields that open and close the time in which a published record shows. `from` is stamped when it is empty. */
  readonly window?: { readonly from: string; readonly until: string; readonly during: string }
}

// zod rewrites the type of what a registry holds, which is beyond the compiler for a type as rich as Kind; hence `object`.
const kindRegistry = z.registry<object>()

/** Makes a zod schema a field of a kind: its rules are checked, and what is known of it can be looked up by `kindOf`. */
export function field<S extends z.ZodType>(schema: S, kind: Kind): S {
  const fieldSchema = schema.check(rulesCheck(kind.rules))
  kindRegistry.add(fieldSchema, kind)
  return fieldSchema
}

/** The kind of a field's schema, seen through `.optional()`, or undefined for a plain zod schema. */
export function kindOf(schema: z.core.$ZodType): Kind | undefined {
  const kind = kindRegistry.get(schema) as Kind | undefined
  if (kind) return kind
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? kindOf(schema.unwrap()) : undefined
}

/** A field as the rooms see it: its kind, its name, and whether it may be left empty. */
export interface Field extends Kind {
  readonly name: string
  readonly optional: boolean
  readonly schema: z.ZodType
}
