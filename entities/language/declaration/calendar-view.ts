import { currentBusinessDay, today } from '../dates/plain-date.ts'

/** How records that belong to days are shown in a calendar next to the list. */
export interface CalendarView<F extends string = string> {
  /** The field that holds the day. */
  readonly date: F
  /** The choice that classifies the day; not yet decided on a new record. */
  readonly state: F
  /** The repeated group of hours, and its item fields for start and end. */
  readonly spans: { readonly field: F; readonly start: string; readonly end: string }
  /** The fields that can be edited in the calendar, in order. */
  readonly edit: readonly F[]
  /** Records of past days are read-only. */
  readonly past?: 'closed'
  /** Allows creating one record per day over a range, and limits the range to this many days. */
  readonly maxSeriesDays?: number
  /** The entity of the regular opening hours, which the calendar shows on days without a record. */
  readonly regularHours?: string
  /** The options of `state` on whose days it is not open to everybody, whatever hours they have. */
  readonly notOpen?: readonly string[]
  /** The option of `state` with which a day is closed at short notice: a tenant's first page does so at one press. */
  readonly closing?: string
  /** The entity whose records the calendar also shows, on the day of an instant. */
  readonly events?: { readonly entity: string; readonly at: string }
  /** Each week has one record per referenced record and day, created when the week is opened. */
  readonly rows?: WeekRows<F>
}

export interface WeekRows<F extends string = string> {
  /** The reference to the person or thing a row is for. Only referenced records that match `when` get a row. */
  readonly reference: F
  readonly when: Readonly<Record<string, string>>
  /** States that are not taken over from the week before, and the ones that take their place. */
  readonly copiedAs?: Readonly<Record<string, string>>
  /** How many days from today a week may lie to be opened. */
  readonly maxDaysAhead: number
}

/**
 * Today, for the records of an entity. Those of a calendar have hours on the 30-hour clock, so their day ends at six the
 * next morning; to all others it is the date in Japan.
 */
export const todayOf = ({ calendar }: { readonly calendar?: unknown }, at: Date = new Date()): string =>
  calendar ? currentBusinessDay(at) : today(at)
