import type { z } from 'zod'
import type { Alert } from './alerts.ts'
import type { Attention } from './attention.ts'
import type { CrossRecordRule } from '../cross-record-rules/index.ts'
import type { Chart } from './chart.ts'
import type { CalendarView } from './calendar-view.ts'
import type { ExportLayout } from './export-layouts.ts'
import type { FileMatching } from './file-matching.ts'
import type { Derivation, Field } from '../field-kind.ts'
import type { DeclaredLayout } from './list-layouts.ts'
import type { PresetView } from './list-views.ts'
import type { MenuGroup } from './menu-groups.ts'
import type { RecordRule } from '../record-rules/index.ts'
import type { Screen } from '../screens.ts'
import type { SiteSlug } from '../../installation.ts'
import type { Versions } from './versions.ts'

/** How one site differs from the declaration. */
export interface SiteOverrides<F extends string = string, K extends SchemaTypes = SchemaTypes> {
  /** Fields that only the sites listing them have. */
  readonly fields?: readonly F[]
  /** Screens that this site does not have. */
  readonly without?: readonly Screen[]
  /** The options of a choice that this site offers; all of them by default. */
  readonly options?: K['options']
}

/** The types of a schema's values, so that the compiler can check the values a declaration mentions. */
export interface SchemaTypes {
  /** The names of the states. */
  readonly state: string
  /** By field, a single value. */
  readonly value: Readonly<Record<string, unknown>>
  /** By field, a subset of the options of a choice or of the states. */
  readonly options: Readonly<Partial<Record<string, readonly string[]>>>
  /** By field, one value or several. */
  readonly values: FieldValues
  /** By field, the value that makes a record a draft. */
  readonly drafts: Readonly<Record<string, unknown>>
  /** Like `values`, for the fields that can make a record visible. */
  readonly visibility: FieldValues
  /** By field, what the condition of a rule may expect. */
  readonly condition: object
  /** Declares of what a value is derived, and how. */
  readonly derive: unknown
  /** By field, how its value is derived. */
  readonly derived: Readonly<Partial<Record<string, Derivation>>>
  /** The parts of repeated groups, `group.part`. */
  readonly part: string
  /** By field or `group.part`, former names of its options by their names. */
  readonly renamedOptions: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>
}

/**
 * Everything that is declared about an entity besides its schema. `F` are the names of its fields, `A` the fields that
 * can identify a record in a URL, `K` the types of their values.
 */
