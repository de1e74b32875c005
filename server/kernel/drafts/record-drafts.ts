import { z } from 'zod'
import { v7 as uuid } from 'uuid'
import { draftEventKinds, draftLanguages } from '../../../entities/language/derived/draft-fields.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context, type Store } from '../records/context.ts'
import { systemTable, type RowOf, type StoredRowOf } from '../system-records/table.ts'

/** What somebody did with a draft. */
const draftEvent = z.object({
  kind: z.enum(draftEventKinds),
  at: z.string(),
  /** The account or the key; null for nobody. */
  by: z.string().nullable(),
  /** The administrator who acted as `by`, if any. */
  impersonator: z.string().nullable(),
  /** For when it was scheduled, or was to be published. */
  publishAt: z.string().nullable(),
  /** The only language that it is about; null for both. */
  language: z.enum(draftLanguages).nullable().default(null),
  /** The change set of a publication. */
  changeSet: z.string().nullable(),
})

export type DraftEvent = z.output<typeof draftEvent>

/** The columns of drafts of published records. */
const columns = {
  id: z.uuid(),
  entity: z.string(),
  recordId: z.string(),
  /** What it changes of its record, by field, as revisions have it. */
  values: z.record(z.string(), z.unknown()),
  /** The version of the record that it starts from. */
  basis: z.int(),
  version: z.int(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
  /** When it is to be published, and who said so. */
  publishAt: z.string().nullable(),
  scheduledBy: z.string().nullable(),
  /** The only language that is published then; null for both. */
  language: z.enum(draftLanguages).nullable(),
  /** When and how it ended; an ended one is kept for a while, so that the end can be undone. */
  endedAt: z.string().nullable(),
  endedBy: z.enum(['published', 'discarded']).nullable(),
  /** The change set that published it; or, of an open one, that undid its publication. */
  changeSet: z.string().nullable(),
  /** What was done with it, the last at the end. */
  events: z.array(draftEvent),
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    record_draft: StoredRowOf<typeof columns>
  }
}

export type RecordDraft = RowOf<typeof columns>

/** Drafts of published records: apart from the records, so that no query of these finds them. */
export const draftTable = systemTable('record_draft', columns)

/** For how many days an ended draft can be brought back. */
const keptDays = 30

/** The open drafts of an entity, for queries of one’s own. */
export const openDraftsOf = ({ scope }: Store) =>
  scope
    .selectFrom('record_draft')
    .where('record_draft.entity', '=', param('entity'))
    .where('record_draft.endedAt', 'is', null)

/** The open draft of a record, if it has one. */
export function* findOpenDraft(context: Context, recordId: string): Operation<RecordDraft | undefined> {
  const { store } = context
  const statement = store.cachedStatement<object>`open draft`(() =>
    openDraftsOf(store).where('record_draft.recordId', '=', param('recordId')).select(draftTable.columns),
  )
  const row = yield* first(statement({ ...tenantBindings(context), recordId }))
  return row && draftTable.read(row)
}

/** The open drafts of a tenant, the newest first. */
export function* newestDrafts(
  { scope, cachedStatement }: Store,
  tenant: string,
  most: number,
): Operation<readonly RecordDraft[]> {
  const statement = cachedStatement<object>`newest drafts`(() =>
    scope
      .selectFrom('record_draft')
      .where('record_draft.endedAt', 'is', null)
      .orderBy('record_draft.id', 'desc')
      .limit(param('most'))
      .select(draftTable.columns),
  )
  return (yield* all(statement({ tenant_id: tenant, most }))).map(draftTable.read)
}

/** What a draft without a time has. */
export const unscheduled = { publishAt: null, scheduledBy: null, language: null } as const

/** A new draft of a record, which is not stored yet. */
export function newDraft({ entity, by }: Context, recordId: string, basis: number): RecordDraft {
  const now = new Date().toISOString()
  return {
    id: uuid(),
    entity: entity.name,
    recordId,
    values: {},
    basis,
    version: 0,
    createdAt: now,
    createdBy: by,
    updatedAt: now,
    updatedBy: by,
    ...unscheduled,
    endedAt: null,
    endedBy: null,
    changeSet: null,
    events: [],
  }
}

/** The draft of a record that was discarded last, as long as it is kept. */
export function* findDiscarded(context: Context, recordId: string): Operation<RecordDraft | undefined> {
  const { scope, cachedStatement } = context.store
  const statement = cachedStatement<object>`discarded draft`(() =>
    scope
      .selectFrom('record_draft')
      .where('record_draft.entity', '=', param('entity'))
      .where('record_draft.recordId', '=', param('recordId'))
      .where('record_draft.endedAt', '>', param('since'))
      .where('record_draft.endedBy', '=', 'discarded')
      .orderBy('record_draft.endedAt', 'desc')
      .limit(1)
      .select(draftTable.columns),
  )
  const row = yield* first(statement({ ...tenantBindings(context), recordId, since: keptSince() }))
  return row && draftTable.read(row)
}

/** Ended before that, drafts cannot be brought back. */
export const keptSince = (): string => new Date(Date.now() - keptDays * 86_400_000).toISOString()

/** Deletes what a tenant’s drafts say that ended so long ago that they are not brought back; that there were any stays. */
export function* sweepDrafts({ scope, cachedStatement }: Store, tenant: string): Operation<void> {
  const statement = cachedStatement`sweep drafts`(() =>
    scope
      .updateTable('record_draft')
      .set({ values: noValues })
      .where('record_draft.endedAt', '<', param('since'))
      .where('record_draft.values', '!=', noValues),
  )
  yield* run(statement({ tenant_id: tenant, since: keptSince() }))
}

/** The values of a draft that changes nothing, as they are stored. */
const noValues = '{}'

/** The drafts of a tenant whose time is past. */
export function* overdueDrafts(
  { scope, cachedStatement }: Store,
  tenant: string,
  before: string,
): Operation<readonly RecordDraft[]> {
  const statement = cachedStatement<object>`overdue drafts`(() =>
    scope
      .selectFrom('record_draft')
      .where('record_draft.endedAt', 'is', null)
      .where('record_draft.publishAt', '<', param('before'))
      .orderBy('record_draft.publishAt')
      .select(draftTable.columns),
  )
  return (yield* all(statement({ tenant_id: tenant, before }))).map(draftTable.read)
}
