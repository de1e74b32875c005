import { z } from 'zod'
import type { Declaration, Difference } from './declaration.ts'
import type { Address } from './fields/slug.ts'
import type { States } from './fields/states.ts'
import { kindOf, type Kind } from './kind.ts'
import type { SiteSlug } from './sites.ts'
import { versionRules } from './versions.ts'

type FieldOf<S extends z.ZodRawShape> = Extract<keyof S, string>

/** The fields that can address a record in a URL: those made by `slug()`. */
type AddressOf<S extends z.ZodRawShape> = {
  [F in FieldOf<S>]: S[F] extends Address ? F : never
}[FieldOf<S>]

/** Some of a field's values, or one. */
type SomeOf<T> = T | readonly T[]

/** What some fields may have as values. */
type ValuesOf<S extends z.ZodRawShape> = { readonly [F in FieldOf<S>]?: SomeOf<z.output<S[F]>> }

/** The fields that can make a record visible to the public, those made by `states()`, `publication()` and `toggle()`, with their values. */
type VisibilityOf<S extends z.ZodRawShape> = {
  readonly [F in FieldOf<S> as S[F] extends States | z.ZodBoolean ? F : never]?: SomeOf<z.output<S[F]>>
}

/** A field as the rooms see it: its kind, its name, and whether it may be left empty. */
export interface Field extends Kind {
  readonly name: string
  readonly optional: boolean
  readonly schema: z.ZodType
}

export interface Entity extends Omit<Declaration<string, string>, 'sites'> {
  readonly name: string
  readonly sites: Readonly<Partial<Record<SiteSlug, Difference>>>
  readonly fields: Readonly<Record<string, Field>>
  /** The zod schema as declared. */
  readonly schema: z.ZodObject
}

const declared = new WeakSet<object>()

/** Whether a value was made by `entity()`. */
export const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && declared.has(value)

/**
 * Declares an entity. `name` is its segment in every path (kebab case).
 * The compiler refuses a column, address or rule that names no field; `npm run check` reports everything else.
 */
export function entity<S extends z.ZodRawShape>(
  name: string,
  declaration: { readonly schema: z.ZodObject<S> } & Declaration<
    FieldOf<S>,
    AddressOf<S>,
    VisibilityOf<S>,
    ValuesOf<S>
  >,
): Entity {
  const { schema, sites, ...rest } = declaration as unknown as { schema: z.ZodObject } & Declaration<string, string>
  const made: Entity = {
    ...rest,
    name,
    schema,
    sites: Array.isArray(sites) ? Object.fromEntries(sites.map((site) => [site, {}])) : (sites as Entity['sites']),
    fields: Object.fromEntries(
      Object.entries(schema.shape).map(([key, value]) => [key, fieldOf(key, value as z.ZodType)]),
    ),
  }
  const whole = withVersionRules(made)
  declared.add(whole)
  return whole
}

function withVersionRules(entity: Entity): Entity {
  const states = statesOf(entity)
  if (!entity.versions || !states) return entity
  const { undeletable, among } = versionRules(entity.versions, states)
  return {
    ...entity,
    undeletable: { ...entity.undeletable, ...undeletable },
    among: [...(entity.among ?? []), ...among],
  }
}

/** The field a schema declares under a name; also for the inner fields of repeated groups. */
export function fieldOf(name: string, schema: z.ZodType): Field {
  const kind = kindOf(schema)
  if (!kind) throw new TypeError(`${name}: use one of the kinds in entities/fields, not a plain zod schema.`)
  return { ...kind, name, schema, optional: schema instanceof z.ZodOptional }
}

/** The field that names a record to people. */
export const titleOf = (entity: Entity): string => entity.title ?? entity.list?.[0] ?? Object.keys(entity.fields)[0]!

/** Whether staff may delete records: what they can create, and is the entity's own. */
export const isDeletable = ({ create, viewOf }: Entity): boolean => create !== undefined && viewOf === undefined

/** The field whose transitions are declared, if the entity has states. */
export const statesOf = (entity: Entity): Field | undefined =>
  Object.values(entity.fields).find(({ kind }) => kind === 'states')