export interface Declaration<F extends string, A extends string, K extends SchemaTypes = SchemaTypes> {
  /** The sites that have the entity; a map if one of them differs. */
  readonly sites: readonly SiteSlug[] | Readonly<Partial<Record<SiteSlug, SiteOverrides<F, K>>>>
  /**
   * The entity whose records these stand within, itself no child. Paths start with the parent's `circle/{id}`; rows store
   * the parent's id in a column named after the parent. They go to the trash, come back and are purged with it. Children
   * with `edit` are also a table in the parent's form. No field of another entity points at one.
   */
  readonly parent?: Entity
  /**
   * The entity has no records of its own: they are the accounts of the installation, and its fields are the profile.
   * Creating one creates an account without rights. Only administrators can grant rights or delete an account, on other
   * screens.
   */
  readonly viewOf?: 'accounts'
  /**
   * The texts that visitors may read in English, too. The English of `title` is `titleEn`: a field of the schema, or else
   * one that comes of it, optional and of the same kind. Either has the sites, the place in the form, the search and the
   * visibility of its source.
   */
  readonly translated?: readonly F[]
  /** Unique within one tenant (and one parent): enforced by an index and checked while typing. */
  readonly unique?: readonly F[]
  /** Set at creation and immutable afterwards. */
  readonly fixed?: readonly F[]
  /**
   * The fields whose values follow from others: `derived: (derive) => ({ total: derive(['days', 'item.price'], …) })`. They
   * are calculated whenever a write changes one of the record's own fields in the list, or where there is no value yet; a
   * later change of a referenced record changes nothing. Forms show them as they are typed, and what is sent for them is
   * ignored.
   */
  readonly derived?: (derive: K['derive']) => K['derived']
  /** What the server has noted as done, such as what was issued or sent: restoring an earlier version keeps it. */
  readonly recorded?: readonly F[]
  /**
   * What other records take from and give back to, such as the stock that orders take goods from: restoring an earlier
   * version keeps it, and a copy starts anew.
   */
  readonly counted?: readonly F[]
  /**
   * The fields of the list, the most telling first: its table shows six. Toggles are shown beside the title where a record
   * differs from a new one; slugs and the manual order take no column.
   */
  readonly list?: readonly F[]
  /**
   * How else the list shows its records: `grid`, as cards with a large picture, for what is looked at; `board`, in a
   * column for each state, for what is moved along.
   */
  readonly listLayouts?: readonly DeclaredLayout[]
  /**
   * The fields that are changed in the row of the list: a price, a stock. Those without a column, toggles among them,
   * are in the row's menu.
   */
  readonly quickEdit?: readonly F[]
  /**
   * What staff switch several times a day, such as what is sold out: a toggle or the states, with its usual value and the
   * other one. A tenant's first page switches it at one press.
   */
  readonly daily?: K['values']
  readonly create?: true | readonly F[]
  /** `single`: the tenant has exactly one record, edited without an id in the path. */
  readonly edit?: true | 'single' | readonly F[]
  /** Opened by id, or by a field that can identify a record in a URL. */
  readonly preview?: 'id' | A
  /** The fields staff fill in on a record that was created elsewhere and has no form: a memo, an assignee. */
  readonly staffFields?: readonly F[]
  /**
   * By state, the fields set when a record enters it: a `dateTime()` takes the time, a `date()` the day, an `account()`
   * the person who moved it. A staff field keeps what was typed into it.
   */
  readonly timestamps?: { readonly [S in K['state']]?: readonly F[] }
  /** By state, the values assigned to a record when it enters it. */
  readonly onEnter?: { readonly [S in K['state']]?: K['value'] }
  /**
   * By state, the records that move with this one, in the same change set. The staff fields that their new states
   * require are asked for together with this record's own.
   */
  readonly cascades?: { readonly [S in K['state']]?: readonly Cascade[] }
  /**
   * By state, what the screens suggest for the staff fields that it requires: the value of another field, or `today`.
   */
  readonly suggestions?: { readonly [S in K['state']]?: { readonly [N in F]?: F | 'today' } }
  /**
   * By state, the staff fields that belong to it alone: the screens ask for them when a record enters it, besides those it
   * requires, and show them from then on.
   */
  readonly prompts?: { readonly [S in K['state']]?: readonly F[] }
  /** The steps that are not the first transition of their state: the screens offer the next step before the others. */
  readonly steps?: readonly Step<K['state'], K['condition']>[]
  /**
   * What makes a record a draft that is not in the state `draft`, and which required fields such a record may lack. Nobody
   * but staff sees it: `when` has what `public` wants otherwise, and the first state.
   */
  readonly drafts?: { readonly when: K['drafts']; readonly without: readonly F[] }
  /**
   * Whether a record that the public sees may have a draft of its next content beside it, which nobody but staff sees until
   * it is published. Otherwise every save of it is public at once.
   */
  readonly keepsDraft?: true
  /** The states in which a record needs action: lists show it in bold. */
  readonly waiting?: readonly K['state'][]
  /** Alerts by name. At each field, the first one that applies is shown. */
  readonly alerts?: Readonly<Record<string, Alert<F, K['condition']>>>
  /**
   * What else of its records belongs on the board of those who look after them, by name: a filter of its list. The
   * states of `waiting` and the alerts are there already.
   */
  readonly attention?: Readonly<Record<string, Attention>>
  /**
   * The kinds of email to a record's customer, noted in the field `sentEmails`, and those of them that are offered when a
   * record enters the state of their name: what they say is known before.
   */
  readonly emails?: {
    readonly kinds: readonly string[]
    readonly onEntering: readonly string[]
    /**
     * The kind whose message staff write themselves, such as a reply: which field notes when the last one was sent, and
     * which state it may lead to.
     */
    readonly written?: { readonly kind: string; readonly at: F; readonly to: K['state'] }
  }
  /**
   * The tenant's staff are notified when somebody else creates a record: of which kind, and by which field they know it. The
   * field is shown in notifications and mails, so it is nothing personal.
   */
  readonly announces?: { readonly as: 'inquiry' | 'order' | 'application'; readonly by: F }
  /**
   * Views that the list offers, by name: a filter, and the order and columns if they differ. What is on the board by
   * `waiting`, `alerts` and `attention` need not be a view as well.
   */
  readonly views?: Readonly<Record<string, PresetView<F>>>
  /** The charts on the tenant's dashboard, by name. */
  readonly charts?: Readonly<Record<string, Chart<F, K['condition']>>>
  /** The states in which a record may not be deleted. Entities with `create` can be deleted by default. */
  readonly undeletable?: K['options']
  /** The states in which only the state itself may change; a newer version is a separate record. */
  readonly locked?: K['options']
  /** The toggles whose change must be confirmed before saving; the entity's locale file says what the change does. */
  readonly confirmOnChange?: readonly F[]
  /**
   * The records are the versions of one document, of which one is in force on any day. Published versions are kept:
   * they are `undeletable`, and no two are published for the same day.
   */
  readonly versions?: Versions<F>
  /** The field that stores a manual order. */
  readonly reorder?: F
  /**
   * The default sort order of a list. By a reference or a choice, records stand in groups: in the order of those records
   * or options, and within a group in the manual order.
   */
  readonly sort?: readonly [F, 'ASC' | 'DESC']
  /** The fields that the `q` parameter searches. */
  readonly search?: readonly F[]
  /** The fields offered as quick filters, in order. Any other field of a comparable kind can be filtered by, too. */
  readonly filter?: readonly F[]
  /** The field that identifies a record to people; the first column by default. */
  readonly title?: F
  /**
   * What a record is called by on the screens where its title is a mere number: who it is from and what it is about. A
   * part may be a field of the record that a reference names: `order.buyerName`.
   */
  readonly heading?: readonly (F | `${F}.${string}`)[]
  /** Headings of a long form, each with its fields; fields without a section come first. `aside` is the side rail. */
  readonly sections?: Readonly<Record<string, readonly F[]>>
  /** Rules across the fields of one record. */
  readonly rules?: readonly RecordRule<F, K['condition']>[]
  /** Rules between a record and the tenant's other records, checked by the server when saving. */
  readonly crossRecordRules?: readonly CrossRecordRule<F>[]
  /** For records that belong to days: a calendar next to the list. */
  readonly calendar?: CalendarView<F>
  /** The ready files that a list is exported to, by name: for a courier, a bank, an accountant. */
  readonly layouts?: Readonly<Record<string, ExportLayout>>
  /** Files of other programs whose rows are matched to records, by name: the statement of a bank. */
  readonly matchings?: Readonly<Record<string, FileMatching<F, K['state']>>>
  /**
   * The former names of renamed fields, and of parts of a repeated group (`'items.amount': 'quantity'`), so that a
   * migration keeps their data.
   */
  readonly renamedFrom?: Readonly<Partial<Record<F | K['part'], string>>>
  /**
   * The former names of options, by field or part and by the option of today, so that a migration renames them in records
   * and their history: `{ status: { waiting: 'pending' } }`. The new name may be an option that was there before: then
   * two become one.
   */
  readonly renamedOptions?: K['renamedOptions']
  /**
   * The deprecated fields: since when, from when they may be removed (six months later at the earliest), and what is used
   * instead. The API document marks them; answers have them until then.
   */
  readonly deprecated?: Readonly<Partial<Record<F, DeprecatedField<F>>>>
  /** No API key is ever given rights to it: it decides who may do what, or what belongs to which tenant. */
  readonly apiKeys?: false
  /**
   * The scope of an API key with which a site hands in what somebody sends or orders there. A record comes of it, of
   * which the caller sees nothing but a receipt.
   */
  readonly intake?: `${string}:${'place' | 'send'}`
  /** What the public sees of the entity, and when. Without it, nothing is public. */
  readonly public?: PublicVisibility<F, K['visibility'], K['values']>
  /** The records that a new tenant starts with, in order; its staff change and delete them like their own. */
  readonly starters?: readonly K['value'][]
  /**
   * The guide for staff that helps with its screens, and the section by its English heading: `shop-orders#send-the-parcels`.
   * Without it, what is published has the guide of publishing, and anything else the one of the first morning.
   */
  readonly guide?: string
  /** The group in captain's navigation, and the name of a Material icon. */
  readonly menu: { readonly group: MenuGroup; readonly icon: string }
}

