import { z } from 'zod'
import type { Alert } from './alerts.ts'
import type { Address } from './fields/slug.ts'
import type { CalendarView } from './calendar-view.ts'
import type { AmongRule } from './among-rule.ts'
import { kindOf, type Kind } from './kind.ts'
import type { RecordRule } from './record-rule.ts'
import type { SiteSlug } from './sites.ts'
import { publishedState, versionMeanings, versionRules, type Versions } from './versions.ts'

export const screens = ['list', 'create', 'edit', 'preview'] as const
export type Screen = (typeof screens)[number]

type FieldOf<S extends z.ZodRawShape> = Extract<keyof S, string>

/** The fields that can address a record in a URL: those made by `slug()`. */
type AddressOf<S extends z.ZodRawShape> = {
  [F in FieldOf<S>]: S[F] extends Address ? F : never
}[FieldOf<S>]

/** What one site has otherwise than the declaration says. */
export interface Difference<F extends string = string> {
  /** Fields that only the sites naming them have. */
  readonly fields?: readonly F[]
  /** Screens that this site does without. */
  readonly without?: readonly Screen[]
  /** The options of a choice that this site offers. */
  readonly options?: Readonly<Partial<Record<F, readonly string[]>>>
}

interface Declaration<F extends string, A extends string> {
  /** The sites that have the entity; a map where one of them differs. */
  readonly sites: readonly SiteSlug[] | Readonly<Partial<Record<SiteSlug, Difference<F>>>>
  /** Paths start with the parent's `tenant/{id}`; rows carry the parent's id in a column named like the parent. */
  readonly within?: Entity
  /**
   * Its records are none of its own: they are the accounts of the installation, and the fields their profile. Creating
   * one makes an account without rights; rights and deletion are for administrators, elsewhere.
   */
  readonly viewOf?: 'accounts'
  /** Unique within one tenant (and one parent): an index and a check while typing. */
  readonly unique?: readonly F[]
  /** Given at creation and unchangeable after. */
  readonly fixed?: readonly F[]
  /** The columns of the list, in order. */
  readonly list?: readonly F[]
  readonly create?: true | readonly F[]
  /** `single`: the tenant's only record, edited without an id in the path. */
  readonly edit?: true | 'single' | readonly F[]
  /** Opened by id, or by a field that can address a record. */
  readonly preview?: 'id' | A
  /** The fields staff fill in on a record that came from elsewhere and has no form: a memo, who sees to it. */
  readonly working?: readonly F[]
  /**
   * By state, what is noted when a record enters it: a `dateTime()` takes the moment, a `date()` the day, an
   * `account()` whoever moved it. A working field keeps what it was given.
   */
  readonly stamps?: Readonly<Record<string, readonly F[]>>
  /** By state, the values that a record takes when it enters it. */
  readonly entering?: Readonly<Record<string, Readonly<Partial<Record<F, string | number | boolean>>>>>
  /** The states in which a record waits for somebody: lists show it in bold. */
  readonly waiting?: readonly string[]
  /** By name, what about a record wants attention now; of those at one field the first that holds is shown. */
  readonly alerts?: Readonly<Record<string, Alert<F>>>
  /** Delete comes with create. Here stand the states in which a record may not be deleted. */
  readonly undeletable?: Readonly<Partial<Record<F, readonly string[]>>>
  /** The states in which nothing of a record may change but its state; a newer version is a record of its own. */
  readonly locked?: Readonly<Partial<Record<F, readonly string[]>>>
  /** The switches that are asked about before a save that turns them; the entity's words say what it does. */
  readonly asks?: readonly F[]
  /**
   * The records are the versions of one document, of which one is in force on a day. Those published are kept: they are
   * `undeletable`, and no two are published for one day.
   */
  readonly versions?: Versions<F>
  /** The field that keeps the order made by hand. */
  readonly reorder?: F
  /** How a list is sorted until the reader says otherwise. */
  readonly sort?: readonly [F, 'ASC' | 'DESC']
  /** The fields that `q` looks through. */
  readonly search?: readonly F[]
  /** The fields offered as quick filters, in order. Any field of a comparable kind may be filtered by. */
  readonly filter?: readonly F[]
  /** The field that names a record to people; without one, the first column. */
  readonly title?: F
  /** Headings of a long form, each with its fields; fields in none come first. `aside` is the rail at the side. */
  readonly sections?: Readonly<Record<string, readonly F[]>>
  /** Rules between the fields of one record. */
  readonly rules?: readonly RecordRule<F>[]
  /** Rules between a record and the tenant's others, found out by the server at saving. */
  readonly among?: readonly AmongRule<F>[]
  /** Its records belong to days: a calendar beside the list. */
  readonly calendar?: CalendarView<F>
  /** The former name of a renamed field, so that a migration keeps its data. */
  readonly renamedFrom?: Readonly<Partial<Record<F, string>>>
  /** What the public content API may show: these fields, or all without some. */
  readonly public?: readonly F[] | { readonly without: readonly F[] }
  /** The values with which the public sees a record, beside being published and not hidden, which count by themselves. */
  readonly shown?: Readonly<Partial<Record<F, readonly (string | boolean)[]>>>
  /** Fields whose values the public is not told while a record says so: they are null to it. */
  readonly withheld?: {
    readonly fields: readonly F[]
    readonly while: Readonly<Partial<Record<F, readonly string[]>>>
  }
  /** From when until when the public sees a record that has no state of publication. Either may be empty; a day counts whole. */
  readonly window?: { readonly from: F; readonly until: F }
  /** The group of the captain navigation, and the name of a Material icon. */
  readonly menu: { readonly group: MenuGroup; readonly icon: string }
}

