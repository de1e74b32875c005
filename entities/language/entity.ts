import { z } from 'zod'
import type { Cascade, Declaration, Entity, SchemaTypes } from './declaration/declaration.ts'
import type { SlugSchema } from './fields/slug.ts'
import { draftState, type States } from './fields/states.ts'
import type { EntityTypes } from './entity-names.ts'
import type { Id, IdOf } from './fields/reference.ts'
import { kindOf, type Derivation, type Field } from './field-kind.ts'
import type { Expectation } from './condition.ts'
import type { RichText } from './blocks/blocks.ts'
import { withEnglish } from './declaration/translated.ts'
import { versionRules } from './declaration/versions.ts'

type FieldNameOf<S extends z.ZodRawShape> = Extract<keyof S, string>

/** The texts of a schema, which may be translated. */
type TextOf<S extends z.ZodRawShape> = {
  [F in FieldNameOf<S>]: S[F] extends SlugSchema ? never : IsText<ValueOf<S[F]>> extends true ? F : never
}[FieldNameOf<S>]

/** Whether values are any text, body or list of texts: not one of a few options. */
type IsText<V> = string extends V
  ? true
  : V extends RichText
    ? true
    : V extends readonly (infer E)[]
      ? string extends E
        ? true
        : false
      : false

/** A schema with the English of its fields `T`; where it declares that itself, as it does. */
type WithEnglish<S extends z.ZodRawShape, T extends string> = S & {
  readonly [
    F in Extract<T, FieldNameOf<S>> as EnglishNameOf<F> extends keyof S ? never : EnglishNameOf<F>
  ]: z.ZodOptional<S[F] extends z.ZodOptional<infer I> ? I : S[F]>
}

type EnglishNameOf<F extends string> = `${F}En`

/** The fields that can identify a record in a URL: those made by `slug()`. */
type SlugFieldOf<S extends z.ZodRawShape> = {
  [F in FieldNameOf<S>]: S[F] extends SlugSchema ? F : never
}[FieldNameOf<S>]

/** The states of a record. */
type StateOf<S extends z.ZodRawShape> = {
  [F in keyof S]: S[F] extends States ? Extract<z.output<S[F]>, string> : never
}[keyof S]

/** The value of a field, excluding null and undefined. */
type ValueOf<T extends z.core.$ZodType> = NonNullable<z.output<T>>

type OneOrMore<T> = T | readonly T[]

/** The value types of a schema, against which the compiler checks a declaration. */
interface SchemaTypesOf<S extends z.ZodRawShape> extends SchemaTypes {
  readonly state: StateOf<S>
  readonly value: { readonly [F in FieldNameOf<S>]?: ValueOf<S[F]> }
  readonly options: { readonly [F in FieldNameOf<S>]?: readonly Extract<ValueOf<S[F]>, string>[] }
  readonly values: { readonly [F in FieldNameOf<S>]?: OneOrMore<ValueOf<S[F]>> }
  readonly drafts: {
    readonly [F in FieldNameOf<S> as S[F] extends States | z.ZodBoolean ? F : never]?: ValueOf<S[F]>
  }
  readonly visibility: {
    readonly [F in FieldNameOf<S> as S[F] extends States | z.ZodBoolean ? F : never]?: OneOrMore<ValueOf<S[F]>>
  }
  readonly condition: {
    readonly [F in FieldNameOf<S>]?: Expectation<Extract<ValueOf<S[F]>, string | number | boolean>>
  }
  readonly derive: <const P extends readonly InputOf<S>[], V>(
    from: P,
    value: (inputs: InputsOf<S, P[number]>) => V | null,
  ) => Derivation<V>
  readonly derived: { readonly [F in FieldNameOf<S>]?: Derivation<ValueOf<S[F]>> }
  readonly part: PartOfGroup<S>
  readonly renamedOptions: { readonly [F in FieldNameOf<S>]?: FormerNames<OptionOf<S[F]>> } & {
    readonly [P in PartOfGroup<S>]?: P extends `${infer F}.${infer Q}`
      ? FormerNames<OptionOf<PartsOf<S[F]>[Q & keyof PartsOf<S[F]>]>>
      : never
  }
}

/** The parts of each row of a repeated group; none of any other field. */
type PartsOf<T> = T extends z.ZodOptional<infer I> ? PartsOf<I> : T extends z.ZodArray<z.ZodObject<infer P>> ? P : {}

/** `group.part` of every repeated group. */
type PartOfGroup<S extends z.ZodRawShape> = {
  [F in FieldNameOf<S>]: `${F}.${Extract<keyof PartsOf<S[F]>, string>}`
}[FieldNameOf<S>]

/** The options of a choice, of several choices or of states; never if any text will do. */
type OptionOf<T> = T extends z.core.$ZodType
  ? ValueOf<T> extends infer V
    ? V extends readonly (infer E)[]
      ? Listed<E>
      : Listed<V>
    : never
  : never