/** A step other than the first transition of a state, for the records that meet a condition. */
interface Step<S extends string = string, W = object> {
  readonly from: S
  readonly to: S
  readonly when?: W
}

/** When a field goes. Both are days. */
export interface DeprecatedField<F extends string = string> {
  readonly since: string
  readonly sunset: string
  /** The field that is used instead. */
  readonly use?: F
}

/** The records of `entity` whose `field` references a record move with it: from one of the states `from` to `to`. */
export interface Cascade {
  readonly entity: Entity
  readonly field: string
  readonly from: readonly string[]
  readonly to: string
}

/** Required values by field: a single value, or an array of which any one matches. */
export type FieldValues = Readonly<Record<string, unknown>>

/** The start and end of a period, as the names of two fields or as two instants. */
export interface Period<T extends string = string> {
  readonly from: T
  readonly until: T
}

/**
 * What the public sees of an entity; everything else is hidden. `F` are its fields, `W` the values of states and
 * toggles that can make a record visible, `V` the values of any field.
 */
export interface PublicVisibility<F extends string = string, W = FieldValues, V = FieldValues> {
  /** The values that make a record visible; for a `publication()`, only within its window. */
  readonly when: 'always' | W
  /** A further condition, which staff readers are exempt from. Ignored at sites that do not have the field. */
  readonly whenNotStaff?: V
  /** The period in which a record is visible. Either end may be empty; a day is included as a whole. */
  readonly window?: Period<F>
  /** The fields included in public responses. */
  readonly fields: readonly F[]
  /** Public fields that are null while a record has these values. */
  readonly redact?: { readonly fields: readonly F[]; readonly when: V }
  /** The newest records as RSS and Atom: when each was published, and what sums it up. */
  readonly feed?: { readonly at: F; readonly summary?: F }
  /** The records as appointments of a calendar (iCalendar). */
  readonly calendar?: PublicCalendar<F>
}

