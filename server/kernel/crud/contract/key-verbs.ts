import type { KeyVerb } from '../../../../entities/language/derived/api-key-scopes.ts'
import type { Verb } from './operations.ts'

/** What an API key needs for an operation. It has no others: no trash, no order, no history, nothing for many records. */
export const keyVerbOf: Readonly<Partial<Record<Verb, KeyVerb>>> = {
  list: 'read-unpublished',
  read: 'read-unpublished',
  readSingle: 'read-unpublished',
  create: 'create',
  update: 'update',
  amend: 'update',
  transition: 'update',
  readSingleById: 'read-unpublished',
  readDraft: 'read-unpublished',
  saveDraft: 'update',
  discardDraft: 'update',
  restoreDraft: 'update',
  publishDraft: 'update',
  scheduleDraft: 'update',
  saveSingle: 'update',
  saveSingleById: 'update',
}
