import { param } from '../../base/db/parameter.ts'
import { all } from '../../base/db/query.ts'
import type { Context } from '../records/context.ts'
import type { Participant } from '../records/participants.ts'
import { entityByName } from '../records/registry.ts'
import { fromStored, type Row } from '../records/stored-values.ts'
import { withEvent } from './draft-history.ts'
import { draftTable, findOpenDraft, keptSince, unscheduled } from './record-drafts.ts'
import { assertNotDrafted } from './taken-values.ts'
import { followDraft } from './write-draft.ts'

/** How drafts take part in the changes of their records: what is unique, undo, and removal for good. */
export const draftParticipant: Participant = {
  name: 'drafts',
  concerns: ({ keepsDraft }) => keepsDraft === true,
  *with(context, { after }, changed) {
    const { entity } = context
    const unique = changed.filter((name) => entity.unique?.includes(name))
    if (unique.length === 0 || after.trashedAt !== null) return
    const values = unique.map(
      (name) => [name, fromStored(entity.fields[name]!.storage, (after as Row)[name]!)] as const,
    )
    yield* assertNotDrafted(context, after.id, Object.fromEntries(values))
  },
  removed: (context, id) => draftTable.removeAbout(context, id),
  *undone(context, changeSet, left) {
    const { store, tenant } = context
    const statement = store.cachedStatement<object>`drafts of a change set`(() =>
      store.scope
        .selectFrom('record_draft')
        .where('record_draft.changeSet', '=', param('changeSet'))
        .select(draftTable.columns),
    )
    for (const draft of (yield* all(statement({ tenant_id: tenant.id, changeSet }))).map(draftTable.read)) {
      const entity = entityByName(draft.entity)
      if (!entity || left.has(draft.recordId)) continue
      // What it said is gone by now.
      if (draft.endedAt !== null && draft.endedAt < keptSince()) continue
      const ofEntity: Context = { ...context, entity }
      const isOpen = draft.endedAt === null
      const open = isOpen ? undefined : yield* findOpenDraft(ofEntity, draft.recordId)
      if (open) {
        // One language was published before the other: what is left of the draft takes it back.
        if (open.createdAt !== draft.createdAt) continue
        const values = { ...draft.values, ...open.values }
        const whole = { ...open, values, basis: draft.basis, version: open.version + 1 }
        yield* draftTable.save(store, tenant.id, yield* withEvent(context, whole, { kind: 'restored' }))
        yield* draftTable.remove(store, tenant.id, draft.id)
        yield* followDraft(ofEntity, draft.recordId)
        continue
      }
      const ended = isOpen
        ? { endedAt: new Date().toISOString(), endedBy: 'published' as const }
        : { endedAt: null, endedBy: null, ...unscheduled }
      const changeSet = context.changeSet.id
      const said = isOpen ? ({ kind: 'published', changeSet } as const) : ({ kind: 'restored' } as const)
      const moved = { ...draft, ...ended, changeSet }
      yield* draftTable.save(store, tenant.id, yield* withEvent(context, moved, said))
      yield* followDraft(ofEntity, draft.recordId)
    }
  },
}