type Listed<V> = string extends V ? never : Extract<V, string>

type FormerNames<O extends string> = [O] extends [never] ? never : { readonly [N in O]?: string }

/** The record that a field references; `never` if it is no reference. */
type ReferencedBy<T> =
  T extends z.ZodOptional<infer I>
    ? ReferencedBy<I>
    : T extends IdOf<infer E>
      ? string extends E
        ? never
        : E extends keyof EntityTypes
          ? RecordOf<EntityTypes[E]>
          : Readonly<Record<string, any>>
      : never

/** What a value may be derived from: a field, or `reference.field`. */
type InputOf<S extends z.ZodRawShape> = {
  [F in FieldNameOf<S>]: F | `${F}.${Extract<keyof ReferencedBy<S[F]>, string>}`
}[FieldNameOf<S>]

/** The inputs `P` of a derivation, of a reference the named fields. Those that are required have a value. */
type InputsOf<S extends z.ZodRawShape, P extends string> = {
  readonly [F in FieldNameOf<S> as Extract<P, F | `${F}.${string}`> extends never ? never : F]: F extends P
    ? StoredValueOf<S[F]>
    : Pick<ReferencedBy<S[F]>, Extract<PartOf<P, F>, keyof ReferencedBy<S[F]>>> | Extract<StoredValueOf<S[F]>, null>
}

type PartOf<P extends string, F extends string> = P extends `${F}.${infer Part}` ? Part : never

export type { Entity, Field }

/** An entity whose fields and value types the compiler knows. */
export interface TypedEntity<N extends string, S extends z.ZodRawShape> extends Entity {
  readonly name: N
  readonly schema: z.ZodObject<S>
}

type SchemaShapeOf<E extends Entity> = E['schema']['shape']

/** The value of a field as stored: null if an optional field is empty. */
type StoredValueOf<T extends z.core.$ZodType> = T extends z.ZodOptional<infer I> ? z.output<I> | null : z.output<T>

/** A value that a draft may lack. Which field is the title, or has an initial value, the type does not tell. */
type DraftValueOf<T extends z.core.$ZodType> = T extends States | z.ZodBoolean ? z.output<T> : StoredValueOf<T> | null

/**
 * A record as the server returns it, at a site that has all fields. Fields that only some sites have are absent
 * elsewhere, heavy fields are absent from lists, and a draft may lack any field but its title.
 */
export type RecordOf<E extends Entity> = {
  readonly [F in keyof SchemaShapeOf<E>]: typeof draftState extends StateOf<SchemaShapeOf<E>>
    ? DraftValueOf<SchemaShapeOf<E>[F]>
    : StoredValueOf<SchemaShapeOf<E>[F]>
} & SystemFieldsOf<E>

/** A record that is no draft, and so has all that is required of it. */
export type PublishedOf<E extends Entity> = {
  readonly [F in keyof SchemaShapeOf<E>]: StoredValueOf<SchemaShapeOf<E>[F]>
} & SystemFieldsOf<E>

interface SystemFieldsOf<E extends Entity> {
  readonly id: Id<E['name']>
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

/** The body a form sends: any of the fields, with null to clear an optional one. */
export type BodyOf<E extends Entity> = {
  readonly [F in keyof SchemaShapeOf<E>]?: SchemaShapeOf<E>[F] extends z.ZodOptional<infer I>
    ? z.input<I> | null
    : z.input<SchemaShapeOf<E>[F]>
}

const declared = new WeakSet<object>()

/**
 * Thrown by a declaration whose schema uses plain zod schemas instead of field kinds. Carries the entity without those
 * fields, so that `check` can report the other faults; every other caller stops here.
 */
export class PlainSchemaError extends TypeError {
  readonly entity: Entity
  /** The names of the offending fields; for an item field of a repeated group, `field.part`. */
  readonly names: readonly string[]