/** How records are appointments. All fields are public. */
export interface PublicCalendar<F extends string = string> {
  readonly start: F
  readonly end: F
  /** The toggle of those that last whole days. */
  readonly allDay: F
  readonly summary?: F
  readonly place?: F
  /** The single meetings of an appointment, which then stand in its place: a day, and times on the 24-hour clock. */
  readonly sessions?: {
    readonly field: F
    readonly date: string
    readonly start: string
    readonly end: string
    readonly theme: string
  }
  /** The value of a choice with which an appointment does not take place. */
  readonly cancelled?: readonly [field: F, value: string]
  /** The value with which it is not known yet when it takes place. */
  readonly tentative?: readonly [field: F, value: string]
}

/** An entity as the generic engine sees it: its field names are known only at run time. */
export interface Entity extends Omit<
  Declaration<string, string>,
  | 'sites'
  | 'timestamps'
  | 'onEnter'
  | 'alerts'
  | 'steps'
  | 'charts'
  | 'cascades'
  | 'suggestions'
  | 'prompts'
  | 'derived'
> {
  readonly name: string
  readonly timestamps?: Readonly<Record<string, readonly string[]>>
  readonly steps?: readonly Step[]
  readonly onEnter?: Readonly<Record<string, FieldValues>>
  readonly cascades?: Readonly<Record<string, readonly Cascade[]>>
  readonly suggestions?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly prompts?: Readonly<Record<string, readonly string[]>>
  readonly alerts?: Readonly<Record<string, Alert>>
  readonly charts?: Readonly<Record<string, Chart>>
  readonly derived?: Readonly<Record<string, Derivation>>
  readonly sites: Readonly<Partial<Record<SiteSlug, SiteOverrides>>>
  readonly fields: Readonly<Record<string, Field>>
  /** The zod schema as declared. */
  readonly schema: z.ZodObject
}
