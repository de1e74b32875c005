import { draftTable, type DraftEvent, type RecordDraft } from './record-drafts.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { tenantBindings, type Context } from '../records/context.ts'
import { peopleOf } from './draft-answer.ts'

/** How many events a draft keeps, and how many of its record are answered. */
const mostEvents = 50

/** What an event says beside its time and its author. */
type Said = Pick<DraftEvent, 'kind'> & Partial<Pick<DraftEvent, 'publishAt' | 'language' | 'changeSet'>>

const nothingMore = { publishAt: null, language: null, changeSet: null } as const

/** A draft with another event by the caller, now. Saves of one person that follow each other are one event. */
export function* withEvent(
  context: Pick<Context, 'store' | 'by' | 'session' | 'impersonator'>,
  draft: RecordDraft,
  said: Said,
): Operation<RecordDraft> {
  const { by } = context
  const impersonator = context.impersonator ?? (yield* actingIn(context))
  const event = { at: new Date().toISOString(), by, impersonator, ...nothingMore, ...said }
  const last = draft.events.at(-1)
  const isSame =
    [last, event].every((each) => each?.kind === 'saved') && last?.by === by && last.impersonator === impersonator
  const before = isSame ? draft.events.slice(0, -1) : draft.events
  return { ...draft, events: [...before, event].slice(-mostEvents) }
}

/** The administrator who acts in a session in the name of its account, if one does. */
function* actingIn({ store, session }: Pick<Context, 'store' | 'session'>): Operation<string | null> {
  if (session === undefined) return null
  const statement = store.cachedStatement<{ impersonatedBy: string | null }>`who acts in a session`(() =>
    installation(store.scope.dialect)
      .selectFrom('auth_session')
      .where('auth_session.id', '=', param('session'))
      .select('auth_session.impersonatedBy'),
  )
  return (yield* first(statement({ session })))?.impersonatedBy ?? null
}

interface Person {
  readonly id: string
  /** Null where the account or the key is gone. */
  readonly name: string | null
}

/** An event with the names of all concerned. */
export type ReadDraftEvent = Omit<DraftEvent, 'by' | 'impersonator'> & {
  readonly by: Person | null
  readonly impersonator: Person | null
}

/** What was done with the drafts of a record, the newest first. */
export function* readDraftEvents(context: Context, recordId: string): Operation<readonly ReadDraftEvent[]> {
  if (!context.entity.keepsDraft) return []
  const { scope, cachedStatement } = context.store
  const statement = cachedStatement<object>`drafts of a record`(() =>
    scope
      .selectFrom('record_draft')
      .where('record_draft.entity', '=', param('entity'))
      .where('record_draft.recordId', '=', param('recordId'))
      .orderBy('record_draft.updatedAt', 'desc')
      .limit(param('most'))
      .select(draftTable.columns),
  )
  const rows = yield* all(statement({ ...tenantBindings(context), recordId, most: mostEvents }))
  const events = rows
    .flatMap((row) => draftTable.read(row).events)
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, mostEvents)
  const people = yield* peopleOf(
    context,
    events.flatMap(({ by, impersonator }) => [by, impersonator]),
  )
  const person = (id: string | null): Person | null => (id === null ? null : { id, name: people.get(id)?.name ?? null })
  return events.map((event) => ({
    ...nothingMore,
    ...event,
    by: person(event.by),
    impersonator: person(event.impersonator),
  }))
}
