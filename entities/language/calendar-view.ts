/** How records that belong to days are shown in a calendar beside the list. */
export interface CalendarView<F extends string = string> {
  /** The field of the day. */
  readonly date: F
  /** The choice that says what kind of day it is; a new record starts undecided. */
  readonly state: F
  /** The repeated group of hours, and which of its parts begin and end them. */
  readonly spans: { readonly field: F; readonly start: string; readonly end: string }
  /** The fields that are edited in the calendar itself, in order. */
  readonly edit: readonly F[]
  /** Days that are over stay as they were: nothing of their records changes any more. */
  readonly past?: 'closed'
  /** A new record may be made for every day up to a last one, at most so many at once. */
  readonly maxSeriesDays?: number
  /** A week has a record for each of these and every day: made when the week is opened. */
  readonly rows?: WeekRows<F>
}

export interface WeekRows<F extends string = string> {
  /** The reference to whom a record is about; those that are as `when` says have a row. */
  readonly reference: F
  readonly when: Readonly<Record<string, string>>
  /** How many days from today on a week may be opened. */
  readonly maxDaysAhead: number
}
