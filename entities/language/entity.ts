import { z } from 'zod'
import type { Declaration, Entity, SchemaTypes } from './declaration.ts'
import type { SlugSchema } from './fields/slug.ts'
import type { States } from './fields/states.ts'
import type { Id } from './fields/reference.ts'
import { kindOf, type Field } from './field-kind.ts'
import type { Expectation } from './record-rules/condition.ts'
import { versionRules } from './versions.ts'

type FieldNameOf<S extends z.ZodRawShape> = Extract<keyof S, string>

/** The fields that can address a record in a URL: those made by `slug()`. */
type SlugFieldOf<S extends z.ZodRawShape> = {
  [F in FieldNameOf<S>]: S[F] extends SlugSchema ? F : never
}[FieldNameOf<S>]

/** The states of a record. */
type StateOf<S extends z.ZodRawShape> = {
  [F in keyof S]: S[F] extends States ? Extract<z.output<S[F]>, string> : never
}[keyof S]

/** The value of a field, where there is one. */
type ValueOf<T extends z.core.$ZodType> = NonNullable<z.output<T>>

type OneOrMore<T> = T | readonly T[]

/** What declarations may say of the values of a schema, for the compiler to check. */
interface SchemaTypesOf<S extends z.ZodRawShape> extends SchemaTypes {
  readonly state: StateOf<S>
  readonly value: { readonly [F in FieldNameOf<S>]?: ValueOf<S[F]> }
  readonly options: { readonly [F in FieldNameOf<S>]?: readonly Extract<ValueOf<S[F]>, string>[] }
  readonly values: { readonly [F in FieldNameOf<S>]?: OneOrMore<ValueOf<S[F]>> }
  readonly visibility: {
    readonly [F in FieldNameOf<S> as S[F] extends States | z.ZodBoolean ? F : never]?: OneOrMore<ValueOf<S[F]>>
  }
  readonly condition: {
    readonly [F in FieldNameOf<S>]?: Expectation<Extract<ValueOf<S[F]>, string | number | boolean>>
  }
}

export type { Entity, Field }

/** An entity whose fields and their values the compiler knows. */
export interface TypedEntity<N extends string, S extends z.ZodRawShape> extends Entity {
  readonly name: N
  readonly schema: z.ZodObject<S>
}

type SchemaShapeOf<E extends Entity> = E['schema']['shape']

/** The value of a field as records keep it: null for one that may be empty and is. */
type StoredValueOf<T extends z.core.$ZodType> = T extends z.ZodOptional<infer I> ? z.output<I> | null : z.output<T>

/**
 * A record of an entity as the server answers it, of a site that has all its fields: those that only some sites have are
 * absent elsewhere, and heavy ones from lists.
 */
export type RecordOf<E extends Entity> = {
  readonly [F in keyof SchemaShapeOf<E>]: StoredValueOf<SchemaShapeOf<E>[F]>
} & {
  readonly id: Id<E['name']>
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly createdBy: string | null
  readonly updatedBy: string | null
}

/** What a form sends of an entity: any of its fields, null to empty one that may be empty. */
export type BodyOf<E extends Entity> = {
  readonly [F in keyof SchemaShapeOf<E>]?: SchemaShapeOf<E>[F] extends z.ZodOptional<infer I>
    ? z.input<I> | null
    : z.input<SchemaShapeOf<E>[F]>
}

const declared = new WeakSet<object>()

/**
 * Thrown by a declaration with fields that are no kind of field. It carries the entity without them, so that `check` can
 * go on with the rest; everybody else stops here.
 */
export class PlainSchemaError extends TypeError {
  readonly entity: Entity
  /** The names of the fields; of a part of a repeated group, `field.part`. */
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
 * Declares an entity. `name` is its segment in every path (kebab case).
 * The compiler refuses a column, address or rule that names no field; `npm run check` reports everything else.
 */
export function entity<const N extends string, S extends z.ZodRawShape>(
  name: N,
  declaration: { readonly schema: z.ZodObject<S> } & Declaration<FieldNameOf<S>, SlugFieldOf<S>, SchemaTypesOf<S>>,
): TypedEntity<N, S> {
  const { schema, sites, ...rest } = declaration as unknown as Omit<Entity, 'name' | 'sites' | 'fields'> & {
    readonly sites: Declaration<string, string>['sites']
  }
  const plainFields = Object.entries(schema.shape).flatMap(([key, value]) => plainSchemaNames(key, value as z.ZodType))
  const base: Entity = {
    ...rest,
    name,
    schema,
    sites: Array.isArray(sites) ? Object.fromEntries(sites.map((site) => [site, {}])) : (sites as Entity['sites']),
    fields: Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([key]) => !plainFields.some((name) => name.split('.')[0] === key))
        .map(([key, value]) => [key, fieldOf(key, value as z.ZodType)]),
    ),
  }
  const complete = withVersionRules(base)
  declared.add(complete)
  if (plainFields.length > 0) throw new PlainSchemaError(complete, plainFields)
  return complete as TypedEntity<N, S>
}

/** The names of what is no kind of field: the field itself, or parts of its repeated group. */
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
  const { undeletable, among: crossRecordRules } = versionRules(entity.versions, states)
  return {
    ...entity,
    undeletable: { ...entity.undeletable, ...undeletable },
    crossRecordRules: [...(entity.crossRecordRules ?? []), ...crossRecordRules],
  }
}

/** The field a schema declares under a name; also for the inner fields of repeated groups. */
export function fieldOf(name: string, schema: z.ZodType): Field {
  const kind = kindOf(schema)
  if (!kind) throw new TypeError(`${name}: use one of the kinds in entities/language/fields, not a plain zod schema.`)
  return { ...kind, name, schema, optional: schema instanceof z.ZodOptional }
}

/** The field that names a record to people. */
export const titleOf = (entity: Entity): string => entity.title ?? entity.list?.[0] ?? Object.keys(entity.fields)[0]!

/** Whether staff may delete records: what they can create, and is the entity's own. */
export const isDeletable = ({ create, viewOf }: Entity): boolean => create !== undefined && viewOf === undefined

/** The field whose transitions are declared, if the entity has states. */
export const statesOf = (entity: Entity): Field | undefined =>
  Object.values(entity.fields).find(({ kind }) => kind === 'states')
