import type { DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import type { Operation } from '../../base/db/query.ts'
import type { Store } from '../records/context.ts'
import type { NamePart } from '../records/record-names.ts'
import type { Publisher } from './public-record.ts'

/** A tenant with the slug by which captain addresses it. */
export type PublishingTenant = Publisher & { readonly slug: string }

/** Something that the public sees, or sees no more, from a moment on. */
export interface PublishingMoment {
  /** The instant; of a day, when it begins. */
  readonly at: string
  /** The day, in the time zone of the installation. */
  readonly day: string
  /**
   * The public begins to see it, sees it for the last time, a version of a document comes into force, a draft of what is
   * public is published, or a publish plan is.
   */
  readonly kind: 'starts' | 'ends' | 'inForce' | 'change' | 'plan'
  /** Null for a plan. */
  readonly entity: string | null
  readonly id: string
  readonly path: string | null
  readonly name: readonly NamePart[]
  /** The field that holds the moment; null where it is no record’s. */
  readonly field: string | null
  /** Of a draft: the only language that is published; null for both. */
  readonly language: DraftLanguage | null
  /** Whether it is a day rather than an instant. */
  readonly isDay: boolean
  /** That of the record, or of the draft or plan. */
  readonly version: number
  /** Whether it is still to come, so that an update of the field, or of the schedule, moves it. */
  readonly isMovable: boolean
  /** Who set the moment; null for nobody who is still known. */
  readonly by: string | null
}

/** The days of a calendar, both included. */
export interface CalendarDays {
  readonly from: string
  readonly until: string
}

/** Finds the moments of a tenant between two days, `most` of them, the first ones, where there are more. */
export type FindMoments = (
  store: Store,
  tenant: PublishingTenant,
  days: CalendarDays,
  most: number,
) => Operation<readonly PublishingMoment[]>
