import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import type { RaRecord } from 'react-admin'
import type { Locale } from '../../shell/words/locale.ts'
import { textIn } from './text-in.ts'

/** A record as the API returns it. The server checks `version` on every write. */
export interface CaptainRecord extends RaRecord<string> {
  readonly version: number
}

/** A record's title in the page's language, or its id where the title is empty. */
export function titleIn(locale: Locale, entity: Entity, record: CaptainRecord): string {
  const title = textIn(locale, record, titleOf(entity))
  return typeof title === 'string' && title !== '' ? title : record.id
}

/** Whether a record is a version that must be kept, so that deletion is not offered. */
export const isKeptVersion = (entity: Entity, record: CaptainRecord): boolean =>
  entity.versions !== undefined && deletionLock(entity, record) !== undefined

/** The field and state that currently forbid deleting a record, if any. */
export function deletionLock(
  entity: Entity,
  record: CaptainRecord,
): { readonly field: string; readonly state: string } | undefined {
  for (const [field, states] of Object.entries(entity.undeletable ?? {})) {
    const state = String(record[field])
    if (states?.includes(state)) return { field, state }
  }
  return undefined
}