  constructor(entity: Entity, names: readonly string[]) {
    super(`${entity.name}: ${names.join(', ')}: use the kinds in entities/language/fields, not a plain zod schema.`)
    this.entity = entity
    this.names = names
  }
}

/** Whether a value was made by `entity()`. */
export const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && declared.has(value)

/**
 * Declares an entity. `name` is its segment in every path (kebab case). The compiler rejects a column, address or rule
 * that names an unknown field; `npm run check` reports everything else.
 */
export function entity<const N extends string, S extends z.ZodRawShape, const T extends TextOf<S> = never>(
  name: N,
  declaration: { readonly schema: z.ZodObject<S>; readonly translated?: readonly T[] } & Omit<
    Declaration<FieldNameOf<WithEnglish<S, NoInfer<T>>>, SlugFieldOf<S>, SchemaTypesOf<WithEnglish<S, NoInfer<T>>>>,
    'translated'
  >,
): TypedEntity<N, WithEnglish<S, T>> {
  const {
    schema,
    sites,
    derived: derivations,
    ...rest
  } = withEnglish(declaration) as unknown as Omit<Entity, 'name' | 'sites' | 'fields' | 'derived'> &
    Pick<Declaration<string, string>, 'sites' | 'derived'>
  const derive = (from: Derivation['from'], value: Derivation['value']): Derivation => ({ from, value })
  const plainFields = Object.entries(schema.shape).flatMap(([key, value]) => plainSchemaNames(key, value as z.ZodType))
  const base: Entity = {
    ...rest,
    ...(derivations && { derived: derivations(derive) as Readonly<Record<string, Derivation>> }),
    name,
    schema,
    sites: Array.isArray(sites) ? Object.fromEntries(sites.map((site) => [site, {}])) : (sites as Entity['sites']),
    fields: Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([key]) => !plainFields.some((name) => name.split('.')[0] === key))
        .map(([key, value]) => [key, fieldOf(key, value as z.ZodType)]),
    ),
  }
  const complete = withDrafts(withVersionRules(base))
  declared.add(complete)
  if (plainFields.length > 0) throw new PlainSchemaError(complete, plainFields)
  return complete as unknown as TypedEntity<N, WithEnglish<S, T>>
}

/** Declares that the records that reference a record through `field` move with it. */
export const cascade = <N extends string, S extends z.ZodRawShape>(
  entity: TypedEntity<N, S>,
  field: Extract<keyof S, string>,
  from: readonly StateOf<S>[],
  to: StateOf<S>,
): Cascade => ({ entity, field, from, to })

/** The names of fields or item fields that are plain zod schemas: the field itself, or parts of its repeated group. */
function plainSchemaNames(name: string, schema: z.ZodType): readonly string[] {
  const kind = kindOf(schema)
  if (!kind) return [name]
  return Object.entries(kind.item?.shape ?? {})
    .filter(([, part]) => !kindOf(part))
    .map(([part]) => `${name}.${part}`)
}

function withVersionRules(entity: Entity): Entity {
  const states = statesOf(entity)
  if (!entity.versions || !states) return entity
  const { undeletable, crossRecordRules } = versionRules(entity.versions, states)
  return {
    ...entity,
    undeletable: { ...entity.undeletable, ...undeletable },
    crossRecordRules: [...(entity.crossRecordRules ?? []), ...crossRecordRules],
  }
}

/**
 * Where records may be drafts, a field is required only of a record that is none: those that are declared, or, where a
 * record starts as one, any but the one people know the record by and those for which a new record has a value.
 */
function withDrafts(entity: Entity): Entity {
  if (!hasDrafts(entity)) return entity
  const fields = Object.entries(entity.fields).map(
    ([name, field]) => [name, { ...field, nullable: field.optional || mayDraftLack(entity, field) }] as const,
  )
  return { ...entity, fields: Object.fromEntries(fields) }
}

const mayDraftLack = (entity: Entity, { name, initially }: Field): boolean =>
  entity.drafts ? entity.drafts.without.includes(name) : name !== titleOf(entity) && initially === undefined

/** The field that a schema declares under a name; also used for the item fields of repeated groups. */
export function fieldOf(name: string, schema: z.ZodType): Field {
  const kind = kindOf(schema)
  if (!kind) throw new TypeError(`${name}: use one of the kinds in entities/language/fields, not a plain zod schema.`)
  const optional = schema instanceof z.ZodOptional
  return { ...kind, name, schema, optional, nullable: optional }
}

/** The field that identifies a record to people. */
export const titleOf = (entity: Entity): string => entity.title ?? entity.list?.[0] ?? Object.keys(entity.fields)[0]!

/** Whether staff may delete records: only those they can create and that the entity itself stores. */
export const isDeletable = ({ create, viewOf }: Entity): boolean => create !== undefined && viewOf === undefined

/** The field with declared transitions, if the entity has one. */
export const statesOf = (entity: Entity): Field | undefined =>
  Object.values(entity.fields).find(({ kind }) => kind === 'states')

/** Whether records start in the state of drafts: unfinished, and seen by staff only. */
export const startsAsDraft = (entity: Entity): boolean => statesOf(entity)?.options?.[0] === draftState

/** The values that make a record a draft, which may lack what is required; undefined where none is one. */
export const draftValues = (entity: Entity): Readonly<Record<string, unknown>> | undefined =>
  entity.drafts?.when ?? (startsAsDraft(entity) ? { [statesOf(entity)!.name]: draftState } : undefined)

/** Whether records may be drafts: unfinished, and seen by staff only. */
export const hasDrafts = (entity: Entity): boolean => draftValues(entity) !== undefined

/** Whether a record is a draft; a value that it has not yet is that of a new one. */
export function isDraft(entity: Entity, record: Readonly<Record<string, unknown>>): boolean {
  const values = draftValues(entity)
  return (
    values !== undefined &&
    Object.entries(values).every(([name, value]) => (record[name] ?? entity.fields[name]?.initially) === value)
  )
}
