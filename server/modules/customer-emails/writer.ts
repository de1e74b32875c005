import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Operation } from '../../base/db/query.ts'
import type { Module } from '../../features/feature.ts'
import type { Mail } from '../../base/mail/outbox.ts'
import type { Context } from '../../kernel/records/context.ts'
import type { RecordRow } from '../../kernel/records/read-row.ts'
import type { Recipient } from './recipient.ts'

/** How the emails to the customers of an entity are written (`emails` of its declaration). */
export interface EmailWriter {
  readonly entity: Entity
  /** Whether the tenant writes to them at all. */
  isOn(recipient: Recipient): boolean
  /** The kinds of email that fit a record, by its state; the one that staff write always does. */
  fitting(record: Values): readonly string[]
  /**
   * Reads what emails about a record contain; returns a function that writes each kind, with a slot for text by staff.
   */
  write(context: Context, row: RecordRow, recipient: Recipient): Operation<(kind: string) => Mail>
}

/** A module that writes emails to the customers of its entities. */
export interface ModuleWithEmails extends Module {
  readonly emails: readonly EmailWriter[]
}

/** The writers of a module; none if it writes no emails. */
export const emailWritersOf = (module: Module | ModuleWithEmails): readonly EmailWriter[] =>
  'emails' in module ? module.emails : []
