import type { z } from 'zod'
import type { Alert } from './alerts.ts'
import type { AmongRule } from './cross-record-rule.ts'
import type { CalendarView } from './calendar-view.ts'
import type { Field } from './field-kind.ts'
import type { MenuGroup } from './menu-groups.ts'
import type { RecordRule } from './record-rule.ts'
import type { Screen } from './screens.ts'
import type { SiteSlug } from './sites.ts'
import type { Versions } from './versions.ts'

/** How one site differs from the declaration. */
export interface SiteOverrides<F extends string = string, K extends SchemaTypes = SchemaTypes> {
  /** Fields that only the sites naming them have. */
  readonly fields?: readonly F[]
  /** Screens that this site does without. */
  readonly without?: readonly Screen[]
  /** The options of a choice that this site offers. */
  readonly options?: K['options']
}

/** What the compiler knows of the values of a schema, where a declaration names some. */
export interface SchemaTypes {
  /** The states of a record. */
  readonly state: string
  /** By field, one value. */
  readonly value: Readonly<Record<string, unknown>>
  /** By field, some options of a choice or some states. */
  readonly options: Readonly<Partial<Record<string, readonly string[]>>>
  /** By field, one value or some. */
  readonly values: FieldValues
  /** The same of those that can make a record visible. */
  readonly visibility: FieldValues
  /** By field, what the condition of a rule may expect. */
  readonly condition: object
}

/**
 * What is said of an entity beside its schema: `F` are its fields, `A` those of them that can address a record, `K` the
 * values they may have.
 */
export interface Declaration<F extends string, A extends string, K extends SchemaTypes = SchemaTypes> {
  /** The sites that have the entity; a map where one of them differs. */
  readonly sites: readonly SiteSlug[] | Readonly<Partial<Record<SiteSlug, SiteOverrides<F, K>>>>
  /** Paths start with the parent's `tenant/{id}`; rows carry the parent's id in a column named like the parent. */
  readonly parent?: Entity
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
  /** The fields staff fill in on a record that came from elsewhere and has no form: a memo, an assignee. */
  readonly staffFields?: readonly F[]
  /**
   * By state, what is noted when a record enters it: a `dateTime()` takes the moment, a `date()` the day, an
   * `account()` whoever moved it. A staff field keeps what was typed into it.
   */
  readonly timestamps?: { readonly [S in K['state']]?: readonly F[] }
  /** By state, the values that a record takes when it enters it. */
  readonly onEnter?: { readonly [S in K['state']]?: K['value'] }
  /** The states in which a record waits for somebody: lists show it in bold. */
  readonly waiting?: readonly K['state'][]
  /** By name, what about a record wants attention now; of those at one field the first that holds is shown. */
  readonly alerts?: Readonly<Record<string, Alert<F, K['condition']>>>
  /** Delete comes with create. Here stand the states in which a record may not be deleted. */
  readonly undeletable?: K['options']
  /** The states in which nothing of a record may change but its state; a newer version is a record of its own. */
  readonly locked?: K['options']
  /** The toggles whose change a save has confirmed first; the entity's words say what it does. */
  readonly confirmOnChange?: readonly F[]
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
  readonly rules?: readonly RecordRule<F, K['condition']>[]
  /** Rules between a record and the tenant's others, checked by the server at saving. */
  readonly crossRecordRules?: readonly AmongRule<F>[]
  /** Its records belong to days: a calendar beside the list. */
  readonly calendar?: CalendarView<F>
  /** The former name of a renamed field, so that a migration keeps its data. */
  readonly renamedFrom?: Readonly<Partial<Record<F, string>>>
  /** What the public sees of it, and when; nothing of an entity that does not say so. */
  readonly public?: PublicVisibility<F, K['visibility'], K['values']>
  /** The group of the captain navigation, and the name of a Material icon. */
  readonly menu: { readonly group: MenuGroup; readonly icon: string }
}

/** The values that some fields must have: one of them each, or any of several. */
export type FieldValues = Readonly<Record<string, unknown>>

/** From when until when, as the names of two fields or as two instants. */
export interface Period<T extends string = string> {
  readonly from: T
  readonly until: T
}

/**
 * What the public sees of an entity: nothing but what stands here. `F` are its fields, `W` the values by which its states
 * and toggles may make a record visible, `V` those that any of its fields may have.
 */
export interface PublicVisibility<F extends string = string, W = FieldValues, V = FieldValues> {
  /** The values with which a record is visible; of a `publication()`, inside its window alone. */
  readonly when: 'always' | W
  /** What must be so besides, unless the reader is staff. Sites without the field have no such condition. */
  readonly whenNotStaff?: V
  /** From when until when a record is visible. Either may be empty; a day counts whole. */
  readonly window?: Period<F>
  /** The fields that are answered. */
  readonly fields: readonly F[]
  /** Those of them that are null to the public while a record is so. */
  readonly redact?: { readonly fields: readonly F[]; readonly when: V }
}

/** An entity as the generic engine sees it: any of them, its fields known by their names at run time alone. */
export interface Entity extends Omit<Declaration<string, string>, 'sites' | 'stamps' | 'entering' | 'alerts'> {
  readonly name: string
  readonly timestamps?: Readonly<Record<string, readonly string[]>>
  readonly onEnter?: Readonly<Record<string, FieldValues>>
  readonly alerts?: Readonly<Record<string, Alert>>
  readonly sites: Readonly<Partial<Record<SiteSlug, SiteOverrides>>>
  readonly fields: Readonly<Record<string, Field>>
  /** The zod schema as declared. */
  readonly schema: z.ZodObject
}