/** The groups of the captain navigation, in order; their names are `titles.groups.*`. */
export const menuGroups = ['content', 'people', 'catalogue', 'business', 'legal', 'settings'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A field as the rooms see it: its kind, its name, and whether it may be left empty. */
export interface Field extends Kind {
  readonly name: string
  readonly optional: boolean
  readonly schema: z.ZodType
}

export interface Entity extends Omit<Declaration<string, string>, 'sites' | 'public'> {
  readonly name: string
  readonly sites: Readonly<Partial<Record<SiteSlug, Difference>>>
  readonly fields: Readonly<Record<string, Field>>
  readonly public?: readonly string[]
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
  declaration: { readonly schema: z.ZodObject<S> } & Declaration<FieldOf<S>, AddressOf<S>>,
): Entity {
  const {
    schema,
    sites,
    public: shown,
    ...rest
  } = declaration as unknown as { schema: z.ZodObject } & Declaration<string, string>
  const made: Entity = {
    ...rest,
    ...(shown && {
      public: 'without' in shown ? Object.keys(schema.shape).filter((name) => !shown.without.includes(name)) : shown,
    }),
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

const known = new WeakMap<Entity, Map<SiteSlug, readonly Field[]>>()

/** The fields a site has, in order of declaration: all but those that only other sites name. Asked at every request, so found out once. */
export function fieldsOf(entity: Entity, site: SiteSlug): readonly Field[] {
  const bySite = known.get(entity) ?? new Map<SiteSlug, readonly Field[]>()
  const fields = bySite.get(site) ?? fieldsAt(entity, site)
  known.set(entity, bySite.set(site, fields))
  return fields
}

function fieldsAt(entity: Entity, site: SiteSlug): readonly Field[] {
  const elsewhere = new Set(Object.values(entity.sites).flatMap((difference) => difference?.fields ?? []))
  const here = new Set(entity.sites[site]?.fields)
  return Object.values(entity.fields).filter(({ name }) => !elsewhere.has(name) || here.has(name))
}

/** The sites that have a field. */
export const sitesOf = (entity: Entity, field: string): readonly SiteSlug[] =>
  (Object.keys(entity.sites) as SiteSlug[]).filter((site) => fieldsOf(entity, site).some(({ name }) => name === field))

/** The screens an entity has, at one site or at any. */
export const screensOf = (entity: Entity, site?: SiteSlug): readonly Screen[] =>
  screens.filter((screen) => entity[screen] !== undefined && !(site && entity.sites[site]?.without?.includes(screen)))

/** The fields of a form at a site: those the flag lists, or all; of the working fields, those declared. */
export function formFields(entity: Entity, form: 'create' | 'edit' | 'working', site: SiteSlug): readonly Field[] {
  const flag = form === 'working' ? (entity.working ?? []) : entity[form]
  const fields = fieldsOf(entity, site)
  return Array.isArray(flag) ? fields.filter(({ name }) => flag.includes(name)) : fields
}

/** The field that names a record to people. */
export const titleOf = (entity: Entity): string => entity.title ?? entity.list?.[0] ?? Object.keys(entity.fields)[0]!

/**
 * What a field's state can mean to the reader now: the states themselves and, where a window decides whether a record
 * shows, `scheduled` before it opens and `expired` after it has closed; of versions, in its place what a published one is.
 */
export function meaningsOf({ versions }: Entity, { kind, options = [], window }: Field): readonly string[] {
  if (window && kind === 'toggle') return ['false', 'scheduled', 'true', 'expired']
  if (versions && kind === 'states')
    return options.flatMap((option) => (option === publishedState ? versionMeanings : [option]))
  return window
    ? options.flatMap((option) => (option === window.during ? ['scheduled', option, 'expired'] : [option]))
    : options
}

/** Whether what a field means now is more than its value. */
export const hasMeanings = ({ versions }: Entity, { kind, window }: Field): boolean =>
  window !== undefined || (versions !== undefined && kind === 'states')

/** Whether staff may delete records: what they can create, and is the entity's own. */
export const isDeletable = ({ create, viewOf }: Entity): boolean => create !== undefined && viewOf === undefined

/** The field whose transitions are declared, if the entity has states. */
export const statesOf = (entity: Entity): Field | undefined =>
  Object.values(entity.fields).find(({ kind }) => kind === 'states')
